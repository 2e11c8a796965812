/**
 * Unit tests share worker processes, which halves their time; a process for each file costs a fifth of a second. Files
 * that replace modules or change the environment get a separate process.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

const needsIsolation = /\bvi\.(?:mock|hoisted|resetModules|stubEnv|stubGlobal)\(|\bprocess\.env\.\w+ =[^=]/

/**
 * @param {string} root
 * @returns {string[]} relative to root
 */
export function listIsolatedTests(root) {
  return ['app', 'db', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
      .filter((file) => !file.startsWith('tests/new-kind/'))
      .filter((file) => isIsolatedTest(readFileSync(path.join(root, file), 'utf8'))),
  )
}

/** @param {string} code */
export function isIsolatedTest(code) {
  return needsIsolation.test(code)
}
