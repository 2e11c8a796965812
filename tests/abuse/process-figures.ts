/** What the kernel says of a process. Without /proc (macOS, Windows) there are no figures, and no check of them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface MemoryFigures {
  /** MiB now. */
  now: number
  /** MiB at most since the process began. */
  peak: number
}

export const hasFigures = existsSync('/proc/self/status')

export function memoryOf(pid: number): MemoryFigures | undefined {
  if (!hasFigures) return undefined
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024
  return { now: Math.round(figure('VmRSS')), peak: Math.round(figure('VmHWM')) }
}

export function countOpenFiles(pid: number): number | undefined {
  return hasFigures ? readdirSync(`/proc/${String(pid)}/fd`).length : undefined
}
