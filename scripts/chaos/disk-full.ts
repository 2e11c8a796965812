/**
 * The disk fills up. Writes are refused with 503 and everything typed, reads go on, and nothing is stored by half.
 * Then there is room again, and the same process stores again. Each round leaves another amount of room. Needs a
 * mounted disk (small-disk.ts); tests/routes/full-disk.test.ts limits the file instead, and runs anywhere.
 */
import { randomUUID } from 'node:crypto'
import { startSite } from '../site-process'
import {
  drillSettings,
  isTaken,
  postContactCall,
  postContactForm,
  postLogin,
  postProductCall,
  postProductForm,
  postQuoteCall,
  postQuoteForm,
  productText,
  send,
  uniqueProduct,
  uniqueText,
  type Answer,
} from './clients'
import { checkStored, drillSite, type SiteDrill } from './site-drill'
import { mountSmallDisk, type SmallDisk } from './small-disk'
import { Tally, type DrillOptions, type DrillResult } from './tally'

/** For database and log, then for what each round may store. */
const firstMb = 24
/** A round ends after this many refusals: two of each kind. */
const refusalsPerRound = 12
const mostWrites = 5000

interface DiskFullOptions extends DrillOptions {
  mostBytes?: number
}

export async function diskFullDrill(options: DiskFullOptions): Promise<DrillResult> {
  const { rounds, report, mostBytes = 6_000_000 } = options
  const disk = mountSmallDisk(firstMb + Math.ceil((rounds * mostBytes) / 1_000_000))
  if (disk === undefined) {
    const tally = new Tally('disk-full')
    tally.note('left out', 'this user may not mount a small disk (root on Linux may)')
    return tally.result()
  }
  try {
    const play = async (record: SiteDrill) => {
      const drill: Drill = { ...record, disk, refused: [] }
      for (let round = 1; round <= rounds; round += 1) {
        await fillOnce(drill, Math.floor(Math.random() ** 3 * mostBytes))
        drill.tally.rounds = round
        report?.(`disk-full: round ${String(round)}, ${String(drill.book.acknowledged)} acknowledged`)
      }
      await startOnFull(drill)
    }
    return await drillSite('disk-full', play, { folder: disk.folder })
  } finally {
    disk.remove()
  }
}

interface Drill extends SiteDrill {
  disk: SmallDisk
  /** Texts of writes that got a 503. */
  refused: { table: 'quotes' | 'contacts' | 'products'; text: string }[]
}

async function fillOnce(drill: Drill, leavingBytes: number): Promise<void> {
  const { site, tally, disk, refused } = drill
  const { pid } = site.process
  refused.splice(0)
  disk.fill(leavingBytes)
  for (let n = 0; n < mostWrites && refused.length < refusalsPerRound; n += 1) await writeOne(drill, n)
  tally.expect(refused.length >= refusalsPerRound, `a disk with ${String(leavingBytes)} bytes left becomes full`)
  await expectReads(drill)
  await expectLogin(drill)
  check(drill, 'while the disk is full')
  disk.makeRoom()
  for (let n = 0; n < writes.length; n += 1) {
    const status = await writeOne(drill, n)
    tally.expect(status < 400, `the same process stores again once there is room (${String(status)})`)
  }
  check(drill, 'once there is room')
  tally.expect(site.process.pid === pid && site.process.exitCode === null, 'the process lives on')
}

/** Restarted on a full disk, it starts or says why not, and starts once there is room. */
async function startOnFull(drill: Drill): Promise<void> {
  const { site, tally, disk } = drill
  disk.fill(0)
  await site.end()
  tally.expect(site.process.exitCode === 0, `the end on a full disk has code 0, not ${String(site.process.exitCode)}`)
  disk.fill(0)
  const said = await startOnce(disk.folder)
  const isPlain = said === undefined || /^Database \S+: the disk is full\.\n$/.test(said)
  tally.expect(isPlain, `a start on a full disk serves or says why not: ${said ?? ''}`)
  tally.note('a start on a full disk', said?.trim() ?? 'serves')
  disk.makeRoom()
  await site.restart()
  check(drill, 'after a start on a full disk')
}

/** Undefined if it serves, else its output. */
async function startOnce(folder: string): Promise<string | undefined> {
  try {
    const site = await startSite(drillSettings, { folder })
    await site.stop()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^.*\n/, '') : String(error)
  }
}

type Write = (drill: Drill) => Promise<{
  table: 'quotes' | 'contacts' | 'products'
  text: string
  isForm: boolean
  send: () => Promise<Answer>
}>

const writes: readonly Write[] = [
  ({ site }) => visitorsWrite('quotes', true, (text) => postQuoteForm(site.url, text)),
  ({ site }) => visitorsWrite('contacts', true, (text) => postContactForm(site.url, text)),
  ({ site }) => visitorsWrite('quotes', false, (text) => postQuoteCall(site.url, text)),
  ({ site }) => visitorsWrite('contacts', false, (text) => postContactCall(site.url, text)),
  ({ site, operator }) => operatorsWrite(false, (product) => postProductCall(site.url, product, operator)),
  ({ site, operator }) =>
    operatorsWrite(true, (product) => postProductForm(site.url, { ...product, formKey: randomUUID() }, operator)),
]

function visitorsWrite(table: 'quotes' | 'contacts', isForm: boolean, post: (text: string) => Promise<Answer>) {
  const text = uniqueText('words', 500)
  return Promise.resolve({ table, text, isForm, send: () => post(text) })
}

function operatorsWrite(isForm: boolean, post: (product: ReturnType<typeof uniqueProduct>) => Promise<Answer>) {
  const product = uniqueProduct()
  return Promise.resolve({ table: 'products' as const, text: productText(product), isForm, send: () => post(product) })
}

async function writeOne(drill: Drill, n: number): Promise<number> {
  const { book, tally, refused } = drill
  const write = writes[n % writes.length] ?? writes[0]
  if (write === undefined) return 0
  const { table, text, isForm, send: sendIt } = await write(drill)
  const answer = await book.enter(table, text, sendIt)
  const { status, headers, text: page } = answer
  if (isTaken(answer)) return status
  tally.expect(status === 503, `a write that cannot be stored is answered with 503, not ${String(status)}`)
  tally.expect(headers.get('retry-after') !== null, 'a refusal says when to try again')
  if (isForm) {
    tally.expect(/try again|Failed to/i.test(page), 'a refused form says so in words')
    // A product's text is name and description.
    const typed = table === 'products' ? text.slice(text.indexOf('A product')) : text
    tally.expect(page.includes(typed), `a refused form keeps what was typed (${table})`)
  } else {
    tally.expect(/^\{"message":"[^"]+"\}$/.test(page), `a refused call says so in JSON, not ${page.slice(0, 100)}`)
  }
  refused.push({ table, text })
  return status
}

async function expectReads({ site: { url }, tally }: Drill): Promise<void> {
  const pages = ['/', '/', '/products', '/api/products', '/blog', '/elk', '/search?q=deer', '/healthz', '/contact']
  for (const page of [...pages, `/search?q=${uniqueText('x', 0).slice(0, 20)}`]) {
    const { status } = await send(url + page)
    tally.expect(status === 200, `${page} is served from a full disk (${String(status)})`)
  }
}

async function expectLogin({ site: { url }, tally }: Drill): Promise<void> {
  const { status, text } = await postLogin(url)
  const isSaid = status === 503 && text.includes('The login could not be stored. Please try again.')
  tally.expect(status === 303 || isSaid, `a login works or says why not (${String(status)})`)
}

function check(drill: Drill, when: string): void {
  const { stored } = checkStored(drill, when)
  const { tally, refused } = drill
  const halves = refused.filter(({ table, text }) => stored[table].has(text))
  tally.unexpected.push(...halves.map(({ table }) => `a write of ${table} was refused and is stored (${when})`))
}
