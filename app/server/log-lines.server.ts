/** Log lines are written in batches: one at a time, they cost more than sending a cached page. */
import pino from 'pino'

const mostWaitingBytes = 4 * 1024 * 1024
const mostTogether = 400
const longestWaitMs = 100

interface Lines {
  write: (line: string) => void
  flush: () => void
}

export function openLines(fd = 2): Lines {
  // Buffers until told to write; at exit it writes synchronously.
  const settings = { minLength: 64 * 1024, maxWrite: 128 * 1024, maxLength: mostWaitingBytes }
  const destination = pino.destination({ dest: fd, sync: false, ...settings })
  // If the log cannot be written, there is nowhere to say so, and no reason to stop the site.
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

  // The listeners run before pino's own, which write the buffer.
  process.prependListener('beforeExit', handOver)
  process.prependListener('exit', handOver)
  return { write, flush }
}
