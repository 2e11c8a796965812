import type { Message } from '~/lib/toast'

/** Adds a reason, if there is one or if the text ends with a colon. */
export function withReason({ title, description }: Message, reason: string | undefined): Message {
  if (description.endsWith(': ')) return { title, description: `${description}${reason ?? 'Please try again.'}` }
  return { title, description: reason === undefined ? description : `${description} ${reason}` }
}
