/**
 * Stamps: small files that say what a result was made from, so that nothing is made twice. A stamp is removed
 * before the work and written after it, in one step, so a broken-off run leaves none.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash over names and contents of files and folders. A name that is not there counts as such, so adding it later
 * changes the hash.
 * @param {string} root
 * @param {readonly string[]} names relative to root
 * @param {(name: string) => boolean} [isInput] false for files that do not matter
 */
export function hashInputs(root, names, isInput = () => true) {
  const hash = createHash('sha256')
  for (const name of names.flatMap((entry) => listFiles(root, entry)).filter(isInput)) {
    const content = readIfThere(path.join(root, name))
    hash.update(`${name}\0${content?.byteLength ?? 'absent'}\0`)
    if (content) hash.update(content)
  }
  return hash.digest('hex')
}

/**
 * A hash that is the same only while nobody has written to the files: what the disk says of each without reading it.
 * Nobody can set back the time of a file's last change (ctime). Undefined while one of them was changed so shortly ago
 * that another change might bear the same time.
 * @param {string} root
 * @param {readonly string[]} names relative to root
 * @param {(name: string) => boolean} [isInput] false for files that do not matter
 * @param {number} [now]
 */
export function hashStates(root, names, isInput = () => true, now = Date.now()) {
  const hash = createHash('sha256')
  for (const name of names.flatMap((entry) => listFiles(root, entry)).filter(isInput)) {
    const state = statSync(`${root}/${name}`, { throwIfNoEntry: false })
    if (state && Math.abs(now - state.ctimeMs) < surelyLaterMs) return undefined
    hash.update(`${name}\0${state ? `${state.ino} ${state.size} ${state.ctimeMs}` : 'absent'}\0`)
  }
  return hash.digest('hex')
}

/** Disks count in steps of up to two seconds. */
const surelyLaterMs = 2000

/** @param {string} file */
export function readStamp(file) {
  return readIfThere(file)?.toString('utf8').trim()
}

/**
 * @param {string} file
 * @param {string} value
 */
export function writeStamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${value}\n`)
  renameSync(unfinished, file)
}

/** @param {string} file */
export function removeStamp(file) {
  rmSync(file, { force: true })
}

/**
 * Every file at or below a name, in an order that does not depend on the disk.
 * @param {string} root
 * @param {string} name
 * @returns {string[]} with forward slashes
 */
function listFiles(root, name) {
  if (!statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory()) return [name]
  const folder = path.join(root, name)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => `${name}${entry.parentPath.slice(folder.length)}/${entry.name}`.replaceAll(path.sep, '/'))
    .sort()
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
