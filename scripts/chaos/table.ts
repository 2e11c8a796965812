import type { DrillResult } from './tally'

const heads = ['drill', 'rounds', 'acknowledged', 'losses', 'unexpected', 'seconds']
const shownFaults = 10

export function toTable(results: readonly DrillResult[]): string[] {
  const rows = results.map(({ drill, rounds, acknowledged, losses, unexpected, seconds }) => [
    drill,
    ...[rounds, acknowledged, losses.length, unexpected.length].map(String),
    seconds.toFixed(1),
  ])
  const widths = heads.map((head, at) => Math.max(...[head, ...rows.map((row) => row[at] ?? '')].map((t) => t.length)))
  const toLine = (cells: readonly string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return [toLine(heads), ...rows.map(toLine)]
}

/** The first fault, and the figures. */
export function toDetails({ drill, losses, unexpected, figures }: DrillResult): string[] {
  const faults = [...losses.map((loss) => `lost: ${loss}`), ...unexpected.map((fault) => `unexpected: ${fault}`)]
  const left = faults.length - shownFaults
  return [
    ...Object.entries(figures).map(([name, value]) => `${drill}: ${name}: ${String(value)}`),
    ...faults.slice(0, shownFaults).map((fault) => `${drill}: ${fault}`),
    ...(left > 0 ? [`${drill}: and ${String(left)} more`] : []),
  ]
}
