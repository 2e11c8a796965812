/**
 * A private PostgreSQL server comes from Debian's packages. It runs in its own folder, as an ordinary user (initdb
 * refuses root), without fsync, listens on a loopback port and accepts everybody as its owner.
 */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.js'
import { onExit } from './on-exit.js'

const run = promisify(execFile)
const packages = '/usr/lib/postgresql'
const leastVersion = 15

/** Debian's user `nobody` has the number 65534 everywhere. */
const nobody = 65534

export function findPostgres() {
  const versions = existsSync(packages) ? readdirSync(packages).map(Number) : []
  const newest = versions.filter((version) => version >= leastVersion).sort((a, b) => b - a)
  const folders = newest.map((version) => path.join(packages, String(version), 'bin'))
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')))
}

export const howToInstall = 'PostgreSQL 15 or newer is not installed (Debian: apt-get install postgresql)'

/** Installs Debian's package if this is root on Debian. @throws with what to do otherwise */
export async function preparePostgres() {
  if (findPostgres() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { timeout: 300_000 })
  }
  if (findPostgres() === undefined) throw new Error(howToInstall)
}

/**
 * @typedef {object} PostgresServer
 * @property {string} url
 * @property {string} folder
 * @property {number} port
 * @property {string} data
 * @property {(program: string, ...args: string[]) => Promise<unknown>} call runs one of its programs as its user
 * @property {() => Promise<void>} stop also deletes the folder
 */

/**
 * @param {readonly string[]} [settings] such as `max_connections=50`
 * @param {{ primary?: string, parent?: string }} [options] `primary`: URL of the server that this one becomes a standby
 *   of · `parent`: of its folder, which every user may enter
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres(settings = [], { primary, parent = tmpdir() } = {}) {
  const programs = findPostgres()
  if (programs === undefined) throw new Error(howToInstall)
  const folder = mkdtempSync(path.join(parent, 'stagwise-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const user = isRoot ? { uid: nobody, gid: nobody } : {}
  const call = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    run(path.join(programs, program), args, { ...user, cwd: folder, timeout: 120_000 })
  const data = path.join(folder, 'data')
  const port = await freePort()
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=400']
  const options = [...fast, ...settings].map((setting) => `-c ${setting}`).join(' ')
  const stop = async () => {
    await call('pg_ctl', '-D', data, '-m', 'immediate', 'stop').catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
    forget()
  }
  const forget = onExit(() => {
    const pid = postmasterOf(data)
    if (pid !== undefined) process.kill(pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  try {
    if (primary !== undefined) await call('pg_basebackup', '-D', data, '-R', '-c', 'fast', '-d', primary)
    else await call('initdb', '-D', data, '-U', 'stagwise', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8')
    const listen = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${options}`
    await call('pg_ctl', '-D', data, '-l', path.join(folder, 'log'), '-o', listen, '-w', 'start')
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://stagwise@127.0.0.1:${port}/postgres`, folder, port, data, call, stop }
}

/** Returns undefined if no server has this data. @param {string} data */
export function postmasterOf(data) {
  const file = path.join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

/**
 * @param {string} server
 * @returns {Promise<string>} the address of a new, empty database on it
 */
export async function createDatabase(server) {
  // `npm test` installs packages before this import.
  const { default: pg } = await import('pg')
  const url = new URL(server)
  url.pathname = `/site_${randomUUID()}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE "${url.pathname.slice(1)}"`)
  await client.end()
  return url.href
}
