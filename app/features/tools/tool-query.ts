/**
 * How a tool reads its address. Parameters present count as the button pressed; what is missing or wrong comes back as
 * a message for its field, and everything that was chosen stays chosen.
 */
import { safeParse, type ZodMiniType } from 'zod/mini'

export interface ToolReading<Input> {
  /** Whether anything was asked: any of the tool's parameters stands in the address. */
  isAsked: boolean
  /** What was asked, when all of it is good. */
  input: Input | undefined
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
}

interface ToolFields {
  /** Parameters with one value. An absent one is read as an empty text. */
  one?: readonly string[]
  /** Parameters that may come several times: read as a list. */
  many?: readonly string[]
}

/** `schema` takes a record of the fields: texts without white space at their ends for `one`, lists for `many`. */
export function readTool<Input>(
  address: URLSearchParams,
  schema: ZodMiniType<Input>,
  { one = [], many = [] }: ToolFields,
): ToolReading<Input> {
  const query = withoutEmptyValues(address)
  const isAsked = [...one, ...many].some((name) => query.has(name))
  if (!isAsked) return { isAsked, input: undefined, errors: {} }
  const values = {
    ...Object.fromEntries(one.map((name) => [name, (query.get(name) ?? '').trim()])),
    ...Object.fromEntries(many.map((name) => [name, query.getAll(name)])),
  }
  const { data, error } = safeParse(schema, values)
  const errors: Record<string, string> = {}
  for (const issue of error?.issues ?? []) errors[String(issue.path[0] ?? '')] ??= issue.message
  return { isAsked, input: data, errors }
}

/** Without the empty values that stood in for a choice (see RadioGroup) where one was made after all. */
export function withoutEmptyValues(query: URLSearchParams): URLSearchParams {
  // Sets, for to ask the query itself for each of its names costs the square of their number.
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
