import { withReplyTime } from '~/lib/reply-time'
import type { Site } from '~/site'
import type { Message } from '~/lib/messages'
import { cleanLine } from '~/lib/text'

export interface Quote {
  id: number
  customerName: string
  customerEmail: string
  customerPhone: string | null
  /** Null once the product is deleted; its name stays. */
  productId: number | null
  productName: string
  quantity: number
  notes: string | null
  status: QuoteStatus
  /** ISO 8601, UTC. */
  createdAt: string
}

export const offerStates = ['sent', 'asked', 'accepted'] as const

/** The newest offer of a quote, for the operators. */
export interface QuoteOffer {
  /** `asked` while a question on it has no answer. */
  state: (typeof offerStates)[number]
  totalCents: number
  /** ISO 8601, UTC. */
  sentAt: string
  /** ISO 8601, UTC. */
  acceptedAt: string | null
  /** When the customer first did something that has no answer yet. ISO 8601, UTC. */
  since: string | null
}

/** A quote as the operator lists it. */
export interface QuoteEntry extends Quote {
  /** The newest offer; null before one was sent. */
  offer: QuoteOffer | null
}

export interface Customer {
  name: string
  email: string
  phone: string | null
}

export const quoteStatuses = ['pending', 'contacted', 'closed'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export const quoteBadges = {
  pending: { tone: 'pending', label: 'Pending' },
  contacted: { tone: 'answered', label: 'Contacted' },
  closed: { tone: 'good', label: 'Closed' },
} as const satisfies Record<QuoteStatus, { tone: string; label: string }>

/** The most characters of each text, and the bounds of the quantity. */
export const quoteLimits = {
  customerName: 120,
  customerEmail: 254,
  customerPhone: 40,
  notes: 5000,
  quantity: { min: 1, max: 9999 },
} as const

export const quoteFieldMessages = {
  nameMissing: 'Enter your name',
  emailMissing: 'Enter your email address',
  emailMalformed: 'Enter an email address in the correct format, like name@example.com',
  quantityTooLarge: 'Quantity must be 9,999 or less',
  productMissing: 'Choose a product from the catalog',
  productsMissing: 'Add at least one product',
  tooManyProducts: 'A request can name at most 10 products',
} as const

export const quoteMessages = {
  missing: { title: 'Error', description: 'Please fill in all required fields.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  failed: { title: 'Error', description: 'Failed to submit quote request. Please try again.' },
  statusUpdated: { title: 'Status Updated', description: 'Quote status has been updated successfully.' },
  statusFailed: { title: 'Error', description: 'Failed to update quote status.' },
  gone: {
    title: 'Error',
    description:
      'A product is no longer in our catalog, so we took it off your list. Please check it and send it again.',
  },
  submitted: {
    title: 'Quote Request Submitted!',
    description: "Thank you! We'll contact you within 24 hours with your quote.",
  },
} as const

/** Names what the site promises now. */
export function submittedWords({ replyWithin }: Pick<Site, 'replyWithin'>) {
  const { title, description } = quoteMessages.submitted
  return { title, description: withReplyTime(description, replyWithin) }
}

/** The message for a page without a receipt. */
export function submittedMessage(
  submitted: Message,
  { reference, receipt }: { reference: string; receipt: string },
): Message {
  const link = { to: receipt, label: 'See and print your receipt' }
  return { ...submitted, outcome: `Your reference number: ${reference}`, link }
}

/**
 * Turns what is not a number, or below 1, into 1; rounds fractions down. The schema refuses what is above the limit.
 */
export function toQuantity(value: unknown): number {
  if (typeof value !== 'number' && typeof value !== 'string') return quoteLimits.quantity.min
  const line = typeof value === 'string' ? cleanLine(value) : ''
  const number = typeof value === 'number' ? value : Number(line === '' ? Number.NaN : line)
  return Number.isNaN(number) ? quoteLimits.quantity.min : Math.max(quoteLimits.quantity.min, Math.floor(number))
}

/** Returns the specification's message if a required field is missing. */
export function quoteErrorMessage(fieldMessages: readonly string[]) {
  const { nameMissing, emailMissing, productsMissing } = quoteFieldMessages
  const missing: readonly string[] = [nameMissing, emailMissing, productsMissing]
  const isMissing = fieldMessages.some((message) => missing.includes(message))
  return isMissing ? quoteMessages.missing : quoteMessages.invalid
}

/** Returns "2 × Field Spray". */
export function formatQuoted({ productName, quantity }: Pick<Quote, 'productName' | 'quantity'>): string {
  return `${quantity.toLocaleString('en-US')} × ${productName}`
}
