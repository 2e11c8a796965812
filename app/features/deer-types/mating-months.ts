/**
 * Reads the months of a mating season from the operator's two lines: from the first month named in the first to the
 * first named in the second. Undefined unless both name one.
 */
export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** Months 0 to 11; a season may cross the end of the year. */
export function matingMonths(start: string | null, end: string | null): number[] | undefined {
  const [first, last] = [firstMonth(start), firstMonth(end)]
  if (first === undefined || last === undefined) return undefined
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, offset) => (first + offset) % 12)
}

function firstMonth(text: string | null): number | undefined {
  const found = new RegExp(`\\b(${monthNames.join('|')})\\b`).exec(text ?? '')?.[1]
  return found === undefined ? undefined : monthNames.findIndex((name) => name === found)
}
