/** SQLite keeps log and journal beside the file that a symbolic link leads to. */
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the final target, even if it does not exist yet. @throws ELOOP and other file system errors, but not ENOENT
 */
export function followLinks(name: string): string {
  try {
    return realpathSync(name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  const isLink = lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()
  return isLink ? followLinks(path.resolve(realpathSync(path.dirname(name)), readlinkSync(name))) : name
}
