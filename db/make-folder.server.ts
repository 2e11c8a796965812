import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder and those above it that are missing, for their owner alone. Node's own way (`recursive`) never ends where a
 * folder that is there answers ENOENT to a new one, as /proc and folders of automounters do.
 * @throws EEXIST where a file is in the way, ENOENT, and what else the file system says.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = path.dirname(path.resolve(folder))
  if (above !== path.resolve(folder)) makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true
}
