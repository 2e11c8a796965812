/**
 * The figures of a bench: medians over the rounds with their spread, held against their goals.
 */

/** @typedef {import('./load.js').Rate} Rate */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {number} low of the rounds
 * @property {number} high
 * @property {string} unit empty for a ratio
 * @property {string} [beside] another figure, for who wants to judge this one
 * @property {Goal} [goal]
 */

/**
 * @typedef {object} Goal
 * @property {number} [atLeast]
 * @property {number} [floor] what will do where `atLeast` is missed
 * @property {number} [atMost]
 */

/**
 * @param {readonly number[]} values one for each round
 * @returns {{ value: number, low: number, high: number }}
 */
export function summarize(values) {
  return { value: median(values), low: Math.min(...values), high: Math.max(...values) }
}

/**
 * How many times the requests per second, round by round; beside it the same by processor time, which other work on the
 * machine disturbs less.
 * @param {string} name
 * @param {readonly [readonly Rate[] | undefined, readonly Rate[] | undefined]} contenders
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function toRatio(name, [rates = [], others = []], goal) {
  const byRate = rates.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? NaN))
  const byCpu = rates.map(({ cpuUs }, round) => (others[round]?.cpuUs ?? NaN) / cpuUs)
  return { name, ...summarize(byRate), unit: '', beside: `by CPU ${median(byCpu).toFixed(2)}`, ...(goal && { goal }) }
}

/**
 * @param {string} name
 * @param {readonly [readonly Rate[] | undefined, readonly Rate[] | undefined]} contenders the site, and what node:http
 *   itself has in the same rounds
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function toP99(name, [rates = [], raws = []], goal) {
  const raw = median(raws.map(({ p99Ms }) => p99Ms))
  const own = summarize(rates.map(({ p99Ms }) => p99Ms))
  return { name, ...own, unit: 'ms', beside: `raw ${raw.toFixed(2)} ms`, ...(goal && { goal }) }
}

/**
 * @param {string} name
 * @param {readonly Rate[]} [rates]
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function toCpu(name, rates = [], goal) {
  return { name, ...summarize(rates.map(({ cpuUs }) => cpuUs / 1000)), unit: 'ms', ...(goal && { goal }) }
}

/**
 * @param {Figure} figure
 * @returns {'' | 'yes' | 'floor' | 'no' | 'unknown'}
 */
export function judge({ value, goal }) {
  if (goal === undefined) return ''
  if (Number.isNaN(value)) return 'unknown'
  const { atLeast = -Infinity, floor = atLeast, atMost = Infinity } = goal
  if (value > atMost || value < floor) return 'no'
  return value < atLeast ? 'floor' : 'yes'
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/**
 * The value that `share` of them do not exceed.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN
}
