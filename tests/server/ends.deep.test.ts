/** Each end of the site leaves its reason in the log. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { testServer } from '~db/test-database'
import { startAndFail, startSite, type RunningSite } from '../setup/site-process'

let site: RunningSite | undefined

afterEach(async () => {
  await site?.stop()
  site = undefined
})

/** Returns the log's last line; Node adds its version after an uncaught error. */
function lastLine(output: string): unknown {
  const lines = output.split('\n').filter((line) => line.startsWith('{'))
  return JSON.parse(lines.at(-1) ?? '')
}

/** Starts a site that runs `code` on SIGWINCH, which ends nothing by itself. */
function startWith(code: string, flags = ''): Promise<RunningSite> {
  const module = `data:text/javascript,${encodeURIComponent(`process.on('SIGWINCH', () => { ${code} })`)}`
  return startSite({ NODE_OPTIONS: `--import ${module} ${flags}`, LOG_LEVEL: 'error' })
}

async function endBy(running: RunningSite, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(running.process, 'close')
  running.process.kill(signal)
  await ended
  return running.process.exitCode
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s', async (signal) => {
  site = await startSite({ LOG_LEVEL: 'error' })
  expect(await endBy(site, signal)).toBe(0)
  expect(lastLine(site.output())).toMatchObject({ event: 'the site ended', level: 'info', reason: signal, code: 0 })
})

const endings: [name: string, code: string, reason: RegExp, status: number][] = [
  ['an error that nobody caught', `throw new TypeError('broken')`, /^uncaughtException: TypeError: broken$/, 1],
  ['a promise', `Promise.reject(new Error('broken'))`, /^unhandledRejection: Error: broken$/, 1],
  ['process.exit', `process.exit(3)`, /^process\.exit at .*data:text\/javascript/, 3],
  ['another signal', `process.kill(process.pid, 'SIGQUIT')`, /^SIGQUIT$/, 131],
]
// PostgreSQL's idle connections stay for a minute, and the site uses one each minute, so it always has something to do.
if (testServer === undefined) {
  const code = `for (const handle of process._getActiveHandles()) handle.unref?.()`
  endings.push(['nothing left to do', code, /^nothing was left to do$/, 0])
}

test.each(endings)('%s', async (_, code, reason, status) => {
  site = await startWith(code)
  expect(await endBy(site, 'SIGWINCH')).toBe(status)
  const line = { event: 'the site ended', level: status === 0 ? 'info' : 'error', code: status }
  expect(lastLine(site.output())).toMatchObject({ ...line, reason: expect.stringMatching(reason) })
})

describe('an end that the process cannot tell of is found by the next start', () => {
  const found = /"event":"the database is open: by another process, or by one that was killed"/

  test('SIGKILL, and not SIGTERM', async () => {
    site = await startSite()
    await site.restart()
    await site.restart('SIGKILL')
    // Only a file has this notice: other processes may use a server's database at any time.
    const times = testServer === undefined ? 1 : 0
    await expect.poll(() => site?.output().split(found)).toHaveLength(times + 1)
  })

  test('no memory left, of which V8 tells, too', async () => {
    site = await startWith(
      'const all = []; for (;;) all.push(Array.from({ length: 1e5 }, String))',
      '--max-old-space-size=96',
    )
    await endBy(site, 'SIGWINCH')
    expect(site.process.signalCode ?? site.process.exitCode).toMatch(/SIGABRT|134/)
    expect(site.output()).toMatch(/JavaScript heap out of memory/)
  })
})

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? String(address.port) : ''
  const { code, errors } = await startAndFail({ PORT: port, HOST: '127.0.0.1' })
  other.close()
  expect(code).toBe(1)
  expect(errors).toMatch(new RegExp(`^Port ${port} is already in use`, 'm'))
  expect(errors).not.toContain('the site ended')
})

test('a database that is refused', async () => {
  const { errors } = await startAndFail({ DATABASE_URL: 'file:package.json/site.db' })
  expect(errors).toMatch(/^Database .*package\.json.*\n$/)
})

test('a signal before the site serves', async () => {
  const module = `data:text/javascript,${encodeURIComponent(`setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100)`)}`
  const { code, errors } = await startAndFail({ NODE_OPTIONS: `--import ${module}` })
  expect(code).toBe(143)
  expect(lastLine(errors)).toMatchObject({ reason: 'SIGTERM', code: 143 })
})
