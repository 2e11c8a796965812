/**
 * Loaded into the site's process before anything else, by `--import`: tells whoever connects to EVENT_LOOP_SOCKET for how
 * many milliseconds the event loop was blocked at most since the last one asked.
 */
import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const { EVENT_LOOP_SOCKET } = process.env
if (isMainThread && EVENT_LOOP_SOCKET !== undefined) {
  // The processes that the site starts do without.
  delete process.env.EVENT_LOOP_SOCKET
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  createServer((socket) => {
    socket.end(String(delay.max / 1e6))
    delay.reset()
  })
    .listen(EVENT_LOOP_SOCKET)
    .unref()
}
