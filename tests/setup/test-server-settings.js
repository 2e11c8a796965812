/**
 * The script that starts a test server, Playwright's configuration and the fixtures share these: where each listens,
 * where its database is, and who may log in.
 */
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { inRoot } from '../../scripts/run-command.js'

/** Each worker has its own server and database, and never sees another one's rows. */
export const workerCount = Math.min(4, availableParallelism())

export const operator = { username: 'warden', password: 'a password for browser tests alone' }

/** The process that starts the servers calls this: workers and servers inherit the ports from its environment. */
export async function takeFreePorts() {
  process.env.E2E_PORTS ??= (await findFreePorts(workerCount)).join(',')
}

/**
 * All ports are held until the last is found, so that no two are the same.
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
    /** The server's script writes the address of the database here, on one line. */
    databaseNote: inRoot('.cache', `e2e-database-${index}`),
  }
}
