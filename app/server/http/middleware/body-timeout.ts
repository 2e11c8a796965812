import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface BodyTimeout {
  stalledBodyMs: number
  checkIntervalMs: number
  due: () => Iterable<ServerResponse>
  onStalled: (res: ServerResponse) => void
}

interface Progress {
  res: ServerResponse
  bytesRead: number
  since: number
}

export function timeOutStalledBodies(server: Server, options: BodyTimeout): void {
  const { stalledBodyMs, checkIntervalMs, due, onStalled } = options
  const progress = new WeakMap<Socket, Progress>()
  const timer = setInterval(() => {
    const now = performance.now()
    for (const res of due()) {
      const { socket } = res.req
      if (!isWaitingForBody(res)) {
        progress.delete(socket)
        continue
      }
      const { bytesRead } = socket
      const last = progress.get(socket)
      if (last?.res !== res || last.bytesRead !== bytesRead) progress.set(socket, { res, bytesRead, since: now })
      else if (now - last.since >= stalledBodyMs) onStalled(res)
    }
  }, checkIntervalMs)
  timer.unref()
  server.once('close', () => {
    clearInterval(timer)
  })
}

/** While unread bytes wait for the application, the client cannot send. */
function isWaitingForBody({ req, writableEnded }: ServerResponse): boolean {
  return !req.complete && req.readableLength === 0 && !writableEnded && !req.socket.destroyed
}
