/**
 * Another process holds the write lock for under five seconds, and writes wait; or for longer, and they are refused
 * with everything typed, and succeed later. Reads continue. A long reader lets the write-ahead log grow.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import {
  postContactCall,
  postContactForm,
  postLogin,
  postProductCall,
  postQuoteForm,
  productText,
  send,
  uniqueProduct,
  uniqueText,
  type Answer,
} from './clients'
import { expectStored, startTrial, timeout, type Trial } from './trial'

const shortHoldMs = 2000
/** A write waits five seconds. */
const longHoldMs = 6500
/** Each attempt blocks for at most 100 ms; the rest is for a busy machine. */
const promptMs = 3000
const rowsWhileReading = 100

interface Shared extends Trial {
  other: ChildProcess
}

async function startShared(): Promise<Shared> {
  const trial = await startTrial()
  const other = fork(path.join(import.meta.dirname, 'lock-holder.js'), [trial.site.database])
  onTestFinished(() => {
    other.kill('SIGKILL')
  })
  return { ...trial, other }
}

async function tell(other: ChildProcess, statements: string): Promise<void> {
  other.send(statements)
  await once(other, 'message')
}

test.each(['IMMEDIATE', 'EXCLUSIVE'])(
  'writes wait for a short lock (%s), and reads do not',
  { timeout },
  async (mode) => {
    const shared = await startShared()
    await tell(shared.other, `BEGIN ${mode}`)
    const reading = readFor(shared, shortHoldMs)
    const answers = writeAll(shared)
    await wait(shortHoldMs)
    await tell(shared.other, 'COMMIT')
    for (const { name, answer } of await answers) expect([name, answer.status]).toEqual([name, acceptedBy(name)])
    await reading
    expectStored(shared)
  },
)

test('a long lock refuses writes with what was typed, until it ends; reads continue', { timeout }, async () => {
  const shared = await startShared()
  await tell(shared.other, 'BEGIN IMMEDIATE')
  const reading = readFor(shared, longHoldMs)
  for (const { name, answer, typed } of await writeAll(shared)) {
    expect([name, answer.status]).toEqual([name, 503])
    expect(answer.headers.get('retry-after'), name).not.toBeNull()
    expect(answer.text, name).toMatch(/try again/i)
    if (name.includes('form')) expect(answer.text, name).toContain(typed)
  }
  const login = await postLogin(shared.site.url, { username: 'warden', password: 'whatever it was' })
  expect(login.status).toBe(503)
  expect(login.text).toContain('The login could not be stored')
  await reading
  await tell(shared.other, 'ROLLBACK')
  for (const { name, answer } of await writeAll(shared)) expect([name, answer.status]).toEqual([name, acceptedBy(name)])
  expectStored(shared)
})

test('writes continue beside a long reader, and the log does not grow once nobody reads', { timeout }, async () => {
  const shared = await startShared()
  const { site, ledger, other } = shared
  const logBytes = () => statSync(`${site.database}-wal`).size
  const write = async () => {
    for (let n = 0; n < rowsWhileReading; n += 10) {
      const texts = Array.from({ length: 10 }, () => uniqueText('read', 500))
      const post = (text: string) => ledger.enter('contacts', text, () => postContactCall(site.url, text))
      for (const { status } of await Promise.all(texts.map(post))) expect(status).toBe(201)
    }
  }
  await tell(other, 'BEGIN; SELECT count(*) FROM products')
  await write()
  const grown = logBytes()
  await tell(other, 'COMMIT')
  await write()
  expect(logBytes()).toBeLessThanOrEqual(grown * 1.1 + 5_000_000)
  expectStored(shared)
})

interface Written {
  name: string
  answer: Answer
  typed: string
}

function writeAll({ site: { url }, ledger, operator }: Shared): Promise<Written[]> {
  const [quote, message, call, product] = [uniqueText('quote'), uniqueText('form'), uniqueText('call'), uniqueProduct()]
  const writes = [
    { name: 'a quote form', table: 'quotes', typed: quote, post: () => postQuoteForm(url, quote) },
    { name: 'a contact form', table: 'contacts', typed: message, post: () => postContactForm(url, message) },
    { name: 'a call of the API', table: 'contacts', typed: call, post: () => postContactCall(url, call) },
    {
      name: 'a new product',
      table: 'products',
      typed: productText(product),
      post: () => postProductCall(url, product, operator),
    },
  ] as const
  return Promise.all(
    writes.map(async ({ name, table, typed, post }) => ({
      name,
      typed,
      answer: await ledger.enter(table, typed, post),
    })),
  )
}

function acceptedBy(name: string): number {
  return name.includes('form') ? 303 : 201
}

async function readFor({ site: { url } }: Shared, ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    for (const page of ['/', `/search?q=${uniqueText('deer', 0)}`, '/api/products']) {
      const startedAt = performance.now()
      expect((await send(url + page)).status, page).toBe(200)
      expect(performance.now() - startedAt, page).toBeLessThan(promptMs)
    }
    await wait(50)
  }
}
