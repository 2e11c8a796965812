/**
 * What the kernel says of a running process: undefined without /proc (macOS, Windows). Of a process that has ended there
 * is no figure: to ask for one throws, for any number in its place would say that all is well.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface MemoryFigures {
  /** MiB now. */
  now: number
  /** MiB at most since the process began. */
  peak: number
}

export const hasFigures = existsSync('/proc/self/status')

/** @throws when no such process runs */
export function memoryOf(pid: number | undefined): MemoryFigures | undefined {
  if (!hasFigures) return undefined
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const mib = (name: string) => {
    const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
    // One that has ended and that nobody has waited for still has a status, without its memory.
    if (kib === undefined) throw new Error(`Process ${String(pid)} has ended`)
    return Math.round(Number(kib) / 1024)
  }
  return { now: mib('VmRSS'), peak: mib('VmHWM') }
}

/** @throws when no such process runs */
export function countOpenFiles(pid: number | undefined): number | undefined {
  return hasFigures ? readdirSync(`/proc/${String(pid)}/fd`).length : undefined
}
