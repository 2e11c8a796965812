/** A database whose name is a symbolic link has its log and its journal beside the file that the link leads to. */
import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'

/**
 * Where a name leads in the end, also where nothing is there yet, as SQLite makes a file.
 * @throws ELOOP, and what else the file system says, but not ENOENT.
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
