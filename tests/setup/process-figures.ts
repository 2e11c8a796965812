/** Figures are undefined without /proc. Throws for an ended process, since any number would be wrong. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface MemoryFigures {
  now: number
  peak: number
}

export const hasFigures = existsSync('/proc/self/status')

/** @throws if there is no such process */
export function memoryOf(pid: number | undefined): MemoryFigures | undefined {
  if (!hasFigures) return undefined
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const mib = (name: string) => {
    const kib = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
    // A zombie has a status without memory.
    if (kib === undefined) throw new Error(`Process ${String(pid)} has ended`)
    return Math.round(Number(kib) / 1024)
  }
  return { now: mib('VmRSS'), peak: mib('VmHWM') }
}

/** @throws if there is no such process */
export function countOpenFiles(pid: number | undefined): number | undefined {
  return hasFigures ? readdirSync(`/proc/${String(pid)}/fd`).length : undefined
}
