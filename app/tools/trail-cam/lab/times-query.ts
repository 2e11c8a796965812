import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { orderOfTimes, readWallTime } from './wall-time'

/** A list of this length, with escaped line ends and colons, still fits into an address of 8 kB. */
export const mostListCharacters = 4500
const defaultGapMinutes = 10
const mostGapMinutes = 240
const mostShownCharacters = 40

interface TimesReading {
  isAsked: boolean
  /** The times are those of the camera's clock; see wall-time.ts. */
  times: readonly number[]
  unread: readonly string[]
  gapMinutes: number
  errors: Readonly<Record<string, string>>
}

const Times = z.object({
  times: z.string().check(
    z.minLength(1, { error: 'Paste at least one time.', abort: true }),
    z.maxLength(mostListCharacters, {
      error: `Use at most ${mostListCharacters.toLocaleString('en-US')} characters, about 250 times: the list becomes part of the address.`,
      abort: true,
    }),
    z.refine((text) => readTimes(text).times.length > 0, {
      error: 'No line is a date with a time, such as 2026-11-14 06:42 or 11/14/2026 6:42 AM.',
    }),
  ),
})

const gapError = `Enter whole minutes from 1 to ${String(mostGapMinutes)}.`

const Gap = z.object({
  gap: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text === '' ? defaultGapMinutes : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
    ),
    z
      .number({ error: gapError })
      .check(z.minimum(1, { error: gapError }), z.maximum(mostGapMinutes, { error: gapError })),
  ),
})

export function readTimesQuery(query: URLSearchParams): TimesReading {
  const list = readTool(query, Times, { one: ['times'] })
  const gap = readTool(query, Gap, { one: ['gap'] })
  return {
    isAsked: list.isAsked,
    ...readTimes(list.input?.times ?? ''),
    gapMinutes: gap.input?.gap ?? defaultGapMinutes,
    errors: { ...list.errors, ...gap.errors },
  }
}

function readTimes(text: string): Pick<TimesReading, 'times' | 'unread'> {
  const times: number[] = []
  const unread: string[] = []
  const lines = text.split(/\r\n|\r|\n/)
  const order = orderOfTimes(lines)
  for (const [index, line] of lines.entries()) {
    const time = readWallTime(line, order)
    if (time !== undefined) times.push(time)
    else if (line.trim() !== '') unread.push(`Line ${String(index + 1)}: ${line.trim().slice(0, mostShownCharacters)}`)
  }
  return { times, unread }
}
