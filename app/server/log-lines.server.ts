/**
 * The lines of the log on their way to standard error: off the request's way, and many with one call of the system. One
 * at a time they cost more than to send a cached page does.
 */
import pino from 'pino'

/** What waits to be written while the reader of the log is slow; what comes then is dropped. */
const mostWaitingBytes = 4 * 1024 * 1024
const mostTogether = 400
const longestWaitMs = 100

export interface Lines {
  write: (line: string) => void
  /** Begins to write what waits. */
  flush: () => void
}

export function openLines(fd = 2): Lines {
  // It holds what it is given until it is told to write: at the end of the process it then does so at once.
  const settings = { minLength: 64 * 1024, maxWrite: 128 * 1024, maxLength: mostWaitingBytes }
  const destination = pino.destination({ dest: fd, sync: false, ...settings })
  // A log that cannot be written (its disk is full, its reader gone) is no reason to end the site, and there is no other
  // place to say so.
  destination.on('error', () => undefined)
  let waiting: string[] = []
  let timer: NodeJS.Timeout | undefined

  const handOver = () => {
    if (waiting.length > 0) destination.write(waiting.join(''))
    waiting = []
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    handOver()
    destination.flush()
  }
  const write = (line: string) => {
    waiting.push(line)
    if (waiting.length >= mostTogether) flush()
    else timer ??= setTimeout(flush, longestWaitMs).unref()
  }

  // Before the destination's own listeners, which write what it holds.
  process.prependListener('beforeExit', handOver)
  process.prependListener('exit', handOver)
  return { write, flush }
}
