/** Counts extra, missing, wrong and swapped letters (optimal string alignment). The count stops at `limit + 1`. */
export function editDistance(one: string, other: string, limit: number): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (b.length === 0) return Math.min(a.length, limit + 1)
  let beforeLast: number[] = []
  let last = b.map((_, column) => column + 1)
  for (const [row, letter] of a.entries()) {
    const current: number[] = []
    for (const [column, otherLetter] of b.entries()) {
      const left = column === 0 ? row + 1 : (current[column - 1] ?? 0)
      const above = last[column] ?? 0
      const diagonal = column === 0 ? row : (last[column - 1] ?? 0)
      let distance = Math.min(left + 1, above + 1, diagonal + (letter === otherLetter ? 0 : 1))
      if (row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === otherLetter) {
        const swapped = column === 1 ? row - 1 : (beforeLast[column - 2] ?? 0)
        distance = Math.min(distance, swapped + 1)
      }
      current.push(distance)
    }
    // A swap refers to the row before the last.
    if (Math.min(...current) > limit && Math.min(...last) >= limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last.at(-1) ?? 0, limit + 1)
}
