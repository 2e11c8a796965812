/**
 * Reads a tool's query string. Any parameter counts as a submit; missing or invalid ones become field errors, and
 * valid choices stay chosen.
 */
import * as z from 'zod/mini'
import { states } from '~/lib/states.data'
import { characterCount, cleanLine } from '~/lib/text'

export interface ToolReading<Input> {
  /** The query has at least one of the tool's parameters. */
  isAsked: boolean
  /** The input has no optional fields that are wrong, and is undefined if a required one is missing or wrong. */
  input: Input | undefined
  /** The key is the field's name. */
  errors: Readonly<Record<string, string>>
}

interface ToolFields {
  /** The fields with a single value; an absent one reads as empty. */
  one?: readonly string[]
  /** The fields whose values may repeat, read as a list. */
  many?: readonly string[]
}

/** `schema` expects trimmed texts for `one` and lists for `many`. */
export function readTool<Input>(
  address: URLSearchParams,
  schema: z.ZodMiniType<Input>,
  { one = [], many = [] }: ToolFields,
): ToolReading<Input> {
  const query = withoutEmptyValues(address)
  const isAsked = [...one, ...many].some((name) => query.has(name))
  if (!isAsked) return { isAsked, input: undefined, errors: {} }
  const values = {
    ...Object.fromEntries(one.map((name) => [name, (query.get(name) ?? '').trim()])),
    ...Object.fromEntries(many.map((name) => [name, query.getAll(name)])),
  }
  const { data, error } = z.safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const issue of error?.issues ?? []) errors[String(issue.path[0] ?? '')] ??= issue.message
  // An optional field may be empty.
  const emptied = Object.fromEntries(Object.keys(errors).map((name) => [name, many.includes(name) ? [] : '']))
  return { isAsked, input: error ? z.safeParse(schema, { ...values, ...emptied }).data : data, errors }
}

/** Tells whether the page has errors in the place of an answer. */
export function isRefused({ input, errors }: Pick<ToolReading<unknown>, 'input' | 'errors'>): boolean {
  return input === undefined && Object.keys(errors).length > 0
}

/** Drops a RadioGroup's hidden empty value if a choice was made. */
export function withoutEmptyValues(query: URLSearchParams): URLSearchParams {
  // URLSearchParams.has() for each name would be quadratic, so this is a set.
  const chosen = new Set(Array.from(query).flatMap(([name, value]) => (value === '' ? [] : [name])))
  const empty = new Set<string>()
  const cleaned = new URLSearchParams()
  for (const [name, value] of query) {
    if (value === '' && (chosen.has(name) || empty.has(name))) continue
    if (value === '') empty.add(name)
    cleaned.append(name, value)
  }
  return cleaned
}

/**
 * Leaves out what a form sends for fields that nobody filled in. A required field keeps its one empty value, which says
 * that the button was pressed.
 */
export function withoutBlanks(query: URLSearchParams, required: readonly string[]): URLSearchParams {
  const filled = Array.from(withoutEmptyValues(query))
  return new URLSearchParams(filled.filter(([name, value]) => value !== '' || required.includes(name)))
}

export const lineOf = (most: number) =>
  z.string().check(
    z.overwrite(cleanLine),
    z.refine((text) => characterCount(text) <= most, { error: `Use at most ${String(most)} characters.` }),
  )

/** The state has postal letters in any case, or nothing. */
export const StateOrNone = z.pipe(
  z.string().check(z.toUpperCase()),
  z.union([z.literal(''), z.enum(states.map(({ id }) => id))], { error: 'Choose one of the fifty states.' }),
)
