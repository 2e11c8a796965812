/**
 * Which files of unit tests may share a process: a process for each costs a fifth of a second, and what is pure leaves
 * nothing behind that the next file could meet.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** By the import rules nothing but these leads from app/ to a database, the machine, its clock or the settings. */
const impure = /\bfrom '(?:node:|~db\/|~\/server\/|[^']*\/tests\/|[^']*\.server['?])|\bimport\(|\bvi\b|\bprocess\./

/**
 * @param {string} root
 * @returns {string[]} relative to root
 */
export function listPureTests(root) {
  return readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `app/${file.split(path.sep).join('/')}`)
    .filter((file) => isPureTest(readFileSync(path.join(root, file), 'utf8')))
}

/** @param {string} code of a file in app/ */
export function isPureTest(code) {
  return !impure.test(code)
}
