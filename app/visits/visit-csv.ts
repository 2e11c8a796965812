/** The file is written a day at a time: a year may have more than a million rows. */
import { csvHead, csvRecords } from '~/lib/csv'

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
      controller.enqueue(encoder.encode(csvHead(['Day', 'Kind', 'Name', 'Count'])))
    },
    pull: async (controller) => {
      for (const day of left) {
        const rows = await readDay(day)
        if (rows.length === 0) continue
        const records = rows.map(({ kind, name, count }) => [day, kind, name, count])
        controller.enqueue(encoder.encode(csvRecords(records)))
        return
      }
      controller.close()
    },
  })
}
