/** Which connections there are and which answers are still due on each: Node tells neither. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

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
