/** Which connections there are and which answers are still due on each: Node tells neither. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export class OpenExchanges {
  readonly #due = new Map<Socket, Set<ServerResponse>>()

  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#due.set(socket, new Set())
      socket.once('close', () => this.#due.delete(socket))
    })
  }

  /** To be called for each new response. */
  add(socket: Socket, res: ServerResponse): void {
    this.#due.get(socket)?.add(res)
  }

  /** To be called when it was sent, or cannot be any more. */
  delete(socket: Socket, res: ServerResponse): void {
    this.#due.get(socket)?.delete(res)
  }

  dueOn(socket: Socket): readonly ServerResponse[] {
    return [...(this.#due.get(socket) ?? [])]
  }

  /** Whether somebody who has sent all of his request, and reads, still waits. */
  owesAnswer(): boolean {
    const due = [...this.#due.values()].flatMap((each) => [...each])
    return due.some((res) => res.req.complete && !res.writableEnded && !res.writableNeedDrain)
  }

  /** Connections on which no answer is due, those that never asked for anything too. */
  idleSockets(): readonly Socket[] {
    return [...this.#due].filter(([, due]) => due.size === 0).map(([socket]) => socket)
  }
}
