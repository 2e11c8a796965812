/**
 * The clean-shutdown marker beside a large database file: the last process that had it open has closed it, and this is how
 * the disk describes the file since then. Nobody writes to a file, copies one over it or puts another in its place without
 * changing that, for the time of its last change (ctime) cannot be set. So a start that finds the mark true knows that
 * the file is as SQLite left it, with nothing to take up from a log, and need not read all of it first. It knows
 * nothing of a disk that forgets.
 */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { followLinks } from './follow-links.server'

/** To check a smaller one takes less than a tenth of a second, and it needs no mark. */
const largeBytes = 16 * 1024 * 1024

/** To be called before the file is opened. True once for each mark: it is taken away. */
export function takeCleanShutdownMarker(file: string): boolean {
  try {
    const real = followLinks(file)
    const mark = readFileSync(markOf(real), 'utf8')
    rmSync(markOf(real))
    return !hasLog(real) && mark === describeFile(real)
  } catch {
    // There is none; or the folder cannot be read or written, or is none, which the start is about to find out and say.
    return false
  }
}

/** To be called when the file is closed, and known to be whole. Nothing where another process still writes to it. */
export function writeCleanShutdownMarker(file: string, { least = largeBytes } = {}): void {
  const real = followLinks(file)
  const size = statSync(real, { throwIfNoEntry: false })?.size ?? 0
  if (size < least || hasLog(real)) return
  try {
    writeFileSync(markOf(real), describeFile(real), { mode: 0o600 })
  } catch {
    // A full disk, say: the next start reads the whole file first, as it does without a mark.
    rmSync(markOf(real), { force: true })
  }
}

function markOf(real: string): string {
  return `${real}-closed`
}

/** The last connection to close takes it away; an empty one holds nothing. */
function hasLog(real: string): boolean {
  return (statSync(`${real}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

function describeFile(real: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(real, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}
