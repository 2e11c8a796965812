/**
 * The servers that the browser tests run against: where each listens, where its database is, and who may sign in.
 * Shared by the script that starts one, Playwright's configuration and the specs' fixtures.
 */
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { inRoot } from '../../scripts/run-command.js'

/** Each has a server and a database of its own: no worker sees another one's rows. */
export const workerCount = Math.min(4, availableParallelism())

export const operator = { username: 'warden', password: 'a password for browser tests alone' }

/** For the process that starts the servers: its workers and the servers inherit the ports from its environment. */
export async function takeFreePorts() {
  process.env.E2E_PORTS ??= (await findFreePorts(workerCount)).join(',')
}

/**
 * Ports on which nothing listens. All are held until the last is found, so that no two are the same.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
async function findFreePorts(count) {
  if (count === 0) return []
  const server = createServer()
  await new Promise((resolve, reject) => {
    server.on('error', reject).listen(0, () => resolve(undefined))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port')
  const others = await findFreePorts(count - 1)
  await new Promise((resolve) => server.close(resolve))
  return [address.port, ...others]
}

/** @param {number} index the worker's, from 0: Playwright's `parallelIndex` */
export function testServerOf(index) {
  if (!(index >= 0 && index < workerCount)) throw new Error(`There are test servers for ${workerCount} workers`)
  const port = process.env.E2E_PORTS?.split(',')[index]
  if (!port) throw new Error('E2E_PORTS names no port for this server: see takeFreePorts()')
  return {
    port,
    url: `http://localhost:${port}`,
    /** Written by the server's script: one line, the address of the database. */
    databaseNote: inRoot('.cache', `e2e-database-${index}`),
  }
}
