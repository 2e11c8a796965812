/** Which connections there are and which answers are still due on each: Node tells neither. */
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { isDraining } from './early-response'

/** Those clients that do so at all send about ten. */
const mostDue = 16

export class OpenRequests {
  /** Nearly always one at most: sets would be made anew with every few answers. */
  readonly #due = new Map<Socket, ServerResponse[]>()

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#due.set(socket, [])
      socket.once('close', () => this.#due.delete(socket))
    })
  }

  /** To be called for each new response. */
  add(socket: Socket, res: ServerResponse): void {
    this.#due.get(socket)?.push(res)
  }

  /** To be called when it was sent, or cannot be any more. */
  delete(socket: Socket, res: ServerResponse): void {
    const due = this.#due.get(socket)
    if (due?.length === 1 && due[0] === res) due.pop()
    else if (due?.includes(res) === true) due.splice(due.indexOf(res), 1)
  }

  dueOn(socket: Socket): readonly ServerResponse[] {
    return [...(this.#due.get(socket) ?? [])]
  }

  /** On each connection, the answer whose turn it is. */
  *current(): Iterable<ServerResponse> {
    for (const [res] of this.#due.values()) if (res !== undefined) yield res
  }

  /** Whether somebody who has sent all of his request, and reads, still waits. */
  owesAnswer(): boolean {
    const due = [...this.#due.values()].flatMap((each) => [...each])
    return due.some((res) => res.req.complete && !res.writableEnded && !res.writableNeedDrain)
  }

  /** Connections on which no answer is due, those that never asked for anything too. */
  idleSockets(): readonly Socket[] {
    return [...this.#due].filter(([, due]) => due.length === 0).map(([socket]) => socket)
  }
}

/**
 * Requests that a client sends without waiting for the answers to earlier ones. Node hands all of them on as they come
 * in and keeps each answer until its turn: 64 KiB of requests for a picture that nobody reads were hundreds of megabytes
 * of answers, and a response that never gets the connection is never told that it has closed. Here a request gets
 * further only when its answer can be sent.
 */
export function limitPipelining(openRequests: OpenRequests, listener: RequestListener): RequestListener {
  return (req, res) => {
    const { socket } = req
    const isOver = () => socket.destroyed || isDraining(socket)
    if (isOver()) return
    // Whose turn it is has the socket; the others are given it one by one.
    if (res.socket === socket) {
      listener(req, res)
    } else if (openRequests.dueOn(socket).length > mostDue) {
      socket.destroy()
    } else {
      // Node is not done with it yet when it says so.
      res.once('socket', () => {
        process.nextTick(() => {
          if (!isOver()) listener(req, res)
        })
      })
    }
  }
}
