/**
 * The servers that the browser tests run against: where each listens, where its database is, and who may sign in.
 * Shared by the script that starts one, Playwright's configuration and the specs' fixtures.
 */
import { inRoot } from './prepare/root.js'

/** As many as two cores carry. Each has a server and a database of its own: no worker sees another one's rows. */
export const workerCount = 2

/** The first server's; the next one listens on the next. */
const firstPort = Number(process.env.E2E_PORT || '4173')

export const operator = { username: 'warden', password: 'a password for browser tests alone' }

/** @param {number} index the worker's, from 0: Playwright's `parallelIndex` */
export function testServerOf(index) {
  if (!(index >= 0 && index < workerCount)) throw new Error(`There are test servers for ${workerCount} workers`)
  const port = String(firstPort + index)
  return {
    port,
    url: `http://localhost:${port}`,
    /** Written by the server's script once its temporary folder exists: one line, the path of the database file. */
    databaseNote: inRoot('.cache', `e2e-database-${port}`),
  }
}
