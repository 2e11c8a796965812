/**
 * Hundreds of clients disconnect at any moment of any kind of request. Meanwhile others are served; afterwards no file
 * is left open, memory is back within a bound, and the log has no error.
 */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { countOpenFiles, memoryOf } from '../setup/process-figures'
import { postContactCall, send, uniqueText, type Operator } from './clients'
import { expectStored, rounds, startTrial, timeout, type Trial } from './trial'

const abortsPerRound = 300
const atOnce = 25
/** The number of aborts that fill caches and load modules. */
const warmUpAborts = 100
/** Growth after the warm-up, in MB. V8 frees memory late. Ten thousand leaks of 100 kB would be a thousand. */
const memoryBoundMb = 150

test('nothing is left over from clients that disconnect, and others are served', { timeout }, async () => {
  const trial = await startTrial()
  const { pid } = trial.site.process
  await abortMany(trial, warmUpAborts)
  await wait(500)
  const [filesBefore = 0, memoryBefore = 0] = [countOpenFiles(pid), memoryOf(pid)?.now]
  const stop = new AbortController()
  const visitor = keepVisiting(trial, stop.signal)
  await abortMany(trial, abortsPerRound * rounds)
  stop.abort()
  await visitor
  const settled = { timeout: 30_000, interval: 250 }
  // Node's fetch keeps a few connections open.
  await expect.poll(() => countOpenFiles(pid) ?? 0, settled).toBeLessThanOrEqual(filesBefore + 3)
  await expect.poll(() => memoryOf(pid)?.now ?? 0, settled).toBeLessThanOrEqual(memoryBefore + memoryBoundMb)
  expect(trial.site.output()).not.toMatch(/"level":"(error|warn)"|Error/)
  expectStored(trial)
  expect(trial.ledger.acknowledged).toBeGreaterThan(0)
})

async function abortMany(trial: Trial, count: number): Promise<void> {
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      await abortOne(trial)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
}

/** Sends part or all of a request, reads part of the response or none, disconnects. */
async function abortOne({ site: { port }, operator }: Trial): Promise<void> {
  const text = pickOne(requests)(operator)
  const isCut = Math.random() < 0.5
  const sent = isCut ? text.slice(0, Math.floor(Math.random() * text.length)) : text
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      resolve()
    })
  })
  socket.on('error', () => undefined)
  if (Math.random() < 0.5) socket.once('data', () => socket.destroy())
  else socket.resume()
  socket.write(sent)
  await Promise.race([closed, wait(Math.random() ** 3 * 400)])
  if (Math.random() < 0.5) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const requests: readonly ((operator: Operator) => string)[] = [
  () => get('/'),
  () => get(`/search?q=${uniqueText('deer', 0).replaceAll(' ', '+')}`),
  () => get(`/api/placeholder/800/600?text=${uniqueText('x', 0).replaceAll(' ', '+')}`),
  () => get('/api/blog/posts'),
  () => get('/assets/none.js'),
  ({ cookie }) => get('/api/quotes', cookie),
  ({ cookie }) => get('/admin/products', cookie),
  () => post('/contact', 'application/x-www-form-urlencoded', contactForm(), ''),
  () => post('/api/contacts', 'application/json', JSON.stringify({ ...person, message: uniqueText('cut') }), ''),
  () => post('/api/quotes', 'application/json', '{"customerName": "Ada"', ''),
  ({ cookie }) => post('/api/products', 'multipart/form-data; boundary=x', uploadBody(), cookie),
  ({ cookie }) => post('/admin/products/new', 'multipart/form-data; boundary=x', uploadBody(), cookie),
  ({ cookie }) => post('/admin/images', 'multipart/form-data; boundary=x', uploadBody(), cookie),
  () => post('/admin', 'application/x-www-form-urlencoded', 'intent=login&username=warden', ''),
]

const person = { name: 'Ada', email: 'ada@example.org' }

function contactForm(): string {
  return new URLSearchParams({ ...person, message: uniqueText('cut') }).toString()
}

function uploadBody(): string {
  const file = 'x'.repeat(Math.floor(Math.random() * 400_000))
  return `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${file}\r\n--x--\r\n`
}

function get(target: string, cookie = ''): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`
}

function post(target: string, type: string, body: string, cookie: string): string {
  const length = String(Buffer.byteLength(body))
  const head = `POST ${target} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: ${type}`
  return `${head}\r\nContent-Length: ${length}\r\n\r\n${body}`
}

/** A patient visitor must be served. */
async function keepVisiting({ site: { url }, ledger }: Trial, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const text = uniqueText('words')
    expect((await ledger.enter('contacts', text, () => postContactCall(url, text))).status).toBe(201)
    for (const page of ['/', '/products', '/blog']) expect((await send(url + page)).status, page).toBe(200)
    await wait(20)
  }
}

function pickOne<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('The list is empty')
  return one
}
