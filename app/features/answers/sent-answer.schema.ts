/** The JSON that the table `answers` holds. */
import { z } from 'zod'
import type { AnswerDraft } from './answer-draft'

const text = z.string().default('')

/** What was typed, and by which form: one form may overwrite what it saved itself. */
export const StoredDraft = z.object({
  formKey: text,
  /** Raised by each save of that form. */
  sequence: z.int().default(0),
  draft: z.object({
    subject: text,
    text,
    hasPrices: text,
    lines: z.array(z.object({ label: text, quantity: text, unitPrice: text })).default([]),
    discount: text,
    shipping: text,
    validUntil: text,
    taxNote: text,
  }) satisfies z.ZodType<AnswerDraft>,
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
