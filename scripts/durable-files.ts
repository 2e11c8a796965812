/** What makes files outlive a power failure, and who may read them. */
import { chownSync, closeSync, constants, copyFileSync, fsyncSync, linkSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './file-problem'

export function syncFile(file: string): void {
  withOpen(file, 'r+', fsyncSync)
}

/** A new name lies in its folder, which is written by itself. Windows cannot, and has no need to. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') withOpen(folder, 'r', fsyncSync)
}

/** An empty file that its owner alone may read. @throws EEXIST */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}

/** What root puts in the place of a file belongs to whom that one belonged to. */
export function takeOwner(file: string, from: string): void {
  const { uid, gid } = statSync(from)
  const mine = statSync(file)
  if (mine.uid !== uid || mine.gid !== gid) chownSync(file, uid, gid)
}

/**
 * A second name for a file that nobody writes to; where the file system has no such thing, a copy. The name is there
 * with all of the file behind it, or not at all.
 */
export function nameAgain(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(codeOf(error) ?? '')) throw error
    copyFileSync(file, name, constants.COPYFILE_EXCL)
    syncFile(name)
  }
  syncFolder(path.dirname(name))
}

function withOpen(file: string, flags: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(file, flags)
  try {
    use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
