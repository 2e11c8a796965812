/**
 * Makes a backup, or tries to restore one, with the commands of the command line, each in a process of its own: copying
 * and verifying a large database would block this one. One at a time.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { env } from '~/server/env.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { backupMessages, type BackupJob, type JobState } from './backups'
import { noteDrill } from './drills.server'

let state: JobState | undefined

export function jobState(): JobState | undefined {
  return state
}

export function isJobRunning(): boolean {
  return state !== undefined && state.problem === undefined
}

const commands = {
  backup: ['scripts/backup.ts', '--json'],
  drill: ['scripts/restore.ts', '--drill', '--json'],
} as const satisfies Record<BackupJob, readonly string[]>

type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

/** @returns the problem, empty if there was none; undefined if a job is running. Never rejects. */
export function startJob(
  db: Kysely<Database>,
  { job, report }: { job: BackupJob; report: Report },
  act: Act,
): Promise<string> | undefined {
  if (isJobRunning()) return undefined
  const started = { job, startedAt: act.now.toISOString(), by: act.by.username }
  state = started
  return runJob(db, { job, report }, act).then((problem) => {
    state = { ...started, problem }
    return problem
  })
}

async function runJob(
  db: Kysely<Database>,
  { job, report }: { job: BackupJob; report: Report },
  act: Act,
): Promise<string> {
  const { code, output, errors } = await runCommand(commands[job])
  const result = readResult(output)
  try {
    const ended = { by: act.by, now: new Date() }
    if (job === 'drill') await noteDrill(db, { name: result?.name ?? '', isPassed: code === 0 }, ended)
    else await noteBackup(db, code === 0 ? result : undefined, ended)
  } catch (error) {
    report('a backup or restore drill could not be noted', { job, error })
  }
  if (code === 0) return ''
  report('a backup or restore drill failed', { job, errors })
  // The commands say in one line what the operator can fix.
  if (errors === '') return backupMessages.stopped
  return errors.includes('\n') ? backupMessages.broken : errors
}

interface Ended {
  code: number
  output: string
  errors: string
}

/** Never rejects. */
function runCommand([script, ...args]: readonly [string, ...string[]]): Promise<Ended> {
  const texts = { output: '', errors: '' }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.resolve(script), ...args], {
      env: { ...process.env, DATABASE_URL: env().DATABASE_URL },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.setEncoding('utf8').on('data', (part: string) => (texts.output += part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => (texts.errors += part))
    const settle = (code: number) => {
      resolve({ code, output: texts.output.trim(), errors: texts.errors.trim() })
    }
    child.once('error', (error) => {
      texts.errors += String(error.stack)
      settle(1)
    })
    child.once('close', (code) => {
      settle(code ?? 1)
    })
  })
}

interface JobResult {
  /** Of the file. */
  name: string
  /** How many older ones were deleted. */
  removed: number
}

function readResult(output: string): JobResult | undefined {
  try {
    const parsed: unknown = JSON.parse(output)
    if (typeof parsed !== 'object' || parsed === null || !('name' in parsed)) return undefined
    const removed = 'removed' in parsed && typeof parsed.removed === 'number' ? parsed.removed : 0
    return { name: String(parsed.name), removed }
  } catch {
    return undefined
  }
}

async function noteBackup(db: Kysely<Database>, made: JobResult | undefined, act: Act): Promise<void> {
  await write(db, async (trx) => {
    if (!made) return logAudit(trx, act, { event: 'backup-failed' })
    const detail = made.removed > 0 ? { detail: { counts: { olderBackups: made.removed } } } : {}
    return logAudit(trx, act, { event: 'backup-made', name: made.name, ...detail })
  })
}
