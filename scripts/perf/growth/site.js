/** A built site with a logged-in operator, whose CPU time is read from the kernel. */
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import BetterSqlite3 from '../../../db/sqlite/better-sqlite3.js'
import { startCommand } from '../../run-command.js'
import { startServer, toServer } from '../processes.js'

const username = 'bench'
const password = 'a password for measurements'

/**
 * @typedef {object} MeasuredSite
 * @property {number} startMs from the start of the process to its first answer
 * @property {(path: string, options?: { method?: string, body?: string }) => Promise<Answer>} ask as the operator
 * @property {(path: string) => Promise<Answer>} askNew the same, after a write to the content: nothing finished counts
 * @property {() => number} cpuMs the processor time of all its threads so far
 * @property {() => number} residentMb
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} end as who runs it ends it
 */

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {number} bytes
 * @property {import('node:http').IncomingHttpHeaders} headers
 */

/**
 * @param {string} database path of the file; its first operator is made by this start
 * @param {number} port
 * @returns {Promise<MeasuredSite>}
 */
export async function startMeasured(database, port) {
  const begun = performance.now()
  const settings = { LOG_LEVEL: 'warn', ADMIN_USERNAME: username, ADMIN_PASSWORD: password }
  const child = startServer(startCommand(), port, { ...settings, DATABASE_URL: `file:${database}` })
  const origin = `http://127.0.0.1:${port}`
  const { memoryMb, stop, end } = toServer(child, origin)
  const deadline = begun + 180_000
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`No answer on port ${port}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const startMs = performance.now() - begun
  // New connections: an idle one may be closed just when it is used.
  const agent = new http.Agent({ keepAlive: false })
  let cookie = ''
  /** @type {MeasuredSite['ask']} */
  const ask = (path, { method = 'GET', body } = {}) =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      // Public addresses without the cookie, which would make the page private.
      const own = /^\/(admin|api)/.test(path) && cookie !== '' ? { cookie } : {}
      const headers = { 'accept-encoding': 'gzip', ...type, ...own }
      const request = http.request(origin + path, { agent, method, headers }, (response) => {
        let bytes = 0
        response.on('data', (/** @type {Buffer} */ chunk) => (bytes += chunk.byteLength))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, headers: response.headers }))
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(body)
    })
  const login = await ask('/admin', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'login', username, password }).toString(),
  })
  cookie = (login.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
  if (login.status !== 303 && login.status !== 302) {
    throw new Error(`${database}: the login was answered with ${login.status}. It belongs to another operator.`)
  }
  const content = new BetterSqlite3(database, { fileMustExist: true, timeout: 5000 })
  const write = content.prepare('UPDATE contentVersion SET version = version + 1 WHERE id = 1')
  const letGo = () => {
    content.close()
    agent.destroy()
  }
  return {
    startMs,
    ask,
    askNew: (path) => {
      write.run()
      return ask(path)
    },
    cpuMs: () => cpuMs(child.pid ?? 0),
    residentMb: memoryMb,
    stop: () => {
      letGo()
      return stop()
    },
    end: () => {
      letGo()
      return end()
    },
  }
}

/**
 * Finer than the hundredths of a second that the other parts are content with: here one answer is measured.
 * @param {number} pid
 */
function cpuMs(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`)
  // Nanoseconds of CPU time.
  const nanoseconds = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6
}
