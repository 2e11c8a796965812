/** An offer: the prices of an answer that was sent, on a page of the site until its last day. */
import { localHour, longDay } from '~/lib/dates'
import type { ErrorWords, Message } from '~/lib/messages'
import type { AnswerPrices } from '~/inbox/quotes/sent-answer.schema'
import type { Customer } from '~/inbox/quotes/quotes'

export interface Offer {
  /** The id of the answer. */
  id: number
  quoteId: number
  reference: string
  customer: Customer
  prices: AnswerPrices
  /** ISO 8601, UTC. */
  sentAt: string
  /** A day such as 2026-12-24. */
  lastDay: string
  /** ISO 8601, UTC. */
  acceptedAt: string | null
}

/** Days that the page of an offer without an end stays open. */
const openDays = 90

/** The day is in the site’s time zone. */
export function lastDayOf(validUntil: string | null, sentAt: string, timeZone: string): string {
  if (validUntil !== null) return validUntil
  return localHour(new Date(Date.parse(sentAt) + openDays * 24 * 60 * 60 * 1000), timeZone).slice(0, 10)
}

export const questionLimit = 2000

export const questionMissing = 'Enter your question'

export const offerMessages = {
  accepted: {
    title: 'Offer Accepted',
    description: 'We’ve been told, and we’ll write to you about the next steps.',
  },
  asked: { title: 'Question Sent', description: 'We have your question, and we’ll answer by mail.' },
  invalid: { title: 'Error', description: 'Please correct the marked field.' },
  failed: { title: 'Error', description: 'We could not store this. Please try again.' },
  unknown: {
    title: 'There is no offer here',
    message: 'Part of the link may be missing. Open it from our mail once more, or write to us.',
  },
} as const satisfies Record<string, Message | ErrorWords>

interface ClosedOffer extends Pick<Offer, 'reference' | 'lastDay' | 'acceptedAt'> {
  /** The day on which a newer offer was sent, such as 2026-12-24. */
  replacedOn: string | null
}

/** Somebody with the link of an offer that is over reads this. */
export function closedWords({ reference, lastDay, acceptedAt, replacedOn }: ClosedOffer, email: string): ErrorWords {
  const ask = `write to ${email} and give us the number ${reference}.`
  if (replacedOn !== null) {
    return {
      title: 'There is a newer offer',
      message: `We sent you other prices on ${longDay(replacedOn)}. Open the link in that mail, or ${ask}`,
    }
  }
  const was = `The offer was open until ${longDay(lastDay)}.`
  const next = acceptedAt === null ? `For new prices, ${ask}` : `You have accepted it. If something is unclear, ${ask}`
  return { title: 'This offer has ended', message: `${was} ${next}` }
}
