/** Servers run on one core, and autocannon on another, where there are two and `taskset`. Linux says what they cost. */
import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { inRoot, startCommand } from '../run-command.js'

export interface Bench {
  /** /tmp may be in memory, where commits are free. */
  folder: string
  /** Returns the address of an empty database. */
  newDatabase: () => Promise<string>
  isQuick: boolean
  rounds: number
  seconds: number
}

export type Figure = ReturnType<typeof toFigure>

export function toFigure(
  name: string,
  values: readonly number[],
  meaning: { unit?: string; atLeast?: number; atMost?: number } = {},
) {
  const sorted = values.toSorted((one, other) => one - other)
  const [low = NaN, value = NaN, high = NaN] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)]
  return { name, value, low, high, ...meaning }
}

export const isPinned = availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0
export const operator = { username: 'warden', password: 'a password for measurements alone' }

export type Server = Awaited<ReturnType<typeof serve>>

const running = new Set<ChildProcess>()
let port = 4390

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child, 'SIGKILL')))
}

/** The log is on, since writing it is part of the site's work. */
export function startSite(folder: string, database: string) {
  return serve(startCommand(), path.join(folder, 'site.log'), {
    DATABASE_URL: database,
    ADMIN_USERNAME: operator.username,
    ADMIN_PASSWORD: operator.password,
    SESSION_SECRET: 'a secret for measurements alone, of 32+ characters',
    // The bench stores more than the default limit from one address.
    LIMIT_FORMS: '100000/1',
  })
}

export async function serve(args: readonly string[], log: string, settings: Record<string, string>) {
  port += 1
  const origin = `http://127.0.0.1:${String(port)}`
  const own = { PATH: process.env.PATH, HOST: '127.0.0.1', NODE_ENV: 'production' as const, PORT: String(port) }
  const errors = openSync(log, 'a')
  const begun = performance.now()
  const stdio: SpawnOptions['stdio'] = ['ignore', 'ignore', errors]
  const child = spawnOn('0', [process.execPath, ...args], { env: { ...own, ...settings }, stdio })
  closeSync(errors)
  running.add(child)
  child.once('exit', () => running.delete(child))
  const isAnswered = (answer: Response) => answer.arrayBuffer().then(() => answer.ok)
  while (!(await fetch(origin).then(isAnswered, () => false))) {
    const isLate = performance.now() - begun > 120_000
    if (child.exitCode !== null || isLate) throw new Error(`No answer on port ${String(port)}: see ${log}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const startMs = performance.now() - begun
  const ownFile = (name: string) => `/proc/${String(child.pid)}/${name}`
  return {
    origin,
    startMs,
    cpuMs: () => {
      const tasks = readdirSync(ownFile('task')).map((task) => readFileSync(ownFile(`task/${task}/schedstat`), 'utf8'))
      return tasks.reduce((sum, figures) => sum + Number(figures.split(' ')[0]) / 1e6, 0)
    },
    memoryMb: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(ownFile('status'), 'utf8'))?.[1]) / 1024,
    stop: (signal: NodeJS.Signals) => stop(child, signal),
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

export type Rate = Awaited<ReturnType<typeof load>>

export interface Load {
  path: string
  headers: Record<string, string>
  /** `[<id>]` in the body is another text in each request. */
  body?: string
  status?: number
}

const Report = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p99: z.number() }),
  errors: z.number(),
  statusCodeStats: z.record(z.string(), z.unknown()),
})

/** autocannon's own ids are of no fixed length, which it relies on. The site closes a connection after 1,000 requests. */
const autocannon = `
  const { body, ...options } = JSON.parse(process.argv[1])
  let sent = 0
  const newBody = () => body.replace('[<id>]', Date.now().toString(36) + '-' + (sent += 1))
  const posts = { requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, body: newBody() }) }] }
  const load = { connections: 20, timeout: 20, reconnectRate: 900, ...options, ...(body && posts) }
  require('autocannon')(load).then((report) => console.log(JSON.stringify(report)))
`

/** @throws if an answer has another status than it should */
export async function load(server: Server, { path: address, headers, body, status = 200 }: Load, seconds: number) {
  const options = JSON.stringify({ url: server.origin + address, headers, body, duration: seconds })
  const before = server.cpuMs()
  const command = [process.execPath, '-e', autocannon, options]
  const child = spawnOn('1', command, { cwd: inRoot(), stdio: ['ignore', 'pipe', 'inherit'] })
  const output = child.stdout === null ? '' : await text(child.stdout)
  const used = server.cpuMs() - before
  const { requests, latency, errors, statusCodeStats } = Report.parse(JSON.parse(output))
  const statuses = Object.keys(statusCodeStats).join()
  if (errors > 0 || statuses !== String(status)) {
    throw new Error(`${address}: ${String(errors)} errors, statuses ${statuses}`)
  }
  return { requests: requests.total, perSecond: requests.average, p99Ms: latency.p99, cpuMs: used / requests.total }
}

function spawnOn(core: '0' | '1', command: readonly string[], options: SpawnOptions): ChildProcess {
  const [program = '', ...args] = isPinned ? ['taskset', '-c', core, ...command] : command
  return spawn(program, args, options)
}
