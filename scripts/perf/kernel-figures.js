/**
 * What a process has used, by Linux; NaN where /proc does not tell.
 */
import { readFileSync } from 'node:fs'

/** @param {number | undefined} pid */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // utime and stime, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return NaN
  }
}

/** @param {number | undefined} pid */
export function memoryMb(pid) {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? NaN) / 1024
  } catch {
    return NaN
  }
}
