/**
 * Waiting for a lock that another process holds. The driver is synchronous, so a wait inside SQLite stops the whole
 * process; this one waits between short attempts, while the event loop turns.
 */
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'

const firstWaitMs = 10
const longestWaitMs = 250

/** SQLite's own code of an error (SQLITE_BUSY, SQLITE_FULL …), or undefined for any other error. */
export function sqliteCode(error: unknown): string | undefined {
  return error instanceof BetterSqlite3.SqliteError ? error.code : undefined
}

/** The lock is held by another connection: SQLITE_BUSY, SQLITE_BUSY_SNAPSHOT, SQLITE_BUSY_RECOVERY. */
export function isBusy(error: unknown): boolean {
  return sqliteCode(error)?.startsWith('SQLITE_BUSY') === true
}

/** No room for a page, or for the shared memory that lies beside the file. */
export function isFullDisk(code: string): boolean {
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE'
}

/** How long to wait after so many attempts: growing, and jittered, so that two processes do not keep step. */
function waitAfter(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs) * (0.5 + Math.random())
}

/**
 * Tries, and tries again while the database is busy. Once `deadline` (by performance.now()) is past, the last busy error
 * is thrown. Other errors pass at once.
 */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, deadline: number): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      const leftMs = deadline - performance.now()
      if (!isBusy(error) || leftMs <= 0) throw error
      await wait(Math.min(waitAfter(attempts), leftMs))
    }
  }
}
