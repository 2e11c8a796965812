import { z } from 'zod'
import { tooManyItems } from './text.schema'

interface RowListRules {
  maxItems: number
  error: string
  shapes?: Readonly<Record<string, Record<string, unknown>>>
}

export function rowList<Row extends z.ZodObject>(row: Row, { maxItems, error, shapes = {} }: RowListRules) {
  const cells = Object.keys(row.shape).map(
    (name) =>
      [
        name,
        z
          .string()
          .meta(shapes[name] ?? {})
          .catch(''),
      ] as const,
  )
  return z
    .array(z.object(Object.fromEntries(cells)), { error })
    .meta({ maxItems })
    .nullish()
    .transform((given, context) => {
      const rows = (given ?? []).flatMap((sent, index) => {
        if (Object.values(sent).every((cell) => cell.trim() === '')) return []
        const parsed = row.safeParse(sent)
        if (parsed.success) return [parsed.data]
        for (const { message, path } of parsed.error.issues) {
          context.issues.push({ code: 'custom', message, path: [index, ...path], input: sent })
        }
        return []
      })
      if (rows.length > maxItems) {
        context.issues.push({ code: 'custom', message: tooManyItems(maxItems), input: given })
      }
      return rows
    })
}
