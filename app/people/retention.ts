import { countEntries } from '~/inbox/entries/inbox-messages'
import type { EditQuestion } from '~/lib/editing'
import type { Message } from '~/lib/messages'

export const retentionLimits = { min: 1, max: 240 } as const

export interface Expired {
  quotes: number
  contacts: number
}

/** A day that a shorter month lacks counts as its last day. */
export function monthsBefore(now: Date, months: number): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0))
  const day = Math.min(now.getUTCDate(), month.getUTCDate())
  const time = now.getTime() % (24 * 60 * 60 * 1000)
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day) + time).toISOString()
}

export const retentionLabels = { months: 'Delete closed ones after (months)' } as const

export function retentionName(months: number | null): string {
  if (months === null) return 'off'
  return months === 1 ? '1 month' : `${String(months)} months`
}

export function expiredLine({ quotes, contacts }: Expired): string {
  return `${countEntries('quotes', quotes)} and ${countEntries('contacts', contacts)}`
}

export function retentionQuestion(months: number, expired: Expired) {
  const label = `Delete after ${retentionName(months)}`
  return {
    title: `${label}?`,
    text: `The next daily run would delete ${expiredLine(expired)} for good, with notes, answers, and mail: all that are closed and came in more than ${retentionName(months)} ago. From then on, others are deleted as they get that old.`,
    answers: [{ value: `delete-after-${String(months)}`, label }],
  } satisfies EditQuestion
}

export const retentionMessages = {
  invalid: { title: 'Error', description: 'Please correct the marked field.' },
  failed: { title: 'Error', description: 'Failed to save the rule.' },
} as const satisfies Record<string, Message>

export function retentionMessage(months: number | null): Message {
  const title = 'Rule Saved'
  if (months === null) return { title, description: 'Closed quotes and messages stay until somebody deletes them.' }
  return { title, description: `Closed quotes and messages are deleted ${retentionName(months)} after they came in.` }
}
