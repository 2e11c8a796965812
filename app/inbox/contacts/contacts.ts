import { withReplyTime } from '~/lib/reply-time'
import type { Site } from '~/site'

export interface Contact {
  id: number
  name: string
  email: string
  message: string
  status: ContactStatus
  /** ISO 8601, UTC. */
  createdAt: string
}

export const contactStatuses = ['new', 'replied', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

export const contactBadges = {
  new: { tone: 'good', label: 'New' },
  replied: { tone: 'answered', label: 'Replied' },
  closed: { tone: 'gray', label: 'Closed' },
} as const satisfies Record<ContactStatus, { tone: string; label: string }>

/** The characters of a message that a list shows. */
export const previewLength = 60

export const contactLimits = { name: 120, email: 254, message: 5000 } as const

export const contactFieldMessages = {
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your email address',
  emailMalformed: 'Enter an email address in the correct format, like name@example.com',
  messageMissing: 'Enter your message',
} as const

export const contactMessages = {
  missing: { title: 'Error', description: 'Please fill in all fields.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  failed: { title: 'Error', description: 'Failed to send message. Please try again.' },
  statusUpdated: { title: 'Status Updated', description: 'Contact status has been updated successfully.' },
  statusFailed: { title: 'Error', description: 'Failed to update contact status.' },
  sent: {
    title: 'Message Sent!',
    description: "Thank you for your message. We'll get back to you within 24 hours.",
  },
} as const

/** Names what the site promises now. */
export function sentWords({ replyWithin }: Pick<Site, 'replyWithin'>) {
  const { title, description } = contactMessages.sent
  return { title, description: withReplyTime(description, replyWithin) }
}

/** Returns the specification's message if something is missing. */
export function contactErrorMessage(fieldMessages: readonly string[]) {
  const { nameMissing, emailMissing, messageMissing } = contactFieldMessages
  const words: readonly string[] = [nameMissing, emailMissing, messageMissing]
  return fieldMessages.some((message) => words.includes(message)) ? contactMessages.missing : contactMessages.invalid
}
