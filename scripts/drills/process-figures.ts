/** What Linux tells of a running process; undefined elsewhere, or when it has ended. */
import { readdirSync, readFileSync } from 'node:fs'

/** In MB: what it holds of memory now (VmRSS), or the most it has held (VmHWM). */
export function memoryOf(pid: number | undefined, which: 'VmRSS' | 'VmHWM'): number | undefined {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}

export function openFilesOf(pid: number | undefined): number | undefined {
  try {
    return readdirSync(`/proc/${String(pid)}/fd`).length
  } catch {
    return undefined
  }
}
