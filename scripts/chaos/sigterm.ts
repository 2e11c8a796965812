/**
 * SIGTERM during writes, a slow upload, a streamed list, a stuck reader and idle connections. Open requests are
 * answered or cut, acknowledged writes are stored, a second signal changes nothing, and the exit code is 0.
 */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import {
  isTaken,
  postContactCall,
  postContactForm,
  postProductCall,
  postQuoteCall,
  productText,
  uniqueProduct,
  uniqueText,
} from './clients'
import { checkStored, drillSite, repeat, type SiteDrill } from './site-drill'
import type { DrillOptions, DrillResult } from './tally'

/** Open requests have fifteen seconds; the rest is for a busy machine. */
const limitMs = 20_000
const rowsInList = 20_000

interface SigtermOptions extends DrillOptions {
  /** Clients that hold on until they are cut. */
  withStuckClients?: boolean
}

export function sigtermDrill({ rounds, report, withStuckClients }: SigtermOptions): Promise<DrillResult> {
  return drillSite('sigterm', async (drill) => {
    const { site, tally, book } = drill
    fillList(site.database)
    for (let round = 1; round <= rounds; round += 1) {
      const isStuck = withStuckClients ?? round % 3 === 0
      await endOnce(drill, isStuck)
      tally.rounds = round
      if (round % 5 === 0) report?.(`sigterm: ${String(round)} rounds, ${String(book.acknowledged)} acknowledged`)
      if (round < rounds) await site.restart()
    }
  })
}

/** Enough rows to be streamed, inserted directly. */
function fillList(file: string): void {
  const handle = new BetterSqlite3(file, { timeout: 5000 })
  handle.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(rowsInList)})
    INSERT INTO quotes (customerName, customerEmail, productName, createdAt)
    SELECT 'Ada ' || i, 'ada@example.org', 'Rope', '2026-11-21T09:30:00.000Z' FROM n;
    UPDATE rateLimits SET count = count + ${String(rowsInList)} WHERE kind = 'form-stored';
    INSERT OR IGNORE INTO rateLimits (kind, key, count, endsAt)
    SELECT 'form-stored', '127.0.0.1', ${String(rowsInList)}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+86400 seconds')
  `)
  handle.close()
}

async function endOnce(drill: SiteDrill, isStuck: boolean): Promise<void> {
  const { site, tally } = drill
  const child = site.process
  const stop = new AbortController()
  const writers = [write, write, upload].map((work) => repeat(() => work(drill), stop.signal))
  const connections = openConnections(drill, isStuck)
  await wait(300 + Math.random() * 500)
  const ended = once(child, 'exit')
  const startedAt = performance.now()
  child.kill('SIGTERM')
  // A second signal at a random moment.
  void wait(Math.random() * 50).then(() => child.kill('SIGTERM'))
  stop.abort()
  const isOver = await Promise.race([ended.then(() => true), wait(limitMs, false)])
  const tookMs = Math.round(performance.now() - startedAt)
  tally.noteMost(isStuck ? 'longest end with stuck clients (ms)' : 'longest end (ms)', tookMs)
  tally.expect(isOver, `the process ends within ${String(limitMs / 1000)} seconds`)
  if (!isOver) child.kill('SIGKILL')
  await Promise.all(writers)
  for (const socket of connections) socket.destroy()
  tally.expect(child.exitCode === 0, `its code is 0, not ${String(child.exitCode ?? child.signalCode)}`)
  tally.expect(!existsSync(`${site.database}-wal`), 'the log is folded in')
  tally.expect(!/"level":"error"|Error/.test(site.output()), `nothing fails: ${site.output().slice(-300)}`)
  checkStored(drill)
}

async function write({ site: { url }, book, tally }: SiteDrill): Promise<void> {
  const text = uniqueText('words')
  const [table, post] = [
    ['contacts', postContactForm] as const,
    ['contacts', postContactCall] as const,
    ['quotes', postQuoteCall] as const,
  ][Math.floor(Math.random() * 3)] ?? ['contacts', postContactForm]
  const answer = await book.enter(table, text, () => post(url, text))
  tally.expect(isTaken(answer), `a write is taken (${String(answer.status)})`)
}

async function upload({ site: { url }, book, operator, tally }: SiteDrill): Promise<void> {
  const product = uniqueProduct()
  const send = () => postProductCall(url, product, operator)
  const { status } = await book.enter('products', productText(product), send)
  tally.expect(status === 201, `an upload is taken (${String(status)})`)
}

/** Nobody waits for their responses. */
function openConnections({ site: { port }, operator }: SiteDrill, isStuck: boolean): Socket[] {
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
