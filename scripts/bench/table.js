/**
 * What was measured, as lines of text.
 */

/** @typedef {import('./rounds.js').Rate} Rate */

/** @param {ReadonlyMap<string, readonly Rate[]>} results */
export function printRates(results) {
  printRow('', ['requests/s', 'lowest', 'highest', 'CPU µs each'])
  for (const [name, rates] of results) {
    const perSecond = rates.map((rate) => rate.perSecond)
    const numbers = [median(perSecond), Math.min(...perSecond), Math.max(...perSecond)]
    printRow(name, [...numbers.map((number) => number.toFixed(0)), cpuOf(rates).toFixed(1)])
  }
}

/**
 * Of the medians: how many times the requests per second, and the share of them that the processor time alone allows,
 * which a busy machine disturbs less.
 * @param {ReadonlyMap<string, readonly Rate[]>} results
 * @param {readonly (readonly [string, string])[]} pairs
 */
export function printRatios(results, pairs) {
  console.log('')
  printRow('', ['by requests/s', 'by CPU'])
  for (const [one, other] of pairs) {
    const [rates, otherRates] = [results.get(one) ?? [], results.get(other) ?? []]
    const byRate = median(rates.map((rate) => rate.perSecond)) / median(otherRates.map((rate) => rate.perSecond))
    printRow(
      `${one} / ${other}`,
      [byRate, cpuOf(otherRates) / cpuOf(rates)].map((ratio) => ratio.toFixed(2)),
    )
  }
}

/** @param {readonly Rate[]} rates */
function cpuOf(rates) {
  return median(rates.map((rate) => rate.cpuUs))
}

/**
 * @param {string} name
 * @param {readonly string[]} cells
 */
function printRow(name, cells) {
  console.log(name.padEnd(32) + cells.map((cell) => cell.padStart(14)).join(''))
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
