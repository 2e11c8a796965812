/** An editor's form sends values, and comes back with them. */
import { z } from 'zod'

const Row = z.union([z.string(), z.record(z.string(), z.string())])
export const Values = z.record(z.string(), z.union([z.string(), z.array(Row)]))

/** Returns a form's values under the names of its fields. */
export function toFields(values: object): Record<string, string> {
  const fields = Object.entries(Values.parse(values)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : value.flatMap((row, index): [string, string][] =>
          typeof row === 'string'
            ? [[`${name}[${String(index)}]`, row]]
            : Object.entries(row).map(([field, text]) => [`${name}[${String(index)}].${field}`, text]),
        ),
  )
  return Object.fromEntries(fields)
}

export const Unsaved = z.object({
  lastResult: z.looseObject({
    initialValue: z.record(z.string(), z.unknown()).nullish(),
    error: z.record(z.string(), z.array(z.string()).nullable()).nullish(),
  }),
  version: z.string(),
  message: z.object({ title: z.string(), description: z.string() }).optional(),
  differences: z.array(z.object({ label: z.string(), stored: z.string(), typed: z.string() })).optional(),
  question: z.looseObject({ title: z.string(), answers: z.array(z.object({ value: z.string() })) }).optional(),
})
