/**
 * The server that the browser tests run against: where it listens and who may sign in.
 * Shared by the script that starts it, Playwright's configuration and the specs' fixtures.
 */
import { inRoot } from './prepare/root.js'

const port = process.env.E2E_PORT || '4173'

export const testServer = {
  port,
  url: `http://localhost:${port}`,
  operator: { username: 'warden', password: 'a password for browser tests alone' },
  /** Written by the server's script once its temporary folder exists: one line, the path of the database file. */
  databaseNote: inRoot('.cache', `e2e-database-${port}`),
}
