/** A tmpfs of a few megabytes. Needs Linux and root. */
import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from '~db/file-problem'
import { temporaryFolder } from '../site-process'

export interface SmallDisk {
  folder: string
  /** Leaves that many bytes free. */
  fill: (leavingBytes: number) => void
  makeRoom: () => void
  remove: () => void
}

/** Undefined if this process may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = temporaryFolder()
  try {
    const size = `size=${String(megabytes)}m`
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    fill: (leavingBytes) => {
      const { bavail, bsize } = statfsSync(folder)
      const bytes = Math.max(0, bavail * bsize - leavingBytes)
      try {
        writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
      } catch (error) {
        // The site has taken the rest.
        if (codeOf(error) !== 'ENOSPC') throw error
      }
    },
    makeRoom: () => {
      rmSync(filler, { force: true })
    },
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
