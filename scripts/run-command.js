/** This module uses only Node's own, because prepare.js imports it. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')

/** @param {string[]} parts */
export function inRoot(...parts) {
  return path.join(root, ...parts)
}

/**
 * The program gets no standard input, and a signal to us reaches it first.
 * @param {readonly [string, ...string[]]} command
 * @param {{ output?: 'show' | 'collect', env?: NodeJS.ProcessEnv, limitSeconds?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects; code 1 also where a signal or the limit ended it
 */
export function runCommand([program, ...args], { output = 'show', env = process.env, limitSeconds } = {}) {
  const stream = output === 'show' ? 'inherit' : 'pipe'
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', stream, stream] })
    let text = ''
    for (const part of [child.stdout, child.stderr]) part?.setEncoding('utf8').on('data', (chunk) => (text += chunk))
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      child.once('close', () => process.exit(1))
      child.kill(signal)
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const limit = setTimeout(
      () => {
        text += `Stopped after ${limitSeconds} s, the limit of this step.\n`
        child.kill('SIGINT')
        setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
      },
      (limitSeconds ?? 86_400) * 1000,
    )
    const settle = (/** @type {number} */ code) => {
      clearTimeout(limit)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve({ code, output: text })
    }
    child.once('error', (error) => {
      text += `${program}: ${error.message}\n`
      settle(1)
    })
    child.once('close', (code) => settle(code ?? 1))
  })
}

/**
 * @param {readonly [string, ...string[]]} command
 * @param {Parameters<typeof runCommand>[1]} [options]
 */
export async function runOrThrow(command, options) {
  const { code, output } = await runCommand(command, options)
  if (code !== 0) throw new Error(`"${command.join(' ')}" failed (exit code ${code})${output && `\n${output}`}`)
}

/**
 * @param {string} script the path below node_modules
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function packageScript(script, ...args) {
  return [process.execPath, `node_modules/${script}`, ...args]
}

/** @returns {string[]} the arguments of node: its flags, then the script */
export function startCommand() {
  /** @type {{ scripts: { start: string } }} */
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const [program, ...given] = scripts.start.split(' ')
  const script = given.pop()
  if (program !== 'node' || script === undefined) throw new Error(`npm start is no script of node: ${scripts.start}`)
  return [...given, inRoot(script)]
}
