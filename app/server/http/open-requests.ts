import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isDraining } from './early-response'

/** Pipelining clients send about ten. */
const mostDue = 16

export class OpenRequests {
  /** The values are arrays, because there is nearly always at most one response. */
  readonly #due = new Map<Socket, ServerResponse[]>()

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#due.set(socket, [])
      socket.once('close', () => this.#due.delete(socket))
    })
  }

  add(socket: Socket, res: ServerResponse): void {
    this.#due.get(socket)?.push(res)
  }

  delete(socket: Socket, res: ServerResponse): void {
    const due = this.#due.get(socket)
    if (due?.length === 1 && due[0] === res) due.pop()
    else if (due?.includes(res) === true) due.splice(due.indexOf(res), 1)
  }

  dueOn(socket: Socket): readonly ServerResponse[] {
    return [...(this.#due.get(socket) ?? [])]
  }

  *current(): Iterable<ServerResponse> {
    for (const [res] of this.#due.values()) if (res !== undefined) yield res
  }

  owesAnswer(): boolean {
    const due = [...this.#due.values()].flatMap((each) => [...each])
    return due.some((res) => res.req.complete && !res.writableEnded && !res.writableNeedDrain)
  }

  idleSockets(): readonly Socket[] {
    return [...this.#due].filter(([, due]) => due.length === 0).map(([socket]) => socket)
  }
}

/**
 * Node passes on all pipelined requests at once and buffers the responses, so 64 KiB of requests for a picture could
 * hold hundreds of megabytes. This makes each request wait until its response can be sent.
 */
export function limitPipelining(openRequests: OpenRequests, listener: RequestListener): RequestListener {
  return (req, res) => {
    const { socket } = req
    const isOver = () => socket.destroyed || isDraining(socket)
    if (isOver()) return
    // Responses get the socket one after the other.
    if (res.socket === socket) {
      listener(req, res)
    } else if (openRequests.dueOn(socket).length > mostDue) {
      socket.destroy()
    } else {
      // Node emits the event before it has finished with the response.
      res.once('socket', () => {
        process.nextTick(() => {
          if (!isOver()) listener(req, res)
        })
      })
    }
  }
}
