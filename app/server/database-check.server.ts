/**
 * The check of a whole database file while the site serves, for a file that was not checked before it (see
 * db/closed-mark): a process of its own, of the lowest rank, on a connection that only reads. Killed, it lets go of the
 * file at once, which a thread in the middle of SQLite's work would not. What it finds is told in the log and in the
 * dashboard; the site goes on with what can be read.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { constants, setPriority } from 'node:os'
import { log } from './log.server'

/** The first visitors go first. */
const afterMs = 3000

/** Prints what is wrong; fails, with its reason on standard error, where that could not be found out. */
const script = `
const [file, driver] = process.argv.slice(1)
const Database = require(driver)
const database = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 })
try {
  const [found] = database.prepare('PRAGMA quick_check(1)').pluck().all()
  if (found !== 'ok') process.stdout.write(String(found))
} catch (error) {
  if (!/^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code)) throw error
  process.stdout.write(error.message)
}`

let fault: string | undefined
let waiting: NodeJS.Timeout | undefined
let running: ChildProcess | undefined

/** What the check has found wrong, in SQLite's words. Undefined while there is nothing. */
export function databaseFault(): string | undefined {
  return fault
}

/** Once for each time that the file is opened. */
export function checkLater(file: string, delayMs = afterMs): void {
  fault = undefined
  waiting = setTimeout(() => void check(file), delayMs).unref()
}

/** Resolves when the file is no longer open for it. */
export async function stopCheck(): Promise<void> {
  clearTimeout(waiting)
  const child = running
  if (child === undefined || hasEnded(child)) return
  running = undefined
  child.kill('SIGKILL')
  await once(child, 'close')
}

async function check(file: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const child = spawn(process.execPath, ['-e', script, '--', file, driver], { stdio: ['ignore', 'pipe', 'pipe'] })
  running = child
  let [found, failure] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (found += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()))
  child.once('spawn', () => {
    giveWay(child)
  })
  child.once('error', (error) => (failure ||= error.message))
  await once(child, 'close').catch(() => undefined)
  if (running !== child) return
  running = undefined
  if (child.exitCode !== 0) {
    log.error('the database could not be checked', { database: file, reason: failure.trim().slice(-500) })
  } else if (found === '') {
    log.info('the database is whole', { database: file })
  } else {
    fault = found.replace(/\s+/g, ' ').trim()
    log.error('the database is damaged: restore a backup', { database: file, found: fault })
  }
}

function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or the system has no ranks: then it takes its turn like any other.
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
