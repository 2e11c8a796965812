/** Each field describes its input for the API document, since JSON Schema does not see the cleaning. */
import { z } from 'zod'
import { cleanEmail, emailProblem } from './email-address'
import { characterCount, cleanLine, cleanText } from './text'
import { isSlug, maxSlugLength, slugMessage, slugPattern } from './slug'

export function requiredLine(field: TextField) {
  return required(field, cleanLine)
}

export function requiredText(field: TextField) {
  return required(field, cleanText)
}

export function optionalLine(field: Pick<TextField, 'max'>) {
  return optional(field, cleanLine)
}

export function optionalText(field: Pick<TextField, 'max'>) {
  return optional(field, cleanText)
}

export function emailAddress({ malformed, ...field }: TextField & { malformed: string }) {
  return required(field, cleanEmail, { format: 'email', description: emailRule }).superRefine((address, context) => {
    const message = emailProblem(address, malformed)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })
}

const emailRule = 'An address that mail reaches over the internet, so its domain has a dot.'

interface TextField {
  missing: string
  max: number
}

export function textList({ max, maxItems, shape = {} }: { max: number; maxItems: number; shape?: object }) {
  return z
    .array(z.string({ error: 'Use text here' }).meta({ maxLength: max, ...shape }), {
      error: 'Use a list of texts here',
    })
    .meta({ maxItems })
    .nullish()
    .transform((texts) => (texts ?? []).map(cleanLine).filter((text) => text !== ''))
    .refine((texts) => texts.every((text) => characterCount(text) <= max), { error: `${tooLong(max)} for each` })
    .refine((texts) => texts.length <= maxItems, { error: tooManyItems(maxItems) })
}

export function tooLong(max: number): string {
  return `Use at most ${max.toLocaleString('en-US')} characters`
}

export function tooManyItems(max: number): string {
  return `Use at most ${max.toLocaleString('en-US')} of them`
}

function required({ missing, max }: TextField, clean: (text: string) => string, shape = {}) {
  return z
    .string({ error: missing })
    .meta({ minLength: 1, maxLength: max, ...shape })
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .refine((text) => characterCount(text) <= max, { error: tooLong(max) }),
    )
}

function optional({ max }: Pick<TextField, 'max'>, clean: (text: string) => string) {
  return z
    .string({ error: 'Use text here' })
    .meta({ maxLength: max })
    .nullish()
    .transform((text) => {
      const cleaned = clean(text ?? '')
      return cleaned === '' ? null : cleaned
    })
    .refine((text) => text === null || characterCount(text) <= max, { error: tooLong(max) })
}

/** Reads a whole number as people type it in a form, such as "3,650". */
export function wholeNumber({ min, max }: { min: number; max: number }, error: string) {
  return z
    .string({ error })
    .overwrite(cleanLine)
    .regex(/^(?:\d{1,6}|\d{1,3},\d{3})$/, { error })
    .transform((text) => Number(text.replace(',', '')))
    .refine((number) => number >= min && number <= max, { error })
}

export const reservedSlugMessage = 'This slug is the address of another part of this site. Please choose another one.'

export const slugField = z
  .string({ error: slugMessage })
  .meta({
    pattern: `^$|${slugPattern.source}`,
    maxLength: maxSlugLength,
    description: 'The last part of the address; empty or absent on creation: made of the name.',
  })
  .nullish()
  .transform((text) => cleanLine(text ?? ''))
  .refine((text) => text === '' || isSlug(text), { error: slugMessage })
