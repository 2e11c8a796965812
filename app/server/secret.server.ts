/** Without SESSION_SECRET a random one is stored beside the database, so that sessions survive a restart. */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isOnServer } from '~db/client.server'
import { makeFolder } from '~db/make-folder.server'
import { env, EnvError } from '~/server/env.server'

const secretLength = 43

let current: string | undefined

export function sessionSecret(): string {
  current ??= env().SESSION_SECRET ?? storedSecret(env().DATABASE_URL)
  return current
}

/** A database in memory stores none. @throws EnvError for a database server, whose sites may be on several machines */
export function storedSecret(databaseUrl: string): string {
  if (isOnServer(databaseUrl)) {
    throw new EnvError(['SESSION_SECRET must be set with PostgreSQL, the same for each process of the site'])
  }
  const file = secretFile(databaseUrl)
  if (file === undefined) return inventSecret()
  const kept = readIfThere(file) ?? keepNew(file)
  if (kept.length < secretLength) {
    throw new EnvError([`${file} holds no secret. Delete it, and a new one is made at the next start.`])
  }
  return kept
}

export function secretFile(databaseUrl: string): string | undefined {
  if (isOnServer(databaseUrl)) return undefined
  const databaseFile = databaseUrl.replace(/^file:/, '')
  return databaseFile.startsWith(':memory:') ? undefined : path.join(path.dirname(databaseFile), 'session-secret')
}

function inventSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The first of two processes wins. A full disk leaves no partial file. */
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
