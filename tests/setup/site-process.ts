import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { freePort } from './free-port.js'
import { onExit } from './on-exit.js'
import { createDatabase } from './postgres-server.js'
import { root, startCommand } from '../../scripts/run-command.js'

export interface RunningSite {
  url: string
  port: number
  folder: string
  databaseUrl: string
  database: string
  readonly process: ChildProcess
  output: () => string
  end: (signal?: NodeJS.Signals) => Promise<void>
  restart: (signal?: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

export interface Place {
  /** `stop` keeps this folder of `site.db`. */
  folder?: string
  identity?: Identity
  node?: string
  command?: readonly string[]
  limitMs?: number
}

export interface Identity {
  uid?: number
  gid?: number
}

interface FailedStart {
  code: number | null
  output: string
  errors: string
}

const startLimitMs = 60_000

export async function startSite(settings: Record<string, string> = {}, place: Place = {}): Promise<RunningSite> {
  const folder = place.folder ?? temporaryFolder()
  const databaseUrl = settings.DATABASE_URL ?? (await databaseFor(folder))
  const port = await freePort()
  const chunks: string[] = []
  const url = `http://127.0.0.1:${String(port)}`
  const start = async () => {
    const started = spawnSite(port, place, { DATABASE_URL: databaseUrl, ...settings })
    const keep = (chunk: Buffer) => {
      chunks.push(chunk.toString())
    }
    started.stdout?.on('data', keep)
    started.stderr?.on('data', keep)
    await untilHealthy(url, started, () => chunks.join(''))
    return started
  }
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded(child)) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const clean = () => {
    if (place.folder === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const forget = onExit(clean)
  let child = await start()
  return {
    url,
    port,
    folder,
    databaseUrl,
    database: databaseIn(folder),
    get process() {
      return child
    },
    output: () => chunks.join(''),
    end,
    restart: async (signal) => {
      await end(signal)
      child = await start()
    },
    stop: async () => {
      await end('SIGKILL')
      clean()
      forget()
    },
  }
}

/** Expects a start to fail, and returns what it printed. A site that serves is ended: its code is null. */
export async function startAndFail(settings: Record<string, string>, place: Place = {}): Promise<FailedStart> {
  const folder = place.folder ?? temporaryFolder()
  const databaseUrl = settings.DATABASE_URL ?? (await databaseFor(folder))
  const child = spawnSite(await freePort(), place, { DATABASE_URL: databaseUrl, ...settings })
  let [output, errors] = ['', '']
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    errors += chunk.toString()
  })
  const overdue = setTimeout(() => child.kill('SIGKILL'), place.limitMs ?? startLimitMs)
  await once(child, 'exit')
  clearTimeout(overdue)
  if (place.folder === undefined) rmSync(folder, { recursive: true, force: true })
  return { code: child.exitCode, output, errors }
}

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'stagwise-server-'))
}

export async function withDatabase<T>(
  { databaseUrl }: RunningSite,
  work: (db: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(databaseUrl, { mustExist: true })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const onServer = new Map<string, Promise<string>>()

/** `npm test -- --engine postgres` makes a database for this folder instead of a file. */
async function databaseFor(folder: string): Promise<string> {
  const server = process.env.TEST_POSTGRES_URL
  if (server === undefined) return `file:${databaseIn(folder)}`
  const made = onServer.get(folder) ?? createDatabase(server)
  onServer.set(folder, made)
  return made
}

export function databaseIn(folder: string): string {
  return path.join(folder, 'site.db')
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function spawnSite(
  port: number,
  { identity = {}, node = process.execPath, command = startCommand() }: Place,
  settings: Record<string, string>,
): ChildProcess {
  const child = spawn(node, command, {
    ...identity,
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      LIMIT_FORMS: '1000/600',
      ...(process.env.TEST_POSTGRES_URL === undefined
        ? {}
        : { SESSION_SECRET: 'a secret for tests alone, of 32+ characters' }),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.once(
    'exit',
    onExit(() => child.kill('SIGKILL')),
  )
  return child
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The site ended at its start:\n${output()}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not answer within ${String(startLimitMs / 1000)} seconds:\n${output()}`)
}
