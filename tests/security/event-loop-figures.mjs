/**
 * `--import` loads this into the site's process before anything else. Each connection to EVENT_LOOP_SOCKET gets the
 * longest block of the event loop since the last one, in milliseconds.
 */
import { createServer } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const { EVENT_LOOP_SOCKET } = process.env
if (isMainThread && EVENT_LOOP_SOCKET !== undefined) {
  // The processes that the site starts do without it.
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
