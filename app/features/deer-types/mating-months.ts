/**
 * The months of a mating season, read from the two lines that an operator writes: from the month that the first names
 * first to the one that the second names first. Undefined where either names none.
 */
export const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const

/** Months from 0 to 11, in their order; a season may go over the end of the year. */
export function matingMonths(start: string | null, end: string | null): number[] | undefined {
  const [first, last] = [firstMonth(start), firstMonth(end)]
  if (first === undefined || last === undefined) return undefined
  return Array.from({ length: ((last - first + 12) % 12) + 1 }, (_, offset) => (first + offset) % 12)
}

function firstMonth(text: string | null): number | undefined {
  const found = new RegExp(`\\b(${monthNames.join('|')})\\b`).exec(text ?? '')?.[1]
  return found === undefined ? undefined : monthNames.findIndex((name) => name === found)
}
