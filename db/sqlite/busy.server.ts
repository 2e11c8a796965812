/**
 * The driver is synchronous, so this retries short attempts and lets the event loop run, instead of waiting inside
 * SQLite.
 */
import { setTimeout as wait } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'

const firstWaitMs = 10
const longestWaitMs = 250

export function sqliteCode(error: unknown): string | undefined {
  return error instanceof BetterSqlite3.SqliteError ? error.code : undefined
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error)?.startsWith('SQLITE_BUSY') === true
}

/** Returns true if there is no room for a page, or for the shared memory file. */
export function isFullDisk(code: string): boolean {
  return code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_SHMSIZE'
}

function waitAfter(attempts: number): number {
  return Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs) * (0.5 + Math.random())
}

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
