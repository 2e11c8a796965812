/**
 * Runs one program to its end: the single place where the scripts start other processes.
 * A child never gets standard input (nothing here asks questions), and it does not outlive this process.
 */
import { spawn } from 'node:child_process'
import { root } from './root.js'

/**
 * @typedef {object} CommandOptions
 * @property {'show' | 'keep'} [output] show it as it comes (the default), or keep it for the result
 * @property {NodeJS.ProcessEnv} [env]
 * @property {number} [limitSeconds] the child is ended after so long
 *
 * @typedef {object} CommandResult
 * @property {number} code 0 for success; 1 also where a signal or the limit ended it
 * @property {string} output what was kept, or why it never ran or was ended
 */

/** How long a child may take to tidy up after it was asked to end. */
const graceMs = 10_000

/**
 * @param {readonly [string, ...string[]]} command
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>} never rejects
 */
export function runCommand([program, ...args], { output = 'show', env = process.env, limitSeconds } = {}) {
  const stream = output === 'show' ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stream, stream] })
    let kept = ''
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (kept += text))
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (kept += text))

    const release = endWithUs(child)
    const limit = setLimit(child, limitSeconds, (note) => (kept += note))
    const settle = (/** @type {number} */ code) => {
      clearTimeout(limit)
      release()
      resolve({ code, output: kept })
    }
    child.once('error', (error) => {
      kept += `${program}: ${error.message}\n`
      settle(1)
    })
    child.once('close', (code) => {
      settle(code ?? 1)
    })
  })
}

/**
 * The same for a step that everything after it needs.
 * @param {readonly [string, ...string[]]} command
 * @param {CommandOptions} [options]
 */
export async function runOrThrow(command, options) {
  const { code, output } = await runCommand(command, options)
  if (code !== 0) throw new Error(`"${command.join(' ')}" failed (exit code ${code})${output && `\n${output}`}`)
}

/**
 * A script of an installed package, run by this very Node: no shell, and none of npx's own start-up time.
 * @param {string} script the path below node_modules
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function packageScript(script, ...args) {
  return [process.execPath, `node_modules/${script}`, ...args]
}

/**
 * A signal to us goes on to the child first; we leave once it has.
 * @param {import('node:child_process').ChildProcess} child
 */
function endWithUs(child) {
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    child.once('close', () => process.exit(1))
    child.kill(signal)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop)
  return () => process.off('SIGINT', stop).off('SIGTERM', stop).off('SIGHUP', stop)
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number | undefined} seconds
 * @param {(note: string) => void} explain
 */
function setLimit(child, seconds, explain) {
  if (seconds === undefined) return undefined
  const stop = () => {
    explain(`Ended after ${seconds} s, the limit of this step.\n`)
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
  }
  return setTimeout(stop, seconds * 1000).unref()
}
