/**
 * One preparation at a time in one checkout. The lock is a file with the owner's process id, touched while it is held.
 * It is stale, and taken over, when that process is gone, or when nobody has touched it for long (a container's
 * process id means nothing to the next container).
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const touchEveryMs = 5_000
const staleAfterMs = 30_000
const lookEveryMs = 250

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  await takeLock(file)
  const release = () => {
    rmSync(file, { force: true })
  }
  // Also where a signal ends us in the middle of the work.
  process.once('exit', release)
  const touch = setInterval(() => touchLock(file), touchEveryMs).unref()
  try {
    return await work()
  } finally {
    clearInterval(touch)
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
async function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  let hasSaidSo = false
  while (!tryToCreate(file)) {
    if (isStale(file)) {
      removeStale(file)
      continue
    }
    if (!hasSaidSo) console.log(`Waiting for another run to finish its preparation (${file})`)
    hasSaidSo = true
    await wait(lookEveryMs)
  }
}

/** @param {string} file */
function tryToCreate(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * @param {string} file
 * @param {number} [now]
 */
export function isStale(file, now = Date.now()) {
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (touchedAt === undefined) return false
  return now - touchedAt > staleAfterMs || isGone(readOwner(file))
}

/** @param {string} file */
function readOwner(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Only a process that certainly ended: an owner not yet written (0) or of another user still counts as there.
 * @param {number} pid
 */
function isGone(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/**
 * Moved aside before it is removed: of two runs that found it stale, one alone succeeds.
 * @param {string} file
 */
function removeStale(file) {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  rmSync(aside, { force: true })
}

/** @param {string} file */
function touchLock(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
