import { EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openLoopback, plainRequest, type Loopback } from './loopback.server'

let site: Loopback
afterEach(() => site.close())

/** What morgan would print once the answer is out, or the client gone. */
function loggedAddress(req: IncomingMessage): unknown {
  return Reflect.get(req, 'originalUrl')
}

test('the query is there for routing and gone from the line that is printed afterwards', async () => {
  const seen: unknown[] = []
  site = await openLoopback((req, res) => {
    Object.assign(req, { originalUrl: req.url })
    seen.push(loggedAddress(req))
    res.on('finish', () => seen.push(loggedAddress(req)))
    res.end()
  })
  await site.talk(plainRequest('GET /search?q=my+secret'))
  expect(seen).toEqual(['/search?q=my+secret', '/search'])
})

test('a client that leaves before the answer leaves no query either', async () => {
  const logged = new EventEmitter()
  site = await openLoopback((req) => {
    Object.assign(req, { originalUrl: req.url })
    req.socket.on('close', () => logged.emit('line', loggedAddress(req)))
    talk.socket.destroy()
  })
  const talk = await site.connect()
  talk.socket.write(plainRequest('GET /search?q=my+secret'))
  expect(await once(logged, 'line')).toEqual(['/search'])
})
