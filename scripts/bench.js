/**
 * `npm run bench`: measures the site, relative to node:http sending the same bytes. `-- pages files quotes start
 * memory` measures some parts, `-- /products` another page, `-- --quick` everything in about a minute, less exactly.
 * Always exits with 0: times are not tests.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { formatFigures } from './perf/table.js'
import { hasWrk } from './perf/load.js'
import { connections, readOptions } from './perf/options.js'
import { isPinned, moveToLoadCore, stopAll } from './perf/processes.js'
import { prepare } from './prepare.js'
import { inRoot } from './run-command.js'

/** @typedef {import('./perf/figures.js').Figure} Figure */

const options = readOptionsOrExit()
await prepare()
moveToLoadCore()
console.log(describeSetting())
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
process.once('exit', () => void stopAll())

/** @type {Figure[]} */
const figures = []
/** @type {string[]} */
const faults = []
for (const part of options.parts) figures.push(...(await measurePart(part)))
console.log(['', formatFigures(figures), ...faults].join('\n'))

/**
 * A part that fails (wrong response, lost row) is reported and does not stop the others.
 * @param {import('./perf/options.js').PartName} part
 * @returns {Promise<Figure[]>}
 */
async function measurePart(part) {
  const file = inRoot('scripts', 'perf', `${part}.js`)
  if (!existsSync(file)) return []
  console.log(`\n${part}`)
  // Inside the checkout, because /tmp may be in memory, where commits are free.
  mkdirSync(inRoot('.cache'), { recursive: true })
  const folder = mkdtempSync(inRoot('.cache', 'bench-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', removeFolder)
  try {
    /** @type {{ measurePart: (bench: import('./perf/options.js').Bench) => Promise<Figure[]> }} */
    const module = await import(file)
    return await module.measurePart({ folder, options })
  } catch (error) {
    const fault = `${part}: not measured: ${error instanceof Error ? error.message : String(error)}`
    console.log(fault)
    faults.push(fault)
    return []
  } finally {
    await stopAll()
    removeFolder()
    process.off('exit', removeFolder)
  }
}

function readOptionsOrExit() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

function describeSetting() {
  const cores = isPinned ? 'servers on core 0, load on core 1' : 'not pinned to cores'
  const isWrk = hasWrk && !options.isAutocannon
  const load = isWrk ? 'wrk' : 'autocannon, which itself is the limit above about 30,000 requests per second'
  return `${connections} connections by ${load}; ${cores}; ${options.rounds} rounds of ${options.seconds} s`
}
