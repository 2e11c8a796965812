/** A command copies and verifies, since a large database would block this process. Only one runs at a time. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { env } from '~/server/env.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { backupMessages, type BackupJob } from './backups'

let job: BackupJob | undefined

export function lastJob(): BackupJob | undefined {
  return job
}

export function isJobRunning(): boolean {
  return job !== undefined && job.problem === undefined
}

type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

/** @returns the problem, empty if there was none, or undefined if a job is running. Never rejects. */
export function startJob(db: Kysely<Database>, report: Report, act: Act): Promise<string> | undefined {
  if (isJobRunning()) return undefined
  const started = { startedAt: act.now.toISOString(), by: act.by.username }
  job = started
  return runJob(db, report, act).then((problem) => {
    job = { ...started, problem }
    return problem
  })
}

async function runJob(db: Kysely<Database>, report: Report, act: Act): Promise<string> {
  const { code, output, errors } = await runCommand()
  try {
    await noteBackup(db, code === 0 ? readResult(output) : undefined, { by: act.by, now: new Date() })
  } catch (error) {
    report('a backup could not be noted', { error })
  }
  if (code === 0) return ''
  report('a backup failed', { errors })
  // The command says in one line what the operator can fix.
  if (errors === '') return backupMessages.stopped
  return errors.includes('\n') ? backupMessages.broken : errors
}

interface Ended {
  code: number
  output: string
  errors: string
}

/** The promise never rejects. */
function runCommand(): Promise<Ended> {
  const texts = { output: '', errors: '' }
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('scripts/backup.ts'), '--json'], {
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
  name: string
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
