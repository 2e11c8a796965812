/** The built site as a process of its own, on a free port of the loopback, with a database in a temporary folder. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface RunningSite {
  url: string
  port: number
  folder: string
  /** The one that runs now. */
  readonly process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Ends the process as the operator does and starts another on the same database. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

const root = path.resolve(import.meta.dirname, '../..')

export async function startServer(settings: Record<string, string> = {}): Promise<RunningSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-server-'))
  const port = await freePort()
  const chunks: string[] = []
  const url = `http://127.0.0.1:${String(port)}`
  const start = async () => {
    const started = spawnSite(port, folder, settings)
    const keep = (chunk: Buffer) => {
      chunks.push(chunk.toString())
    }
    started.stdout?.on('data', keep)
    started.stderr?.on('data', keep)
    await untilHealthy(url, started, () => chunks.join(''))
    return started
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  let child = await start()
  return {
    url,
    port,
    folder,
    get process() {
      return child
    },
    output: () => chunks.join(''),
    restart: async () => {
      await end('SIGTERM')
      child = await start()
    },
    stop: async () => {
      await end('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs a start that is expected to fail, and gives back what it printed. */
export async function startAndFail(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-server-'))
  const child = spawnSite(await freePort(), folder, settings)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
  return { code: child.exitCode, output }
}

function spawnSite(port: number, folder: string, settings: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['scripts/start.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
      LIMIT_FORMS: '1000/600',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended at its start:\n${output()}`)
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not answer within 20 seconds:\n${output()}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
