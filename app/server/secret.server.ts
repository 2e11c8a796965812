/**
 * The key that signs cookies. SESSION_SECRET where it is set; else one that is made up at the first start and kept
 * beside the database, readable by its owner alone, so that a restart ends nobody's session.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '~db/make-folder.server'
import { env, EnvError } from '~/server/env.server'

const secretLength = 43

let current: string | undefined

export function sessionSecret(): string {
  current ??= env().SESSION_SECRET ?? storedSecret(env().DATABASE_URL)
  return current
}

/** The secret kept beside a file database; a database in memory has nothing beside it, so its secret ends with it. */
export function storedSecret(databaseUrl: string): string {
  const file = secretFile(databaseUrl)
  if (file === undefined) return inventSecret()
  const kept = readIfThere(file) ?? keepNew(file)
  if (kept.length < secretLength) {
    throw new EnvError([`${file} holds no secret. Delete it, and a new one is made at the next start.`])
  }
  return kept
}

/** Where the secret of a file database is kept. */
export function secretFile(databaseUrl: string): string | undefined {
  const databaseFile = databaseUrl.replace(/^file:/, '')
  return databaseFile.startsWith(':memory:') ? undefined : path.join(path.dirname(databaseFile), 'session-secret')
}

function inventSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Of two processes that start at once the first one's counts. A full disk leaves no half of one. */
function keepNew(file: string): string {
  const secret = inventSecret()
  try {
    makeFolder(path.dirname(file))
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return readFileSync(file, 'utf8').trim()
    rmSync(file, { force: true })
    throw new EnvError([`${file} cannot be written (${describe(error)}).`])
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new EnvError([`${file} cannot be read (${describe(error)}).`])
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
