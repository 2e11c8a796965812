/** Formats results as text. */
import { judge, median, summarize } from './figures.js'

/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {import('./figures.js').Goal} Goal */

/**
 * Of each contender: the medians, and how far its rounds lie apart.
 * @param {import('./rounds.js').Rates} results
 */
export function formatRates(results) {
  const rows = [...results].map(([name, rates]) => {
    const { value, low, high } = summarize(rates.map(({ perSecond }) => perSecond))
    const p99 = median(rates.map(({ p99Ms }) => p99Ms))
    const cpu = median(rates.map(({ cpuUs }) => cpuUs))
    return [name, value.toFixed(0), `${low.toFixed(0)}-${high.toFixed(0)}`, p99.toFixed(2), cpu.toFixed(1)]
  })
  return formatColumns([['', 'requests/s', 'rounds', 'p99 ms', 'CPU µs each'], ...rows])
}

/** @param {readonly Figure[]} figures */
export function formatFigures(figures) {
  const rows = figures.map((figure) => {
    const { name, value, low, high, unit, beside = '', goal } = figure
    const rounds = low === high ? '' : `${formatNumber(low)}-${formatNumber(high)}`
    return [name, `${formatNumber(value)} ${unit}`.trim(), rounds, beside, formatGoal(goal, unit), judge(figure)]
  })
  return formatColumns([['figure', 'measured', 'rounds', 'beside', 'goal', 'met'], ...rows])
}

/**
 * @param {Goal | undefined} goal
 * @param {string} unit
 */
function formatGoal(goal, unit) {
  if (goal === undefined) return ''
  const { atLeast, floor, atMost } = goal
  const bound = atLeast === undefined ? `at most ${atMost} ${unit}` : `at least ${atLeast} ${unit}`
  return bound.trim() + (floor === undefined ? '' : ` (floor ${floor})`)
}

/** @param {number} value */
function formatNumber(value) {
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)
}

/**
 * The first column is text, the others numbers.
 * @param {readonly (readonly string[])[]} rows
 */
function formatColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * @param {string} cell
 * @param {number} width
 * @param {number} column
 */
function pad(cell, width, column) {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}
