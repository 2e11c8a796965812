/** These operations survive a power failure. */
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
import { codeOf } from '~db/file-problem'
import { PlainError } from './plain-command'

export function syncFile(file: string): void {
  withOpen(file, 'r+', fsyncSync)
}

/** Persists a new name. Windows has no way to do it, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') withOpen(folder, 'r', fsyncSync)
}

/** @throws EEXIST */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'wx', 0o600))
}

/** Gives a file its predecessor's owner, so that the owner stays the same if root replaces the file. */
export function takeOwner(file: string, from: string): void {
  const { uid, gid } = statSync(from)
  const mine = statSync(file)
  if (mine.uid !== uid || mine.gid !== gid) chownSync(file, uid, gid)
}

export type Link = (file: string, name: string) => void

/**
 * Gives a file a second name by hard link or, if the file system has none, by copy. The name appears with the whole
 * file or not at all. @param spare temporary name for the copy, in the same folder @throws PlainError if the name is
 * taken
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

/** @throws PlainError if the name is taken */
export function renameToFree(file: string, name: string, link?: Link): void {
  if (tryLink(file, name, link)) rmSync(file)
  else renameSync(file, name)
  syncFolder(path.dirname(name))
}

/** Returns false if the file system has no hard links; the name was free then. */
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
