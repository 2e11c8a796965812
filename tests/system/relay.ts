/**
 * The database has one address, which hands connections to the primary, as HAProxy or a virtual address does. `pg`
 * accepts one host, and an operator's failover manager says which server that is.
 */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export class Relay {
  #target: number
  #isSilent = false
  readonly #server: Server
  readonly #clients = new Map<Socket, Socket>()

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((client) => {
      this.#accept(client)
    })
  }

  static async start(target: number): Promise<Relay> {
    const relay = new Relay(target)
    relay.#server.listen(0, '127.0.0.1')
    await once(relay.#server, 'listening')
    return relay
  }

  get port(): number {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The relay does not listen')
    return address.port
  }

  goSilent(): void {
    this.#isSilent = true
    for (const [client, upstream] of this.#clients) {
      client.unpipe()
      upstream.unpipe()
      upstream.destroy()
    }
  }

  /** HAProxy cuts open connections with `on-marked-down shutdown-sessions`. */
  pointTo(target: number): void {
    this.#target = target
    this.#isSilent = false
    this.#cut()
  }

  stop(): void {
    this.#server.close()
    this.#cut()
  }

  #accept(client: Socket): void {
    const upstream = connect(this.#target, '127.0.0.1')
    this.#clients.set(client, upstream)
    for (const socket of [client, upstream]) socket.setNoDelay(true).on('error', () => undefined)
    client.on('close', () => {
      this.#clients.delete(client)
      upstream.destroy()
    })
    upstream.on('close', () => {
      if (!this.#isSilent) client.destroy()
    })
    if (this.#isSilent) upstream.destroy()
    else client.pipe(upstream).pipe(client)
  }

  #cut(): void {
    for (const [client, upstream] of this.#clients) {
      client.destroy()
      upstream.destroy()
    }
  }
}
