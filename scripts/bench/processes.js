/**
 * The processes of a measurement, each on its core where Linux has two and taskset.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

export const isPinned = availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0

/** @type {NodeJS.ProcessEnv} */
const bareEnvironment = { PATH: process.env.PATH, HOST: '127.0.0.1', NODE_ENV: 'production' }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {() => number} cpuMs the processor time that it has used so far; NaN where /proc does not tell
 */

/**
 * Starts a script of ours that listens on PORT, and waits until it answers at `path`.
 * @param {readonly string[]} script with its arguments
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [settings] its environment, beside PATH and PORT
 * @returns {Promise<Server>}
 */
export async function serve(script, port, path, settings = {}) {
  const child = spawnOn(0, script, { ...bareEnvironment, PORT: String(port), ...settings })
  running.add(child)
  child.stderr?.pipe(process.stderr)
  child.stdout?.resume()
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) break
    const answer = await fetch(origin + path).catch(() => undefined)
    if (answer?.ok) return { origin, cpuMs: () => cpuMs(child.pid) }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${script[0]} does not answer on port ${port}`)
}

export function stopAll() {
  for (const child of running) child.kill('SIGKILL')
}

/** @param {number | undefined} pid */
function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    // utime and stime, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return NaN
  }
}

/**
 * @param {number} core
 * @param {readonly string[]} script
 * @param {NodeJS.ProcessEnv} [env]
 */
export function spawnOn(core, script, env = process.env) {
  const command = [process.execPath, ...script]
  const [first = '', ...rest] = isPinned ? ['taskset', '-c', String(core), ...command] : command
  return spawn(first, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}
