/**
 * Another process holds the write lock: for under five seconds, and writes wait; for longer, and they are refused
 * with everything typed, and succeed later. Reads go on. And a long reader, while the write-ahead log grows.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  isTaken,
  postContactCall,
  postContactForm,
  postProductCall,
  postQuoteForm,
  productText,
  postLogin,
  send,
  uniqueProduct,
  uniqueText,
  type Answer,
} from './clients'
import { checkStored, drillSite, type SiteDrill } from './site-drill'
import type { DrillOptions, DrillResult } from './tally'

const shortHoldMs = 2000
/** More than the five seconds a write waits. */
const longHoldMs = 6500
/** Each attempt blocks for at most 100 ms; the rest is for a busy machine. */
const promptMs = 3000

interface LockedOptions extends DrillOptions {
  rowsWhileReading?: number
}

export function lockedDrill({ rounds, report, rowsWhileReading = 2000 }: LockedOptions): Promise<DrillResult> {
  return drillSite('locked', async (record) => {
    const { site, tally } = record
    const other = fork(path.join(import.meta.dirname, 'lock-holder.js'), [site.database])
    try {
      const drill = { ...record, other }
      for (let round = 1; round <= rounds; round += 1) {
        await holdShortly(drill, round % 2 === 0 ? 'IMMEDIATE' : 'EXCLUSIVE')
        await holdLong(drill)
        tally.rounds = round
        report?.(`locked: round ${String(round)}`)
      }
      await readLong(drill, rowsWhileReading)
      checkStored(drill)
    } finally {
      other.kill('SIGKILL')
    }
  })
}

interface Drill extends SiteDrill {
  other: ChildProcess
}

async function tell(other: ChildProcess, statements: string): Promise<void> {
  other.send(statements)
  await once(other, 'message')
}

async function holdShortly(drill: Drill, mode: 'IMMEDIATE' | 'EXCLUSIVE'): Promise<void> {
  const { tally, other } = drill
  await tell(other, `BEGIN ${mode}`)
  const reading = readFor(drill, shortHoldMs)
  const answers = writeAll(drill)
  await wait(shortHoldMs)
  await tell(other, 'COMMIT')
  for (const { name, answer } of await answers) {
    tally.expect(isTaken(answer), `${name} waits for the lock and succeeds (${String(answer.status)})`)
  }
  await reading
}

async function holdLong(drill: Drill): Promise<void> {
  const { tally, other, site } = drill
  await tell(other, 'BEGIN IMMEDIATE')
  const reading = readFor(drill, longHoldMs)
  const answers = writeAll(drill)
  for (const { name, answer, typed } of await answers) {
    const { status, headers, text } = answer
    tally.expect(status === 503, `${name} is refused (${String(status)})`)
    tally.expect(headers.get('retry-after') !== null, `${name} says when to try again`)
    tally.expect(typed === undefined || text.includes(typed), `${name} keeps what was typed`)
    tally.expect(/try again/i.test(text), `${name} says so in words`)
  }
  const login = await postLogin(site.url, { username: 'warden', password: 'whatever it was' })
  tally.expect(login.status === 503 && login.text.includes('The login could not be stored'), 'a login says so in words')
  await reading
  await tell(other, 'ROLLBACK')
  for (const { name, answer } of await writeAll(drill)) {
    tally.expect(isTaken(answer), `${name} works again (${String(answer.status)})`)
  }
}

interface Written {
  name: string
  answer: Answer
  /** What the refused form's page must contain. */
  typed?: string
}

function writeAll({ site: { url }, book, operator }: Drill): Promise<Written[]> {
  const [quote, message, call, product] = [uniqueText('quote'), uniqueText('form'), uniqueText('call'), uniqueProduct()]
  const write = async (
    name: string,
    table: 'quotes' | 'contacts' | 'products',
    text: string,
    post: () => Promise<Answer>,
  ) => {
    const answer = await book.enter(table, text, post)
    return { name, answer, ...(name.includes('form') ? { typed: text } : {}) }
  }
  return Promise.all([
    write('a quote form', 'quotes', quote, () => postQuoteForm(url, quote)),
    write('a contact form', 'contacts', message, () => postContactForm(url, message)),
    write('a call of the API', 'contacts', call, () => postContactCall(url, call)),
    write('a new product', 'products', productText(product), () => postProductCall(url, product, operator)),
  ])
}

/** A cached and a rendered page, repeatedly. */
async function readFor({ site: { url }, tally }: Drill, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    for (const page of ['/', `/search?q=${uniqueText('deer', 0)}`, '/api/products']) {
      const startedAt = performance.now()
      const { status } = await send(url + page)
      const took = performance.now() - startedAt
      tally.noteMost('slowest page meanwhile (ms)', Math.round(took))
      tally.expect(status === 200, `${page} is served while the lock is held (${String(status)})`)
      tally.expect(
        took < promptMs,
        `${page} is served promptly while the lock is held (${String(Math.round(took))} ms)`,
      )
    }
    await wait(50)
  }
}

async function readLong(drill: Drill, rows: number): Promise<void> {
  const { site, tally, other, book } = drill
  const sizeKb = () => Math.round(statSync(`${site.database}-wal`).size / 1024)
  const write = async (count: number) => {
    for (let n = 0; n < count; n += 10) {
      const texts = Array.from({ length: 10 }, () => uniqueText('read', 500))
      const post = (text: string) => book.enter('contacts', text, () => postContactCall(site.url, text))
      for (const { status } of await Promise.all(texts.map(post))) {
        tally.expect(status === 201, `a write goes on while somebody reads (${String(status)})`)
      }
    }
  }
  tally.note('log before the long reader (kB)', sizeKb())
  await tell(other, 'BEGIN; SELECT count(*) FROM products')
  await write(rows)
  const grown = sizeKb()
  tally.note(`log after ${String(rows)} writes beside a reader (kB)`, grown)
  await tell(other, 'COMMIT')
  await write(rows)
  tally.note(`log after as many without one (kB)`, sizeKb())
  tally.expect(sizeKb() <= grown * 1.1 + 5000, 'the log does not grow once nobody reads')
}
