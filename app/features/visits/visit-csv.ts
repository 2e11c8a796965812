/** The counts as a CSV file, a day at a time: a year may have more than a million rows. */
import Papa from 'papaparse'
import { formulaCell } from '~/lib/csv'

interface CsvRow {
  day: string
  kind: string
  name: string
  count: number
}

export function toVisitCsv(
  days: readonly string[],
  readDay: (day: string) => Promise<readonly CsvRow[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const left = days.values()
  return new ReadableStream({
    start: (controller) => {
      // The mark tells Excel that the text is UTF-8.
      controller.enqueue(encoder.encode('\uFEFFDay,Kind,Name,Count\r\n'))
    },
    pull: async (controller) => {
      for (const day of left) {
        const rows = await readDay(day)
        if (rows.length === 0) continue
        const cells = rows.map(({ kind, name, count }) => [day, kind, name, count])
        controller.enqueue(encoder.encode(`${Papa.unparse(cells, { escapeFormulae: formulaCell })}\r\n`))
        return
      }
      controller.close()
    },
  })
}
