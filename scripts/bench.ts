/**
 * `npm run bench` measures what the site costs, and prints a table. `-- pages growth` selects parts, `-- --engine sqlite
 * --engine postgres` the engines, `-- --quick` takes some minutes. It fails only where an answer is wrong.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureGrowth } from './bench/growth'
import { measureLighthouse } from './bench/lighthouse'
import { measurePages } from './bench/pages'
import { isPinned, stopAll, type Bench, type Figure } from './bench/processes'
import { measureMemory, measureQuotes, measureStart } from './bench/site'
import { plainCommand, PlainError } from './plain-command'
import { prepare } from './prepare.js'
import { inRoot } from './run-command.js'
import { createDatabase, preparePostgres, startPostgres } from '../tests/setup/postgres-server.js'

const parts = new Map<string, (bench: Bench) => Promise<Figure[]>>([
  ['pages', measurePages],
  ['quotes', measureQuotes],
  ['start', measureStart],
  ['memory', measureMemory],
  ['growth', measureGrowth],
  ['lighthouse', measureLighthouse],
])

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

await plainCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      engine: { type: 'string', multiple: true, default: ['sqlite'] },
    },
  })
  const names = positionals.length > 0 ? positionals : [...parts.keys()]
  if (!names.every((name) => parts.has(name))) throw new PlainError(`The parts are: ${[...parts.keys()].join(', ')}.`)
  if (!values.engine.every((name) => /^(?:sqlite|postgres)$/.test(name)))
    throw new PlainError('The engines are: sqlite, postgres.')
  await prepare()
  mkdirSync(inRoot('.cache'), { recursive: true })
  const length = values.quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 }
  const figures: Figure[] = []
  for (const engine of values.engine) {
    for (const name of names) {
      console.log(`Measuring: ${name}, ${engine}`)
      const folder = mkdtempSync(inRoot('.cache', 'bench-'))
      const { newDatabase, stop } = await startEngine(engine, folder)
      try {
        const measured = await parts.get(name)?.({ folder, newDatabase, isQuick: values.quick, ...length })
        figures.push(...(measured ?? []).map((figure) => ({ ...figure, name: `${engine}: ${figure.name}` })))
      } finally {
        await stopAll()
        await stop()
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      }
    }
  }
  console.table(Object.fromEntries(figures.map((figure) => [figure.name, toRow(figure)])))
  return isPinned ? 'Servers ran on core 0, load on core 1.' : 'Servers and load shared all cores.'
})

/** The tests' server, but with the durability of a real one. */
async function startEngine(engine: string, folder: string) {
  if (engine === 'sqlite') {
    const newDatabase = () => Promise.resolve(`file:${mkdtempSync(path.join(folder, 'db-'))}/site.db`)
    return { newDatabase, stop: () => Promise.resolve() }
  }
  await preparePostgres()
  const { url, stop } = await startPostgres(['fsync=on', 'synchronous_commit=on', 'full_page_writes=on'])
  return { newDatabase: () => createDatabase(url), stop }
}

function toRow({ value, low, high, unit = '', atLeast, atMost }: Figure) {
  const round = (number: number) => number.toLocaleString('en-US', { maximumFractionDigits: number < 10 ? 2 : 0 })
  const goal = atLeast === undefined ? atMost && `<= ${round(atMost)}` : `>= ${round(atLeast)}`
  const isMet = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
  const rounds = low === high ? '' : `${round(low)} to ${round(high)}`
  return { measured: `${round(value)} ${unit}`, rounds, goal: goal ?? '', met: isMet ? '' : 'no' }
}
