/**
 * `npm run test:security`: runs the attacks of tests/security/ against the built site, by theme. `npm run
 * test:security -- sessions` runs one theme. Exits with 1 if one succeeded.
 */
import { runAttacks, type Report } from '../tests/security/run-attacks'
import { startTarget } from '../tests/security/target'
import { themes } from '../tests/security/themes'
import { costs, costTable } from '../tests/security/themes/costs'
import { prepare } from './prepare.js'

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !themes.some((theme) => theme.name === name))
if (unknown.length > 0) {
  console.error(`There is no theme ${unknown.join(', ')}. There are: ${themes.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

await prepare()
const target = await startTarget()
try {
  const report = await runAttacks(
    target,
    themes.filter(({ name }) => chosen.length === 0 || chosen.includes(name)),
  )
  print(report)
  process.exitCode = isHeld(report) ? 0 : 1
} finally {
  await target.stop()
}

function print({ outcomes, aftermath, seconds }: Report) {
  for (const { theme, attack, faults } of outcomes) {
    for (const fault of faults) console.log(`NOT HELD  ${theme}: ${attack}\n          ${fault}`)
  }
  for (const fault of aftermath.faults) console.log(`NOT HELD  ${fault}`)
  for (const [theme, took] of Object.entries(seconds)) {
    const own = outcomes.filter((outcome) => outcome.theme === theme)
    const requests = own.reduce((sum, { answers }) => sum + answers, 0)
    const counts = `${String(own.length).padStart(5)} tried ${String(own.filter(isOutcomeHeld).length).padStart(5)} held`
    console.log(`${theme.padEnd(14)}${counts}  ${String(requests).padStart(6)} answers  ${took.toFixed(1)} s`)
  }
  if (costs.length > 0) console.log(costTable())
  const { before, after, files } = aftermath
  if (before && after) {
    console.log(`Memory: ${String(before.now)} MiB before, ${String(after.peak)} at most, ${String(after.now)} after`)
  } else console.log('Memory: this system has no /proc to read it from')
  if (files) console.log(`Open files: ${String(files.before)} before, ${String(files.after)} after`)
  console.log(`${String(outcomes.length)} cases tried, ${String(outcomes.filter(isOutcomeHeld).length)} held`)
}

function isHeld({ outcomes, aftermath }: Report): boolean {
  return outcomes.length > 0 && outcomes.every(isOutcomeHeld) && aftermath.faults.length === 0
}

function isOutcomeHeld({ faults }: { faults: readonly string[] }): boolean {
  return faults.length === 0
}
