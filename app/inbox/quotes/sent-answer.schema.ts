/** The JSON of an answer: its draft, and what was sent. */
import { z } from 'zod'

const text = z.string().default('')

/** Parses a draft as it was typed. */
export const StoredDraft = z.object({
  subject: text,
  text,
  hasPrices: text,
  lines: z.array(z.object({ label: text, quantity: text, unitPrice: text })).default([]),
  discount: text,
  shipping: text,
  validUntil: text,
  taxNote: text,
  also: z.array(z.string()).default([]),
})
export type StoredDraft = z.output<typeof StoredDraft>

const AnswerPrices = z.object({
  lines: z.array(z.object({ label: z.string(), quantity: z.int(), unitCents: z.int() })),
  discountHundredths: z.int(),
  shippingCents: z.int().nullable(),
  /** A day such as 2026-12-24. */
  validUntil: z.string().nullable(),
  taxNote: z.string().nullable(),
})
export type AnswerPrices = z.output<typeof AnswerPrices>

export const SentAnswer = z.object({
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  prices: AnswerPrices.nullable(),
})
export type SentAnswer = z.output<typeof SentAnswer>
