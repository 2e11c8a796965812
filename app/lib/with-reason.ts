import type { Message } from '~/lib/toast'

/** A text that ends with a colon asks for the reason; behind any other stands one only where one is known. */
export function withReason({ title, description }: Message, reason: string | undefined): Message {
  if (description.endsWith(': ')) return { title, description: `${description}${reason ?? 'Please try again.'}` }
  return { title, description: reason === undefined ? description : `${description} ${reason}` }
}
