import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { defaultLimits } from '~/server/http/request-listener'
import type { Answer } from '../ask'
import type { Attack, Theme } from '../attack'
import type { Target } from '../target'

const hostLine = 'Host: site.example'

interface Slow {
  name: string
  count: number
  says: string
  saysOn?: string
  isDeaf?: true
  /** The site must end the connection within the time for headers, with only these words. */
  ends?: RegExp
}

const request = (line: string, headers: readonly string[] = []) => [line, hostLine, ...headers, '', ''].join('\r\n')
const form = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 1000']
const visitors: readonly Slow[] = [
  // The tests in app/server/http (client-error, body-timeout, connection-limits) have the causes of each end.
  { name: 'three hundred that say nothing', count: 300, says: '', ends: /^$/ },
  {
    name: 'fifty that send a body letter by letter',
    count: 50,
    says: request('POST /contact HTTP/1.1', form),
    saysOn: 'a',
  },
  {
    name: 'fifty that stop in the middle of a body',
    count: 50,
    says: `${request('POST /contact HTTP/1.1', form)}name=Ada`,
    ends: /^HTTP\/1\.1 408 /,
  },
  {
    name: 'fifty that ask and never read',
    count: 50,
    says: request('GET /api/openapi.json HTTP/1.1').repeat(10),
    isDeaf: true,
  },
]

/**
 * A visitor waits no longer while the slow ones are there: far more than a page takes on a busy machine, far less than
 * they take.
 */
const usualMs = 2000

/** app/server/http tests the exact limits, and a busy machine is late by much. */
const mostEndingMs = 60_000

async function keepWaiting(target: Target, visitors: Slow): Promise<Answer[]> {
  const { count, says, saysOn, isDeaf, ends } = visitors
  const talks = await Promise.all(Array.from({ length: count }, () => open(target.port, says, isDeaf === true)))
  const timer = setInterval(() => {
    for (const { socket } of talks) if (saysOn !== undefined && socket.writable) socket.write(saysOn)
  }, 1000)
  try {
    const answers = await visitWhile(target, talks, visitors)
    if (ends === undefined) return answers
    const left = () => talks.filter(({ socket }) => !socket.closed).length
    const deadline = performance.now() + mostEndingMs
    while (left() > 0 && performance.now() < deadline) await wait(100)
    assert.equal(left(), 0, `${String(left())} connections are still there`)
    for (const { received } of talks) assert.match(received(), ends)
    return answers
  } finally {
    clearInterval(timer)
    for (const { socket } of talks) socket.destroy()
  }
}

/** Visits the site while slow clients hold it. Clients that are not ended so soon are watched as long as the others. */
async function visitWhile(target: Target, talks: readonly Talk[], { name }: Slow): Promise<Answer[]> {
  const { headersTimeoutMs, keepAliveTimeoutMs, connectionsCheckingIntervalMs } = defaultLimits
  const inTimeMs = Math.max(headersTimeoutMs, keepAliveTimeoutMs) + connectionsCheckingIntervalMs
  const answers: Answer[] = []
  const times: number[] = []
  const startedAt = performance.now()
  while (performance.now() - startedAt < inTimeMs && talks.some(({ socket }) => !socket.closed)) {
    const askedAt = performance.now()
    answers.push(await target.ask('/contact'))
    times.push(performance.now() - askedAt)
    await wait(500)
  }
  // The longest time does not count: other attacks run beside, some of which make work.
  const median = times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  assert(median < usualMs, `with ${name} a page takes ${String(Math.round(median))} ms`)
  return answers
}

interface Talk {
  socket: Socket
  received: () => string
}

async function open(port: number, says: string, isDeaf: boolean): Promise<Talk> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (!isDeaf) socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')))
  if (says !== '') socket.write(says)
  return { socket, received: () => text }
}

/** Opens too many connections from one address, at a site without a proxy. */
async function holdMany(target: Target): Promise<Answer> {
  const site = await target.beside({ TRUST_PROXY: '' })
  const { maxConnectionsPerClient } = defaultLimits
  const tooMany = 100
  const talks = await Promise.all(
    Array.from({ length: maxConnectionsPerClient + tooMany }, () => open(site.port, '', false)),
  )
  const closed = () => talks.filter(({ socket }) => socket.closed).length
  for (let tries = 0; tries < 300 && closed() < tooMany; tries += 1) await wait(100)
  const refused = closed()
  for (const { socket } of talks) socket.destroy()
  // The site's earlier visitors hold some connections.
  assert(refused >= tooMany && refused < 2 * tooMany, `${String(refused)} connections are refused`)
  const countLines = () => site.site.output().split('"event":"connections refused"').length - 1
  for (let tries = 0; tries < 100 && countLines() === 0; tries += 1) await wait(100)
  await untilServed(site)
  assert.equal(countLines(), 1, 'lines of the log tell of it')
  return site.ask('/contact')
}

/** The site sees a moment later that connections are gone. */
async function untilServed(site: Target): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await site.ask('/healthz').catch(() => undefined)
    if (answer?.status === 200) return
    await wait(100)
  }
}

/** Old programs close their side after the request, and still get their answer. */
async function halfClose({ port }: Target): Promise<Answer> {
  const { socket, received } = await open(port, request('GET /contact HTTP/1.1'), false)
  socket.end()
  await once(socket, 'close')
  const [head = '', ...body] = received().split('\r\n\r\n')
  const lines = head.split('\r\n').slice(1)
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(head.split(' ')[1] ?? 0), headers, body: body.join('\r\n\r\n'), asked: 'a half-closed GET' }
}

export const slow: Theme = {
  name: 'slow clients',
  inNpmTest: 'nothing',
  beside: true,
  attacks: [
    ...visitors.map((each): Attack => ({ name: each.name, run: (target) => keepWaiting(target, each), expected: 200 })),
    { name: 'an address that holds as many connections as it gets', run: holdMany, expected: 200 },
    { name: 'one that closes its side', run: halfClose, expected: 200 },
  ],
}
