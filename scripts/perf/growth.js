/**
 * What a grown site costs: the processor time of every address whose cost may grow, uncached, with the sample data and
 * with 100,000 posts, 10,000 products and 1,000,000 quotes; and its memory. `node scripts/perf/growth.js` runs it
 * alone, with the beginnings of addresses (`/admin/blog /search`) for these alone. GROWN_DATABASE names the file, which
 * is made there the first time (some minutes).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepare } from '../prepare.js'
import { inRoot } from '../run-command.js'
import { listAddresses } from './growth/addresses.js'
import { startMeasured } from './growth/site.js'

const port = Number(process.env.BENCH_PORT || 4393)
const allowedRatio = 1.5
const allowedMs = 20
const allowedMb = 250
/** Requests before the measured ones, so that compilation is not measured. */
const warmRounds = 12
/** Answers of each site at least and at most, and the processor time that is enough in between. */
const sample = { least: 10, most: 40, enoughMs: 400 }

const grownSizes = ['--posts', '100000', '--products', '10000', '--quotes', '1000000', '--contacts', '100000']
/** Of what the samples have none of: as many as make one page of each list full. */
const sampleSizes = ['--quotes', '60', '--contacts', '60', '--log', '60']

/** @typedef {import('./growth/site.js').MeasuredSite} MeasuredSite */

/** @returns {Promise<import('./figures.js').Figure[]>} */
export async function measurePart() {
  const { missed, memoryMb, startMs } = await growth()
  const once = (/** @type {number} */ value) => ({ value, low: value, high: value })
  return [
    { name: 'grown: addresses beyond 1.5 times and 20 ms', ...once(missed.length), unit: '', goal: { atMost: 0 } },
    { name: 'grown: memory after all of them', ...once(memoryMb), unit: 'MB', goal: { atMost: allowedMb } },
    { name: 'grown: start to the first answer, closed before', ...once(startMs), unit: 'ms', goal: { atMost: 500 } },
  ]
}

/** @param {readonly string[]} [beginnings] of addresses; without any all are measured */
export async function growth(beginnings = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-growth-'))
  const grown = process.env.GROWN_DATABASE || path.join(tmpdir(), 'stagwise-grown.db')
  const samples = path.join(folder, 'sample.db')
  /** @type {MeasuredSite[]} */
  const sites = []
  try {
    grow(samples, sampleSizes)
    if (!existsSync(grown)) grow(grown, [...grownSizes, '--log', '100000'])
    const [small, large] = [await startMeasured(samples, port), await startMeasured(grown, port + 1)]
    sites.push(small, large)
    const [smallAtRest, atRest] = [small.residentMb(), large.residentMb()]
    const missed = await compare(small, large, pairsOf(listAddresses(samples), listAddresses(grown), beginnings))
    const afterwards = large.residentMb()
    console.log(`\nThe grown database has ${(statSync(grown).size / 1e6).toFixed(0)} MB.`)
    const smallAfterwards = small.residentMb()
    // As it was left, it may have had to be read from end to end first.
    await large.end()
    const again = await startMeasured(grown, port + 1)
    sites.push(again)
    console.log(`Start to first answer: ${small.startMs.toFixed(0)} ms; grown, and as the last one left it,`)
    console.log(`${large.startMs.toFixed(0)} ms; after that was ended ${again.startMs.toFixed(0)} ms.`)
    console.log(`Memory: ${smallAtRest.toFixed(0)} MB at rest, grown ${atRest.toFixed(0)} MB;`)
    console.log(`after all of this ${smallAfterwards.toFixed(0)} MB, grown ${afterwards.toFixed(0)} MB.`)
    return { missed, memoryMb: afterwards, startMs: again.startMs }
  } finally {
    for (const site of sites) await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @param {readonly string[]} sizes
 */
function grow(file, sizes) {
  const env = { ...process.env, DATABASE_URL: `file:${file}` }
  const tsx = inRoot('node_modules', 'tsx', 'dist', 'cli.mjs')
  execFileSync(process.execPath, [tsx, inRoot('scripts', 'fake-data.ts'), ...sizes], {
    env,
    cwd: inRoot(),
    stdio: 'inherit',
  })
}

/** @typedef {import('./growth/addresses.js').Address & { grown: string }} Pair */

/**
 * @param {readonly import('./growth/addresses.js').Address[]} samples
 * @param {readonly import('./growth/addresses.js').Address[]} growns
 * @param {readonly string[]} beginnings
 * @returns {Pair[]}
 */
function pairsOf(samples, growns, beginnings) {
  return samples
    .map((address) => ({ ...address, grown: growns.find(({ name }) => name === address.name)?.path ?? address.path }))
    .filter(({ name }) => beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning)))
}

/**
 * @param {MeasuredSite} small
 * @param {MeasuredSite} large
 * @param {readonly Pair[]} pairs
 * @returns {Promise<string[]>} the names of those beyond the bounds
 */
async function compare(small, large, pairs) {
  for (const { path: address, grown, isWhole } of pairs) {
    if (isWhole) continue
    for (let round = 0; round < warmRounds; round += 1) {
      await small.askNew(address)
      await large.askNew(grown)
    }
  }
  printRow('CPU of one answer, ms', ['samples', 'grown', 'ratio', 'met'])
  const missed = []
  for (const pair of pairs) {
    const [one, other] = await costs(small, large, pair)
    const ratio = other.ms / one.ms
    const isMet = other.ms < allowedMs || ratio < allowedRatio
    const verdict = pair.isWhole ? `${(other.bytes / 1e6).toFixed(1)} MB` : isMet ? 'yes' : 'NO'
    const statuses = one.status === other.status ? '' : `  ${one.status}/${other.status}`
    printRow(pair.name, [one.ms.toFixed(1), other.ms.toFixed(1), ratio.toFixed(2), verdict + statuses])
    if (!isMet && !pair.isWhole) missed.push(pair.name)
  }
  return missed
}

/** @typedef {{ status: number, bytes: number, ms: number }} Cost */

/**
 * The mean of as many answers as make it a steady one. The two sites are asked in turns, so that what else the machine
 * does meets both alike.
 * @param {MeasuredSite} small
 * @param {MeasuredSite} large
 * @param {Pair} pair
 * @returns {Promise<[Cost, Cost]>}
 */
async function costs(small, large, { path: address, grown, isWhole }) {
  const most = isWhole ? 1 : sample.most
  let [one, other] = [await measured(small, address), await measured(large, grown)]
  let count = 1
  for (; count < most && (count < sample.least || one.ms + other.ms < sample.enoughMs); count += 1) {
    const [next, nextOther] = [await measured(small, address), await measured(large, grown)]
    one = { ...next, ms: one.ms + next.ms }
    other = { ...nextOther, ms: other.ms + nextOther.ms }
  }
  return [
    { ...one, ms: one.ms / count },
    { ...other, ms: other.ms / count },
  ]
}

/**
 * @param {MeasuredSite} site
 * @param {string} address
 * @returns {Promise<Cost>}
 */
async function measured(site, address) {
  const before = site.cpuMs()
  const { status, bytes } = await site.askNew(address)
  return { status, bytes, ms: site.cpuMs() - before }
}

/**
 * @param {string} name
 * @param {readonly string[]} cells
 */
function printRow(name, cells) {
  console.log(name.padEnd(44) + cells.map((cell) => cell.padStart(11)).join(''))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await prepare()
  const { missed, memoryMb } = await growth(process.argv.slice(2))
  process.exitCode = missed.length === 0 && memoryMb < allowedMb ? 0 : 1
}
