/**
 * The marker has the state of a large file that the last process closed properly. Any later change alters its ctime,
 * which cannot be set, so a start need not check the whole file. It does not detect a failing disk.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { followLinks } from './follow-links.server'

/** Checking a smaller file takes less than 0.1 s. */
const largeBytes = 16 * 1024 * 1024

/** Call before opening. Removes the marker. */
export function takeCleanShutdownMarker(file: string): boolean {
  try {
    const real = followLinks(file)
    const mark = readFileSync(markOf(real), 'utf8')
    rmSync(markOf(real))
    return !hasLog(real) && mark === describeFile(real)
  } catch {
    // The marker is missing or unreadable; if the folder is the problem, the start reports it.
    return false
  }
}

/** Call after closing a file known to be sound. Does nothing while another process has it open. */
export function writeCleanShutdownMarker(file: string, { least = largeBytes } = {}): void {
  const real = followLinks(file)
  const size = statSync(real, { throwIfNoEntry: false })?.size ?? 0
  if (size < least || hasLog(real)) return
  try {
    writeFileSync(markOf(real), describeFile(real), { mode: 0o600 })
  } catch {
    // After a failed write, such as on a full disk, the next start checks the whole file.
    rmSync(markOf(real), { force: true })
  }
}

function markOf(real: string): string {
  return `${real}-closed`
}

/** The last connection to close the file deletes its log. */
export function isLeftOpen(file: string): boolean {
  return existsSync(file) && existsSync(`${followLinks(file)}-wal`)
}

function hasLog(real: string): boolean {
  return (statSync(`${real}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

function describeFile(real: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(real, { bigint: true })
  return [ino, size, mtimeNs, ctimeNs].join(' ')
}
