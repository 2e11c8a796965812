/**
 * Processes of a measurement. On Linux with two cores and taskset, servers run on the first core and load on the
 * other.
 */
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { cpuMs, memoryMb } from './kernel-figures.js'

export const isPinned = availableParallelism() >= 2 && spawnSync('taskset', ['-c', '0,1', 'true']).status === 0
const serverCore = 0
const loadCore = 1

/** @type {NodeJS.ProcessEnv} */
const bareEnvironment = { PATH: process.env.PATH, HOST: '127.0.0.1', NODE_ENV: 'production' }

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {() => number} cpuMs the processor time that it has used so far
 * @property {() => number} memoryMb what it holds of memory now
 * @property {() => Promise<void>} stop at once
 * @property {() => Promise<void>} end as who runs a site ends it: it closes its database
 */

/**
 * Starts a script of ours that listens on PORT, and waits until it answers at `path`.
 * @param {readonly string[]} script with its arguments
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [settings] its environment, beside PATH and PORT
 * @param {string} [log] the file to which its standard error goes, in place of ours
 * @returns {Promise<Server>}
 */
export async function serve(script, port, path, settings = {}, log) {
  const child = startServer(script, port, settings, log)
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break
    const answer = await fetch(origin + path).catch(() => undefined)
    if (answer?.ok) return toServer(child, origin)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const said = log === undefined ? '' : `\n${readFileSync(log, 'utf8').slice(-2000)}`
  throw new Error(`${script.join(' ')} does not answer on port ${port}${said}`)
}

/**
 * @param {readonly string[]} script
 * @param {number} port
 * @param {Record<string, string>} settings
 * @param {string} [log]
 */
export function startServer(script, port, settings, log) {
  const env = { ...bareEnvironment, PORT: String(port), ...settings }
  const errors = log === undefined ? undefined : openSync(log, 'a')
  const child = spawnOn(serverCore, [process.execPath, ...script], {
    env,
    stdio: ['ignore', 'ignore', errors ?? 'inherit'],
  })
  if (errors !== undefined) closeSync(errors)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} origin
 * @returns {Server}
 */
export function toServer(child, origin) {
  return {
    origin,
    cpuMs: () => cpuMs(child.pid),
    memoryMb: () => memoryMb(child.pid),
    stop: () => stop(child),
    end: () => stop(child, 'SIGTERM'),
  }
}

/** Does not wait, for signal handlers. */
export async function stopAll() {
  await Promise.all([...running].map((child) => stop(child)))
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {Promise<void>}
 */
function stop(child, signal = 'SIGKILL') {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** The bench itself must not disturb the servers. */
export function moveToLoadCore() {
  if (isPinned) spawnSync('taskset', ['-c', '-p', String(loadCore), String(process.pid)])
}

/** @param {readonly string[]} command */
export function spawnLoad(command) {
  return spawnOn(loadCore, command, { stdio: ['ignore', 'pipe', 'pipe'] })
}

/**
 * @param {number} core
 * @param {readonly string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 */
function spawnOn(core, command, options) {
  const [first = '', ...rest] = isPinned ? ['taskset', '-c', String(core), ...command] : command
  return spawn(first, rest, options)
}
