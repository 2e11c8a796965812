/** What `npm start` runs, for who starts the site without npm: tests, drills and the bench measure what visitors meet. */
import { readFileSync } from 'node:fs'
import { inRoot } from './root.js'

/** @returns {string[]} the arguments of node: its flags, then the script */
export function startCommand() {
  /** @type {{ scripts: { start: string } }} */
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const [program, ...given] = scripts.start.split(' ')
  const script = given.pop()
  if (program !== 'node' || script === undefined) throw new Error(`npm start is no script of node: ${scripts.start}`)
  return [...given, inRoot(script)]
}
