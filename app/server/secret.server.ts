/**
 * The key that signs cookies. SESSION_SECRET where it is set; else one that is made up at the first start and kept
 * beside the database, readable by its owner alone, so that a restart ends nobody's session.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from './env.server'

const secretLength = 43

let current: string | undefined

export function sessionSecret(): string {
  current ??= env().SESSION_SECRET ?? keptSecret(env().DATABASE_URL)
  return current
}

/** The secret kept beside a file database; a database in memory has nothing beside it, so its secret ends with it. */
export function keptSecret(databaseUrl: string): string {
  const invented = randomBytes(32).toString('base64url')
  const databaseFile = databaseUrl.replace(/^file:/, '')
  if (databaseFile.startsWith(':memory:')) return invented
  const file = path.join(path.dirname(databaseFile), 'session-secret')
  mkdirSync(path.dirname(file), { recursive: true })
  try {
    // wx: two processes that start at once agree on the file that was there first.
    writeFileSync(file, `${invented}\n`, { mode: 0o600, flag: 'wx' })
    return invented
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const kept = readFileSync(file, 'utf8').trim()
  if (kept.length < secretLength) {
    throw new Error(`${file} holds no secret. Delete it, and a new one is made at the next start.`)
  }
  return kept
}
