/**
 * Stamps: small files that say what a result was made from, so that nothing is made twice. A stamp is removed
 * before the work and written after it, in one step, so a broken-off run leaves none.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash over names and contents of files and folders. A name that is not there counts as such, so adding it later
 * changes the hash. Reading everything takes about 20 ms for 500 files: cheaper to trust than sizes and times.
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
  return readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
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
