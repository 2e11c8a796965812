/** What makes files outlive a power failure, and who may read them. */
import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { codeOf } from './file-problem'
import { PlainError } from './plain-command'

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

/** As `linkSync`; tests stand in for a file system that has no such thing. */
export type Link = (file: string, name: string) => void

/**
 * A second name for a file that nobody writes to; where the file system has no such thing, a copy. The name is there
 * with all of the file behind it, or not at all.
 * @param spare of the copy until it is whole, in the same folder. @throws PlainError where the name is taken
 */
export function nameAgain(
  file: string,
  name: string,
  { spare, link }: { spare: string; link: Link | undefined },
): void {
  if (!tryLink(file, name, link)) {
    copyFileSync(file, spare, constants.COPYFILE_EXCL)
    takeOwner(spare, file)
    syncFile(spare)
    renameSync(spare, name)
  }
  syncFolder(path.dirname(name))
}

/** Renames within a folder, but not over another file. @throws PlainError where the name is taken */
export function renameToFree(file: string, name: string, link?: Link): void {
  if (tryLink(file, name, link)) rmSync(file)
  else renameSync(file, name)
  syncFolder(path.dirname(name))
}

/** False where the file system has one name for each file; then the name is free, as far as a look can tell. */
function tryLink(file: string, name: string, link: Link = linkSync): boolean {
  try {
    link(file, name)
    return true
  } catch (error) {
    const code = codeOf(error) ?? ''
    const hasNone = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(code)
    if (hasNone && !existsSync(name)) return false
    throw hasNone || code === 'EEXIST' ? nameTaken(name, error) : error
  }
}

/** For a name at which nothing was before. */
export function nameTaken(name: string, cause?: unknown): PlainError {
  const words = 'somebody else has made it meanwhile. It is left as it is: stop the site, and run this again.'
  return new PlainError(`${name}: ${words}`, { cause })
}

function withOpen(file: string, flags: string, use: (descriptor: number) => void): void {
  const descriptor = openSync(file, flags)
  try {
    use(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
