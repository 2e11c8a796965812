/**
 * The steps of `npm test`: what each runs and how its result is counted.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { packageScript, runCommand } from '../prepare/run-command.js'
import { inRoot } from '../prepare/root.js'
import { countRunner, countStaticStep, readPlaywrightReport, readVitestReport } from './totals.js'

/**
 * @typedef {import('./totals.js').StepResult} StepResult
 *
 * @typedef {object} RunContext
 * @property {string} reportFolder for the runners' reports
 * @property {readonly string[]} extra the runner's own arguments, such as a file name
 *
 * @typedef {{ name: string, isRunner: boolean, needsBrowser?: boolean, run: (context: RunContext) => Promise<StepResult> }} Step
 */

/** Well under the ten minutes that the whole may take. */
const staticLimitSeconds = 180
const vitestLimitSeconds = 320
const playwrightLimitSeconds = 330

/** A log file reads better without colours; under CI=true the tools would print them all the same. */
const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' }

/** @type {readonly Step[]} the longest of the static steps first: they share two cores */
export const steps = [
  staticStep('eslint', () =>
    packageScript('eslint/bin/eslint.js', '-c', 'scripts/eslint.config.js', '--max-warnings', '0', '.'),
  ),
  staticStep('tsc', () => packageScript('typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json')),
  staticStep('prettier', () =>
    packageScript(
      'prettier/bin/prettier.cjs',
      ...['--check', '.', '--log-level', 'warn'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier.json'],
    ),
  ),
  {
    name: 'vitest',
    isRunner: true,
    async run({ reportFolder, extra }) {
      const report = path.join(reportFolder, 'vitest.json')
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const command = packageScript('vitest/vitest.mjs', 'run', ...reporters, ...extra)
      const { code, seconds } = await timed(() => runCommand(command, { env, limitSeconds: vitestLimitSeconds }))
      return { name: 'vitest', seconds, ...countRunner(code, readReport(report, readVitestReport)) }
    },
  },
  {
    name: 'playwright',
    isRunner: true,
    needsBrowser: true,
    async run({ reportFolder, extra }) {
      const report = path.join(reportFolder, 'playwright.json')
      const command = packageScript('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts', ...extra)
      const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const options = { env: withReport, limitSeconds: playwrightLimitSeconds }
      const { code, seconds } = await timed(() => runCommand(command, options))
      return { name: 'playwright', seconds, ...countRunner(code, readReport(report, readPlaywrightReport)) }
    },
  },
]

/**
 * A check without tests of its own. Its output is shown when it failed, all at once: others run beside it.
 * @param {string} name
 * @param {() => [string, ...string[]]} command
 * @returns {Step}
 */
function staticStep(name, command) {
  return {
    name,
    isRunner: false,
    async run({ extra }) {
      mkdirSync(inRoot('.cache'), { recursive: true })
      const options = /** @type {const} */ ({ output: 'keep', limitSeconds: staticLimitSeconds })
      const { code, output, seconds } = await timed(() => runCommand([...command(), ...extra], { ...options, env }))
      if (code !== 0) console.log(`\n${name} failed:\n${output.trimEnd()}\n`)
      return { name, seconds, counts: countStaticStep(code) }
    },
  }
}

/**
 * @template {object} T
 * @param {() => Promise<T>} work
 */
export async function timed(work) {
  const startedAt = performance.now()
  const result = await work()
  return { ...result, seconds: (performance.now() - startedAt) / 1000 }
}

/**
 * @param {string} file
 * @param {(report: unknown) => import('./totals.js').Counts} read
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // No report, or half of one: the caller counts that as a failure.
    return undefined
  }
}
