/**
 * Each Playwright worker, whose index is the argument, has a site with a fresh database: a file in a temporary folder,
 * or on the server of `npm test -- --engine postgres`. Its address is written to a file for the specs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from './postgres-server.js'
import { operator, testServerOf } from './test-server-settings.js'

const testServer = testServerOf(Number(process.argv[2]))
const folderPrefix = path.join(tmpdir(), 'stagwise-e2e-')

removeLeftover()
const folder = mkdtempSync(folderPrefix)
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})
const server = process.env.TEST_POSTGRES_URL
const databaseUrl = server === undefined ? `file:${path.join(folder, 'stagwise.db')}` : await createDatabase(server)
noteDatabase()

forgetSettings()
Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: testServer.port,
  SITE_URL: testServer.url,
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret for browser tests alone, of 32+ characters',
  ADMIN_USERNAME: operator.username,
  ADMIN_PASSWORD: operator.password,
  // All specs of a worker share an address.
  LIMIT_FORMS: '1000/600',
  LIMIT_LOGIN: '100/900',
  LOG_LEVEL: 'warn',
})
await import('../../scripts/start.js')

/** The machine's own settings must not affect specs. */
function forgetSettings() {
  for (const name of Object.keys(process.env)) {
    if (/^(SITE|SEED|ADMIN|LIMIT|SMTP|MAIL|BACKUP)_|^(HOST|TRUST_PROXY|LOG_LEVEL)$/.test(name)) delete process.env[name]
  }
}

function noteDatabase() {
  mkdirSync(path.dirname(testServer.databaseNote), { recursive: true })
  writeFileSync(testServer.databaseNote, `${databaseUrl}\n`)
}

/** A killed run leaves folders; only those of this script go. */
function removeLeftover() {
  const file = readNote().replace(/^file:/, '')
  if (file.startsWith(folderPrefix)) rmSync(path.dirname(file), { recursive: true, force: true })
}

function readNote() {
  try {
    return readFileSync(testServer.databaseNote, 'utf8').trim()
  } catch {
    return ''
  }
}
