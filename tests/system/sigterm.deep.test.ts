/**
 * SIGTERM comes during writes, an upload, a streamed list, a stuck reader and idle connections. Open requests are
 * answered or cut, acknowledged writes are stored, a second signal changes nothing.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import BetterSqlite3 from 'better-sqlite3'
import {
  postContactCall,
  postContactForm,
  postProductCall,
  postQuoteCall,
  productText,
  uniqueProduct,
  uniqueText,
} from './clients'
import { expectStored, momentAfter, repeat, rounds, startTrial, timeout, type Trial } from './trial'

/** Open requests have fifteen seconds; the rest is for a busy machine. */
const limitMs = 20_000
const rowsInList = 20_000

test.each([
  ['clients that read', false],
  ['clients that are stuck', true],
])('an end beside %s takes 20 seconds at most and has everything stored', { timeout }, async (_, isStuck) => {
  const trial = await startTrial()
  fillList(trial.site.database)
  for (let round = 1; round <= rounds; round += 1) {
    await endOnce(trial, isStuck)
    await trial.site.restart()
  }
  expect(trial.ledger.acknowledged).toBeGreaterThan(0)
})

function fillList(file: string): void {
  const handle = new BetterSqlite3(file, { timeout: 5000 })
  handle.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(rowsInList)})
    INSERT INTO quotes (customerName, customerEmail, productName, createdAt)
    SELECT 'Ada ' || i, 'ada@example.org', 'Rope', '2026-11-21T09:30:00.000Z' FROM n;
    INSERT INTO rateLimits (kind, key, count, endsAt)
    SELECT 'form-stored', '127.0.0.1', ${String(rowsInList)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+86400 seconds')
  `)
  handle.close()
}

async function endOnce(trial: Trial, isStuck: boolean): Promise<void> {
  const { site } = trial
  const child = site.process
  const stop = new AbortController()
  const writers = [write, write, upload].map((work) => repeat(() => work(trial), stop.signal))
  const connections = openConnections(trial, isStuck)
  await momentAfter(() => trial.ledger.acknowledged)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const second = setTimeout(() => child.kill('SIGTERM'), Math.random() * 50)
  stop.abort()
  const isOver = await Promise.race([ended.then(() => true), wait(limitMs, false)])
  clearTimeout(second)
  expect(isOver).toBe(true)
  await Promise.all(writers)
  for (const socket of connections) socket.destroy()
  expect(child.exitCode).toBe(0)
  expect(existsSync(`${site.database}-wal`), 'the log is folded in').toBe(false)
  expect(site.output()).not.toMatch(/"level":"error"|Error/)
  expectStored(trial)
}

async function write({ site: { url }, ledger }: Trial): Promise<void> {
  const text = uniqueText('words')
  const { table, post, status } = [
    { table: 'contacts', post: postContactForm, status: 303 } as const,
    { table: 'contacts', post: postContactCall, status: 201 } as const,
  ][Math.floor(Math.random() * 3)] ?? { table: 'quotes' as const, post: postQuoteCall, status: 201 }
  expect((await ledger.enter(table, text, () => post(url, text))).status, 'a write').toBe(status)
}

async function upload({ site: { url }, ledger, operator }: Trial): Promise<void> {
  const product = uniqueProduct()
  const send = () => postProductCall(url, product, operator)
  expect((await ledger.enter('products', productText(product), send)).status, 'an upload').toBe(201)
}

/** Opens connections whose responses nobody waits for. */
function openConnections({ site: { port }, operator }: Trial, isStuck: boolean): Socket[] {
  const open = (text: string, readBytesPerSecond = Infinity) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(text)
    if (readBytesPerSecond === 0) socket.pause()
    else if (readBytesPerSecond === Infinity) socket.resume()
    else readSlowly(socket, readBytesPerSecond)
    return socket
  }
  const head = (first: string, ...more: string[]) => [first, 'Host: localhost', ...more, '', ''].join('\r\n')
  const cookie = `Cookie: ${operator.cookie}`
  const list = head('GET /api/quotes HTTP/1.1', cookie)
  const lasting = [
    open(head('GET / HTTP/1.1')),
    open(head('GET /products HTTP/1.1', 'Connection: keep-alive')),
    open(''),
    open('GET / HT'),
    open(list),
    open(list, 8_000_000),
  ]
  if (!isStuck) return lasting
  const form = head(
    'POST /api/products HTTP/1.1',
    cookie,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  )
  return [...lasting, open(list, 0), open(`${form}--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf a`)]
}

function readSlowly(socket: Socket, bytesPerSecond: number): void {
  socket.on('data', (chunk: Buffer) => {
    socket.pause()
    setTimeout(() => socket.resume(), (chunk.length / bytesPerSecond) * 1000)
  })
}
