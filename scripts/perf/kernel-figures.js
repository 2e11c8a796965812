/** CPU time and memory of a process on Linux; NaN without /proc. */
import { readFileSync } from 'node:fs'

/** @param {number | undefined} pid */
export function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // utime and stime, in 1/100 s.
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
