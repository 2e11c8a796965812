import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { DoorResponse } from './door-response.server'
import { sendWhole, wholeAnswer } from './whole-answer.server'

afterEach(() => {
  vi.useRealTimers()
})

const terms = { keepAliveTimeoutMs: 10_000, maxRequestsPerSocket: 1000 }
const care = {
  begin: () => ({ requestId: '', path: '/', startedAt: 0 }),
  dress: () => undefined,
  end: () => undefined,
}

/** Keeps what it is given; says that it is out at once, or never, as with a reader who does not read. */
class Reader extends Socket {
  readonly taken: Buffer[] = []

  constructor(readonly isSlow = false) {
    super()
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    // As the system does: what it has taken is its own, what waits is still the sender's.
    this.taken.push(this.isSlow ? chunk : Buffer.from(chunk))
    if (!this.isSlow) done()
  }

  override _writev(chunks: { chunk: Buffer | string }[], done: () => void): void {
    for (const { chunk } of chunks) this.taken.push(Buffer.from(chunk))
    done()
  }
}

function responseTo(socket: Socket): DoorResponse {
  const res = new DoorResponse(care, new IncomingMessage(socket))
  res.assignSocket(socket)
  return res
}

function send(answer: ReturnType<typeof wholeAnswer>, id: string, reader = new Reader()): Reader {
  sendWhole(responseTo(reader), answer, 'x-id', id)
  return reader
}

function textOf({ taken }: Reader): string {
  return Buffer.concat(taken).toString('latin1')
}

function page(body = Buffer.from('one')) {
  return wholeAnswer(200, { 'content-length': String(body.byteLength) }, body, terms)
}

test('head and body are one piece, with the date and the header that are this answer’s own', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] })
  const { taken } = send(page(), 'first')
  expect(taken.map(String)).toEqual([
    [
      'HTTP/1.1 200 OK',
      'content-length: 3',
      'Connection: keep-alive',
      'Keep-Alive: timeout=10, max=1000',
      'Date: Sun, 22 Nov 2026 12:00:00 GMT',
      'x-id: first',
      '',
      'one',
    ].join('\r\n'),
  ])
})

test('a later sending has its own date and header, of whatever length', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12), toFake: ['Date'] })
  const answer = page()
  send(answer, 'first')
  vi.setSystemTime(Date.UTC(2026, 10, 22, 12, 0, 1))
  expect(textOf(send(answer, 'other'))).toMatch(/^Date: Sun, 22 Nov 2026 12:00:01 GMT\r\nx-id: other\r\n\r\none$/m)
  expect(textOf(send(answer, 'a longer one'))).toMatch(/^x-id: a longer one\r\n\r\none$/m)
})

test('what a slow reader has yet to take is not written over', () => {
  const answer = page()
  const slow = send(answer, 'for slow', new Reader(true))
  const quick = send(answer, 'forquick')
  const slowToo = send(answer, 'for too!', new Reader(true))
  send(answer, 'the last')
  expect([slow, quick, slowToo].map((reader) => /^x-id: (.*)\r$/m.exec(textOf(reader))?.[1])).toEqual([
    'for slow',
    'forquick',
    'for too!',
  ])
})

test('an answer is over when the last of it has been taken, not before', async () => {
  const ends: string[] = []
  for (const isSlow of [true, false]) {
    const res = responseTo(new Reader(isSlow))
    res.on('finish', () => ends.push(isSlow ? 'slow' : 'quick'))
    sendWhole(res, page(), 'x-id', 'id')
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toEqual(['quick'])
})

test('a very long body is not kept a second time', () => {
  const long = page(Buffer.alloc(100_000, 'x'))
  expect(textOf(send(long, 'id'))).toMatch(/^x-id: id\r\n\r\nx{100000}$/m)
  expect(long.ready).toBeUndefined()
})

test('what has no body ends with its headers', () => {
  expect(textOf(send(wholeAnswer(304, {}, undefined, terms), 'id'))).toMatch(/^x-id: id\r\n\r\n$/m)
})
