import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * Node's `recursive` never ends if an existing folder answers ENOENT, as in /proc and automounters. @throws EEXIST if a
 * file is in the way, ENOENT, and other file system errors
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = path.dirname(path.resolve(folder))
  if (above !== path.resolve(folder)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
}
