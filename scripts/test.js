/**
 * `npm test`: everything, on a machine that has nothing but Node and this checkout. Prepares, checks style and types,
 * runs the unit tests and the browser tests; the last line adds them all up. Exit code 1 when anything failed.
 *
 *   npm test -- --only vitest,eslint        some of the steps
 *   npm test -- --only vitest app/lib       one step, with its own arguments
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepare } from './prepare.js'
import { root } from './prepare/root.js'
import { steps, timed } from './test/steps.js'
import { addUp, countStaticStep, formatTable, sayCounts } from './test/totals.js'

/** @typedef {import('./test/totals.js').StepResult} StepResult */

process.chdir(root)
const { selected, extra } = readArguments(process.argv.slice(2))
const results = await runAll()
const counts = addUp(results)
console.log(`\n${formatTable(results)}\n\n${sayCounts(counts)}`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

/** @returns {Promise<StepResult[]>} */
async function runAll() {
  const reportFolder = mkdtempSync(path.join(tmpdir(), 'stagwise-reports-'))
  const context = { reportFolder, extra }
  try {
    const { preparation, checks } = await runPreparation(context)
    if (preparation.counts.failed > 0) return [preparation, ...checks]

    const runs = []
    for (const step of selected.filter(({ isRunner }) => isRunner)) {
      console.log(`\n${step.name}`)
      runs.push(await step.run(context))
    }
    return [preparation, ...checks, ...runs]
  } finally {
    rmSync(reportFolder, { recursive: true, force: true })
  }
}

/**
 * Packages and build count as one test too: a build that fails is a failure. The checks of style and types run beside
 * them, as soon as the packages' files are there.
 * @param {import('./test/steps.js').RunContext} context
 */
async function runPreparation(context) {
  /** @type {StepResult[]} */
  const checks = []
  const runCheck = async (/** @type {typeof steps[number]} */ step) => checks.push(await step.run(context))
  const parts = {
    browser: selected.some(({ needsBrowser }) => needsBrowser),
    build: selected.some(({ isRunner }) => isRunner),
    besides: selected.filter(({ isRunner }) => !isRunner).map((step) => () => runCheck(step)),
  }
  const { code, seconds } = await timed(async () => {
    try {
      await prepare(parts)
      return { code: 0 }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return { code: 1 }
    }
  })
  const note = checks.length > 0 ? 'the checks beside it' : undefined
  /** @type {StepResult} */
  const preparation = { name: 'prepare', seconds, counts: countStaticStep(code), note }
  return { preparation, checks }
}

/** @param {readonly string[]} given */
function readArguments(given) {
  const [flag, names = '', ...rest] = given
  if (flag === undefined) return { selected: steps, extra: [] }
  const wanted = names.split(',')
  const chosen = steps.filter(({ name }) => wanted.includes(name))
  if (flag !== '--only' || chosen.length !== wanted.length || (rest.length > 0 && chosen.length > 1)) {
    console.error(`Usage: npm test -- --only ${steps.map(({ name }) => name).join(',')} [arguments of a single step]`)
    process.exit(1)
  }
  return { selected: chosen, extra: rest }
}
