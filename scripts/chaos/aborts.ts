/**
 * Thousands of clients disconnect at any moment of any kind of request. Meanwhile others are served; afterwards no
 * file is left open, memory is back within a bound, and the log has no error.
 */
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { countOpenFiles, memoryOf } from '../process-figures'
import type { RunningSite } from '../site-process'
import { postContactCall, send, uniqueText, type Operator } from './clients'
import { checkStored, drillSite, type SiteDrill } from './site-drill'
import type { DrillOptions, DrillResult } from './tally'

const atOnce = 25
/** They fill caches and load modules. */
const warmUpRounds = 100
/** Growth after the warm-up, in MB. V8 frees memory late. Ten thousand leaks of 100 kB would be a thousand. */
const memoryBoundMb = 150
const settleMs = 30_000

/** A round is one aborted request. */
export function abortsDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  return drillSite('aborts', async (drill) => {
    const { site, tally } = drill
    await abortMany(drill, warmUpRounds)
    await wait(500)
    const before = figuresOf(site)
    const stop = new AbortController()
    const visitor = keepVisiting(drill, stop.signal)
    for (let done = 0; done < rounds; done += 1000) {
      await abortMany(drill, Math.min(1000, rounds - done))
      tally.rounds = Math.min(done + 1000, rounds)
      report?.(`aborts: ${String(tally.rounds)} requests, ${String(figuresOf(site).memory)} MB`)
    }
    stop.abort()
    await visitor
    await expectSettled(drill, before)
    tally.note('largest process (MB)', memoryOf(site.process.pid)?.peak ?? 'unknown')
    const complaints = site.output().match(/^.*("level":"(error|warn)"|Error).*$/gm) ?? []
    for (const line of complaints) tally.unexpected.push(`in the log: ${line.slice(0, 300)}`)
    checkStored(drill)
  })
}

async function abortMany(drill: SiteDrill, count: number): Promise<void> {
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      await abortOne(drill)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
}

/** Sends part or all of a request, reads part of the response or none, disconnects. */
async function abortOne({ site: { port }, operator }: SiteDrill): Promise<void> {
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

/** A patient visitor is served. */
async function keepVisiting({ site: { url }, book, tally }: SiteDrill, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const text = uniqueText('words')
    const { status } = await book.enter('contacts', text, () => postContactCall(url, text))
    tally.expect(status === 201, `others may write meanwhile (${String(status)})`)
    for (const page of ['/', '/products', '/blog']) {
      const answer = await send(url + page)
      tally.expect(answer.status === 200, `others get ${page} meanwhile (${String(answer.status)})`)
    }
    await wait(20)
  }
}

interface Figures {
  files: number | undefined
  /** MB. */
  memory: number | undefined
}

function figuresOf({ process: { pid } }: RunningSite): Figures {
  return { files: countOpenFiles(pid), memory: memoryOf(pid)?.now }
}

async function expectSettled({ site, tally }: SiteDrill, before: Figures): Promise<void> {
  // Node's fetch keeps a few connections open.
  const allowedFiles = (before.files ?? 0) + 3
  const allowedMemory = (before.memory ?? 0) + memoryBoundMb
  const deadline = performance.now() + settleMs
  const now = () => {
    const { files = 0, memory = 0 } = figuresOf(site)
    return { files, memory }
  }
  while (performance.now() < deadline && (now().files > allowedFiles || now().memory > allowedMemory)) await wait(250)
  const { files, memory } = now()
  tally.note('open files before and after', `${String(before.files)}, ${String(files)}`)
  tally.note('memory before and after (MB)', `${String(before.memory)}, ${String(memory)}`)
  tally.expect(files <= allowedFiles, `open files come back to ${String(before.files)}, not ${String(files)}`)
  tally.expect(memory <= allowedMemory, `memory comes back to ${String(before.memory)} MB, not ${String(memory)}`)
}

function pickOne<T>(list: readonly T[]): T {
  const one = list[Math.floor(Math.random() * list.length)]
  if (one === undefined) throw new Error('The list is empty')
  return one
}
