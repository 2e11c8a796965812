/**
 * `npm run bench`: what a finished page costs, against node:http sending the same bytes and against the same page
 * rendered for each request. The servers share one core and the load comes from another, where taskset can arrange it;
 * the contenders take turns, in an order that turns round each time, and the median of their rounds counts.
 * `npm run bench -- /products` measures another page than the home page; BENCH_ROUNDS and BENCH_SECONDS set the length.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isPinned, serve, stopAll } from './bench/processes.js'
import { runRounds } from './bench/rounds.js'
import { recordAnswer } from './bench/record-answer.js'
import { printRatios, printRates } from './bench/table.js'
import { prepare } from './prepare.js'
import { inRoot } from './prepare/root.js'

const page = process.argv[2] ?? '/'
const rounds = Number(process.env.BENCH_ROUNDS || 5)
const seconds = Number(process.env.BENCH_SECONDS || 3)
const sitePort = 4391
const rawPort = 4392

await prepare({ browser: false })
const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-bench-'))
try {
  await bench()
} finally {
  stopAll()
  rmSync(folder, { recursive: true, force: true })
}

async function bench() {
  const site = await serve([inRoot('scripts', 'start.js')], sitePort, '/healthz', {
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
  })
  const [gzip, br, known] = [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br' }, { 'if-none-match': '*' }]
  const answers = {
    gzip: await recordAnswer(site.origin + page, gzip),
    br: await recordAnswer(site.origin + page, br),
    unchanged: await recordAnswer(site.origin + page, known),
  }
  const recorded = path.join(folder, 'answers.json')
  writeFileSync(recorded, JSON.stringify(answers))
  const raw = await serve([inRoot('scripts', 'bench', 'raw-server.js'), recorded], rawPort, '/gzip')

  const unlisted = `${page}?not-a-parameter=1`
  const results = await runRounds(
    [
      { name: 'gzip raw', server: raw, path: '/gzip', headers: gzip, status: 200 },
      { name: 'gzip raw, bare', server: raw, path: '/gzip?bare', headers: gzip, status: 200 },
      { name: 'gzip kept', server: site, path: page, headers: gzip, status: 200 },
      { name: 'gzip rendered', server: site, path: unlisted, headers: gzip, status: 200 },
      { name: 'br raw', server: raw, path: '/br', headers: br, status: 200 },
      { name: 'br raw, bare', server: raw, path: '/br?bare', headers: br, status: 200 },
      { name: 'br kept', server: site, path: page, headers: br, status: 200 },
      { name: 'br rendered', server: site, path: unlisted, headers: br, status: 200 },
      { name: '304 raw', server: raw, path: '/unchanged', headers: known, status: 304 },
      { name: '304 kept', server: site, path: page, headers: known, status: 304 },
    ],
    { rounds, seconds },
  )

  console.log(`\n${page}: ${answers.gzip.bytes} bytes as gzip, ${answers.br.bytes} as brotli; ${describeSetting()}\n`)
  printRates(results)
  printRatios(results, [
    ['gzip kept', 'gzip raw'],
    ['gzip kept', 'gzip raw, bare'],
    ['gzip kept', 'gzip rendered'],
    ['gzip rendered', 'gzip raw'],
    ['br kept', 'br raw'],
    ['br kept', 'br raw, bare'],
    ['br kept', 'br rendered'],
    ['br rendered', 'br raw'],
    ['304 kept', '304 raw'],
  ])
}

function describeSetting() {
  const cores = isPinned ? 'servers on core 0, load on core 1' : 'not pinned to cores'
  return `${cores}, 20 connections, ${rounds} rounds of ${seconds} s`
}
