/** Months, 0 to 11, come from the words of a record. A season may cross the end of the year. */
export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

const seasonMonths: Readonly<Record<string, readonly number[]>> = {
  spring: [2, 3, 4],
  summer: [5, 6, 7],
  fall: [8, 9, 10],
  winter: [11, 0, 1],
}

/** Does not match the verb: antlers fall, too. */
const fall =
  '(?<=^|\\b(?:in|by|of|the|through|until|each|every|early|late|mid|and|or|(?:spring|summer|winter) to)[ -])fall'
const seasons = Object.keys(seasonMonths).map((name) => (name === 'fall' ? fall : name))
const named = new RegExp(`\\b(${[...monthNames, ...seasons].join('|')})\\b`, 'g')

/** The first month of `start` begins the season, that of `end` ends it. Returns undefined unless both name one. */
export function matingMonths(start: string | null, end: string | null): number[] | undefined {
  const [first, last] = [firstMonth(start), firstMonth(end)]
  return first === undefined || last === undefined ? undefined : span(first, last)
}

export function monthsFrom(words: string): number[] {
  const months = [...words.matchAll(named)].flatMap(([name]) => monthsOf(name))
  const [first, last] = [months[0], months.at(-1)]
  return first === undefined || last === undefined ? [] : span(first, last)
}

export function monthSpan(months: readonly number[]): string {
  const [first, last] = [monthNames[months[0] ?? 0], monthNames[months.at(-1) ?? 0]]
  return first === last ? (first ?? '') : `${first ?? ''} to ${last ?? ''}`
}

function span(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, offset) => (first + offset) % 12)
}

function monthsOf(name: string): readonly number[] {
  return seasonMonths[name] ?? [monthNames.findIndex((month) => month === name)]
}

function firstMonth(text: string | null): number | undefined {
  const found = new RegExp(`\\b(${monthNames.join('|')})\\b`).exec(text ?? '')?.[1]
  return found === undefined ? undefined : monthNames.findIndex((name) => name === found)
}
