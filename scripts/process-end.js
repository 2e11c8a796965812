/**
 * Each end of this process is one line of the log, with its first reason, whatever LOG_LEVEL is. No process can report
 * SIGKILL, and V8 itself reports an end without memory: after those, the next start says that the database was not
 * closed.
 */
import { subscribe } from 'node:diagnostics_channel'
import { constants } from 'node:os'

/** These signals end a process by default and may have a listener. */
const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGXCPU'])

/**
 * @returns {{ hasSaid: () => void, sayLast: () => void }} `hasSaid`: the reason is there, in a line for the operator;
 * `sayLast`: after what others write at the end
 */
export function sayWhyItEnds() {
  /** @type {string | undefined} */
  let reason
  const note = (/** @type {string} */ why) => {
    reason ??= why
  }
  for (const signal of signals) {
    process.on(signal, () => {
      note(signal)
      // Until the server listens, nobody else would end the process.
      if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal])
    })
  }
  process.on('uncaughtExceptionMonitor', (error, origin) => note(`${origin}: ${error}`))
  process.on('beforeExit', () => note('nothing was left to do'))
  let isSaid = false
  const hasSaid = () => {
    isSaid = true
  }
  // app/server/process-end.server.ts publishes the event, in the build.
  subscribe('stagwise:end-said', hasSaid)
  const say = (/** @type {number} */ code) => {
    if (isSaid) return
    const end = { time: new Date().toISOString(), reason: reason ?? `process.exit ${callerOfExit()}`, code }
    const line = { level: code === 0 ? 'info' : 'error', ...end, event: 'the site ended' }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
  process.on('exit', say)
  return { hasSaid, sayLast: () => process.off('exit', say).on('exit', say) }
}

/** Listeners of `exit` run within the call. */
function callerOfExit() {
  const frames = new Error().stack?.split('\n') ?? []
  const call = frames.findIndex((frame) => frame.includes('at process.exit '))
  return frames[call + 1]?.trim() ?? 'from an unknown place'
}
