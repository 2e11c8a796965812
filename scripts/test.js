/**
 * `npm test` checks everything that a change can break, in minutes, on a machine that has only Node and this checkout.
 * `npm run test:deep` adds all attacks, drills and accessibility checks, typed lint rules, unused code, known holes,
 * and on PostgreSQL the unit tests that open a database. The exit code is 1 if anything failed.
 *
 *   npm test -- --only vitest,eslint        some of the steps
 *   npm test -- --only vitest app/lib       one step, with its own arguments
 *   npm test -- --engine postgres           vitest and Playwright on PostgreSQL; "--only vitest app/lib" may follow
 */
import './supported-node.js'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { audit } from './audit.js'
import { prepareBrowser } from './browser.js'
import { findPostgres, howToInstall, preparePostgres, startPostgres } from '../tests/setup/postgres-server.js'
import { prepare } from './prepare.js'
import { inRoot, packageScript, root, runCommand } from './run-command.js'

/** @typedef {{ name: string, seconds: number, passed: number, failed: number, note?: string }} Result */

process.chdir(root)
mkdirSync(inRoot('.cache'), { recursive: true })
const given = process.argv.slice(2)
const isDeep = given[0] === '--deep'
const asked = isDeep ? given.slice(1) : given
const isOnPostgres = asked[0] === '--engine' && asked[1] === 'postgres'
const { chosen, extra } = readArguments(isOnPostgres ? asked.slice(2) : asked)
/** A log file reads better without colors; with CI=true the tools would print colors all the same. */
const colors = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
const env = { ...process.env, ...colors, ...(isDeep ? { TEST_TIER: 'deep' } : { LINT_TYPES: 'off' }) }

/** @type {Result[]} */
const results = []
// Packages come first; then the build and the checks share two cores; then the runners take both.
await run('install', () => prepare({ build: false }))
if (results.every(({ failed }) => failed === 0)) await runRest()
console.log(`\n${results.map(toLine).join('\n')}\n\n${toLine(addUp())}`)
process.exitCode = addUp().failed > 0 || addUp().passed === 0 ? 1 : 0

async function runRest() {
  const runners = chosen.filter((name) => /^(vitest|postgres|playwright)$/.test(name))
  const jobs = [
    ...(runners.length > 0 ? [() => run('build', () => prepare())] : []),
    ...(chosen.includes('playwright') ? [() => run('browser', prepareBrowser)] : []),
    ...chosen.filter((name) => !runners.includes(name)).map((name) => () => check(name)),
  ].values()
  const work = async () => {
    for (const job of jobs) await job()
  }
  await Promise.all([work(), work()])
  const canRun = results.every(({ name, failed }) => failed === 0 || !/^(build|browser)$/.test(name))
  if (!canRun) return
  if (isOnPostgres) await onPostgres(runners)
  else for (const name of runners) await runTests(name)
}

/** A private server ends with the last of them. @param {readonly string[]} names */
async function onPostgres(names) {
  await preparePostgres()
  const { url, stop } = await startPostgres([], { parent: placeOfDatabases() })
  try {
    for (const name of names) await runTests(name, { ...env, TEST_POSTGRES_URL: url })
  } finally {
    await stop()
  }
}

/** Each test copies a database of 300 files, which memory does in a third of a disk's time. A container may have little. */
function placeOfDatabases() {
  const memory = '/dev/shm'
  const { bavail, bsize } = existsSync(memory) ? statfsSync(memory) : { bavail: 0, bsize: 0 }
  return bavail * bsize > 2 ** 31 ? memory : tmpdir()
}

/** @param {string} name @param {() => Promise<unknown>} work */
async function run(name, work) {
  const startedAt = performance.now()
  const failure = await work().then(
    () => undefined,
    (error) => (error instanceof Error ? error.message : String(error)),
  )
  if (failure !== undefined) console.error(failure)
  const seconds = (performance.now() - startedAt) / 1000
  results.push({ name, seconds, passed: failure === undefined ? 1 : 0, failed: failure === undefined ? 0 : 1 })
}

async function check(/** @type {string} */ name) {
  await run(name, async () => {
    if (name === 'audit') return audit()
    // Typed rules over the whole tree take 150 s of two quiet cores.
    const options = /** @type {const} */ ({ output: 'collect', env, limitSeconds: isDeep ? 900 : 300 })
    const { code, output } = await runCommand([...checkCommand(name), ...extra], options)
    if (code !== 0) throw new Error(`\n${name} failed:\n${output.trimEnd()}\n`)
  })
}

/** @param {string} name @returns {[string, ...string[]]} */
function checkCommand(name) {
  const cache = (/** @type {string} */ file) => ['--cache', '--cache-strategy', 'content', '--cache-location', file]
  if (name === 'knip') return packageScript('knip/bin/knip.js', '--config', 'scripts/knip.json')
  if (name === 'tsc')
    return packageScript('typescript/bin/tsc', '--incremental', '--tsBuildInfoFile', '.cache/tsc.json')
  if (name === 'prettier') {
    const args = ['--check', '.', '--log-level', 'warn', ...cache('.cache/prettier.json')]
    return packageScript('prettier/bin/prettier.cjs', ...args)
  }
  // A rule that reads types may see another file's change: the deep tier has these rules, and looks at every file.
  const args = ['-c', 'scripts/eslint.config.js', '--max-warnings', '0', ...(isDeep ? [] : cache('.cache/eslint.json'))]
  return packageScript('eslint/bin/eslint.js', ...args, '.')
}

/** @param {string} name */
async function runTests(name, environment = /** @type {NodeJS.ProcessEnv} */ (env)) {
  if (name === 'postgres' && environment.TEST_POSTGRES_URL === undefined) {
    if (findPostgres() !== undefined) return onPostgres([name])
    results.push({ name, seconds: 0, passed: 0, failed: 0, note: `left out: ${howToInstall}` })
    return
  }
  console.log(`\n${name}`)
  const report = inRoot('.cache', `${name}.json`)
  rmSync(report, { force: true })
  const startedAt = performance.now()
  // What opens no database runs the same on both engines.
  const isRepeated = environment.TEST_POSTGRES_URL !== undefined && extra.length === 0
  const files = isRepeated ? ['related', 'db/test-database.ts', 'tests/setup/site-process.ts'] : extra
  const options = ['--run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  const command =
    name === 'playwright'
      ? packageScript('@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts', ...extra)
      : packageScript('vitest/vitest.mjs', ...files, ...options)
  const { code } = await runCommand(command, { env: environment, limitSeconds: isDeep ? 3600 : 900 })
  const seconds = (performance.now() - startedAt) / 1000
  results.push({ name, seconds, ...countTests(code, report) })
}

/**
 * A runner that failed, or ran nothing, counts as a failure whatever its report says.
 * @param {number} code
 * @param {string} report
 */
function countTests(code, report) {
  try {
    /** @type {{ stats?: Record<string, number>, numPassedTests?: number, numFailedTests?: number }} */
    const { stats = {}, numPassedTests = 0, numFailedTests = 0 } = JSON.parse(readFileSync(report, 'utf8'))
    const passed = stats.expected ?? numPassedTests
    const failed = (stats.unexpected ?? numFailedTests) + (stats.flaky ?? 0)
    const isBroken = (code !== 0 && failed === 0) || passed + failed === 0
    return isBroken ? { passed, failed: 1, note: `ended with exit code ${code}` } : { passed, failed }
  } catch {
    return { passed: 0, failed: 1, note: 'left no report' }
  }
}

/** @returns {Result} */
function addUp() {
  const sum = (/** @type {'seconds' | 'passed' | 'failed'} */ key) => results.reduce((all, each) => all + each[key], 0)
  return { name: 'all', seconds: performance.now() / 1000, passed: sum('passed'), failed: sum('failed') }
}

/** @param {Result} result */
function toLine({ name, seconds, passed, failed, note }) {
  const time = seconds.toFixed(1).padStart(6)
  return `${name.padEnd(10)} ${time} s  ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`
}

/** @param {readonly string[]} rest */
function readArguments(rest) {
  // The longest check is first, since they share two cores.
  const names = [
    'eslint',
    'tsc',
    'prettier',
    ...(isDeep ? ['knip', 'audit'] : []),
    'vitest',
    ...(isDeep ? ['postgres'] : []),
    'playwright',
  ]
  if (rest.length === 0) return { chosen: isOnPostgres ? ['vitest', 'playwright'] : names, extra: [] }
  const [flag, list = '', ...extra] = rest
  const chosen = names.filter((name) => list.split(',').includes(name))
  if (flag !== '--only' || chosen.length !== list.split(',').length || (extra.length > 0 && chosen.length > 1)) {
    console.error(`Usage: npm test -- --only ${names.join(',')} [arguments of a single step]`)
    process.exit(1)
  }
  return { chosen, extra }
}
