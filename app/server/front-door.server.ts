/**
 * The front door: what stands before remix-serve, which has no limits, no middleware and no headers on files.
 * remix-serve imports the server build before it calls `http.createServer`; entry.server.tsx, the first of the build to
 * run, calls `installFrontDoor` in production, and the server that remix-serve then gets is ours. Importing this module
 * does nothing. The steps lie in front-door/, each with its test; their order is in front-door/door.server.ts.
 */
import http, { type RequestListener, type Server } from 'node:http'
import { answerDirectly } from './direct-action.server'
import { answerPages } from './direct-page.server'
import { silenceOtherLog } from './front-door/access-line.server'
import { createGuardedServer } from './front-door/guarded-server.server'
import { guardListen } from './front-door/listen-guard.server'
import type { DoorOptions } from './front-door/options.server'

/** @returns a function that puts Node's own `createServer` back, for tests. */
export function installFrontDoor(given: DoorOptions): () => void {
  const exit = given.exit ?? endProcess
  const options: DoorOptions = { ...given, exit }
  const original = http.createServer
  const guarded = new WeakSet<Server>()

  // The module object that CommonJS code (express) gets from require('http').
  setCreateServer((first: unknown, second: unknown) => {
    const listener = isListener(first) ? first : isListener(second) ? second : notFound
    const server = createGuardedServer(options, answerDirectly(answerPages(listener)))
    guarded.add(server)
    // remix-serve listens for one signal alone, from now on: a second one would end the process in the middle.
    server.once('listening', () => {
      if (!process.listeners('SIGTERM').includes(ignore)) process.on('SIGTERM', ignore)
    })
    return server
  })
  silenceOtherLog()
  const unguard = guardListen((server) => guarded.has(server), exit)
  return () => {
    setCreateServer(original)
    process.off('SIGTERM', ignore)
    unguard()
  }
}

function setCreateServer(value: unknown): void {
  Object.defineProperty(http, 'createServer', { configurable: true, enumerable: true, writable: true, value })
}

function isListener(value: unknown): value is RequestListener {
  return typeof value === 'function'
}

const notFound: RequestListener = (_, res) => {
  res.writeHead(404).end()
}

function ignore(): void {
  // The first signal has begun the end.
}

function endProcess(code: number): void {
  process.exit(code)
}
