/**
 * `npm run test:chaos -- NAME [--rounds N]`, or `all`: tries to break the site, prints a table, and exits with 1 if
 * anything was lost.
 */
import { parseArgs } from 'node:util'
import { findPostgres, howToInstall } from './postgres-server.js'
import { prepare } from './prepare.js'
import { killDrill } from './chaos/kill'
import { abortsDrill } from './chaos/aborts'
import { diskFullDrill } from './chaos/disk-full'
import { editDrill } from './chaos/edit'
import { failoverDrill } from './chaos/failover'
import { litestreamDrill } from './chaos/litestream'
import { lockedDrill } from './chaos/locked'
import { mailDrill } from './chaos/mail'
import { migrateDrill } from './chaos/migrate'
import { restoreDrill } from './chaos/restore'
import { sigtermDrill } from './chaos/sigterm'
import { startDrill } from './chaos/start'
import { tornDrill } from './chaos/torn'
import { toDetails, toTable } from './chaos/table'
import { hasFailed, type DrillOptions, type DrillResult } from './chaos/tally'

interface Drill {
  run: (options: DrillOptions) => Promise<DrillResult>
  rounds: number
}

const drills = new Map<string, Drill>([
  ['kill', { run: killDrill, rounds: 200 }],
  ['edit', { run: editDrill, rounds: 100 }],
  ['disk-full', { run: diskFullDrill, rounds: 30 }],
  ['failover', { run: failoverDrill, rounds: 6 }],
  ['litestream', { run: litestreamDrill, rounds: 10 }],
  ['locked', { run: lockedDrill, rounds: 3 }],
  ['sigterm', { run: sigtermDrill, rounds: 30 }],
  ['aborts', { run: abortsDrill, rounds: 10_000 }],
  ['restore', { run: restoreDrill, rounds: 3 }],
  ['migrate', { run: migrateDrill, rounds: 4 }],
  ['start', { run: startDrill, rounds: 3 }],
  ['mail', { run: mailDrill, rounds: 20 }],
  ['torn', { run: tornDrill, rounds: 1000 }],
])

const usage = `Usage: npm run test:chaos -- NAME [--rounds N]\nNAME is one of: ${[...drills.keys(), 'all'].join(', ')}`

async function runDrills(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string' } } })
  const isLacking = findPostgres() === undefined
  const names = positionals.includes('all')
    ? [...drills.keys()].filter((name) => name !== 'failover' || !isLacking)
    : positionals
  const chosen = names.flatMap((name) => drills.get(name) ?? [])
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  const isRounds = rounds === undefined || (Number.isInteger(rounds) && rounds > 0)
  if (chosen.length === 0 || chosen.length < names.length || !isRounds) {
    console.error(usage)
    return 2
  }
  if (isLacking && (names.includes('failover') || positionals.includes('all'))) {
    console.error(`No failover: ${howToInstall}`)
    if (names.includes('failover')) return 1
  }
  await prepare()
  const results: DrillResult[] = []
  for (const drill of chosen) results.push(await drill.run({ rounds: rounds ?? drill.rounds, report: console.log }))
  for (const line of results.flatMap(toDetails)) console.log(line)
  for (const line of toTable(results)) console.log(line)
  return results.some(hasFailed) ? 1 : 0
}

// Servers and folders of a drill go with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

process.exitCode = await runDrills()
