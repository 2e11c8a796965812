import { readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { codeOf } from '~db/file-problem'
import { isAbandoned, partialName, readPartialName } from './backup-names'

let count = 0

export function partialPath(folder: string, base: string, now: Date): string {
  count += 1
  return path.join(folder, partialName(base, new Date(now.getTime() + count), { host: hostname(), pid: process.pid }))
}

export function removePartial(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}

/** Leaves the files of running processes for an hour: see isAbandoned(). */
export function removeAbandoned(folder: string, base: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    const partial = readPartialName(base, name)
    if (partial === undefined) continue
    const file = path.join(folder, name)
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (modified === undefined) continue
    const ageMs = now.getTime() - modified
    if (isAbandoned(partial, { host: hostname(), isAlive, ageMs })) rmSync(file, { recursive: true, force: true })
  }
}

export function isAtWork(folder: string, base: string, now: Date): boolean {
  return readdirSync(folder).some((name) => {
    const partial = readPartialName(base, name)
    if (partial === undefined) return false
    const modified = statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs
    const ageMs = now.getTime() - (modified ?? 0)
    return modified !== undefined && !isAbandoned(partial, { host: hostname(), isAlive, ageMs })
  })
}

/** Another user's process is alive, too, although it cannot be signaled. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
