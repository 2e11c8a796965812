/**
 * The response to each request, to those too that Node answers itself before any event (a socket's last one, for
 * example). What all have in common is in methods: functions made anew for each response cost more than what they do.
 */
import http, { type IncomingMessage } from 'node:http'
import onHeaders from 'on-headers'
import type { Asked } from './access-line.server'

export interface ResponseCare {
  /** When there is a response. */
  begin: (res: DoorResponse) => Asked
  /** When its headers are about to be written, after everybody else. */
  dress: (res: DoorResponse) => void
  /** When it was sent, or cannot be any more. */
  end: (res: DoorResponse) => void
}

export class DoorResponse<Request extends IncomingMessage = IncomingMessage> extends http.ServerResponse<Request> {
  readonly asked: Asked
  readonly care: ResponseCare
  /** Node's own, and undocumented, like the next: see whole-answer.server.ts. */
  declare _header: string | null
  declare _headerSent: boolean
  /** Node's own, set before the response is handed out. */
  declare maxRequestsOnConnectionReached: boolean | undefined
  #isDressed = false

  constructor(care: ResponseCare, ...args: ConstructorParameters<typeof http.ServerResponse<Request>>) {
    super(...args)
    this.care = care
    this.asked = care.begin(this)
    this.on('close', tellEnd)
  }

  /** To be called before the application gets it: express puts a prototype of its own in the place of this one. */
  dressInTime(): void {
    DoorResponse.#dressInTime(this)
  }

  // Whoever has a say in the headers by on-headers has had it before a call comes here.
  override writeHead(status: number, ...rest: unknown[]): this {
    const owner = this.#isDressed ? http.ServerResponse.prototype : this
    DoorResponse.#dressInTime(this)
    return write(this, owner, [status, ...rest])
  }

  static #dressInTime(res: DoorResponse): void {
    if (res.#isDressed) return
    res.#isDressed = true
    onHeaders(res, () => {
      res.care.dress(res)
    })
  }
}

/** @param owner whose `writeHead` it is: by now on-headers has put one on the response itself. */
function write<T extends DoorResponse>(res: T, owner: object, args: unknown[]): T {
  const writeHead: unknown = Reflect.get(owner, 'writeHead')
  if (typeof writeHead !== 'function') throw new TypeError('node:http has no writeHead to hand on to')
  Reflect.apply(writeHead, res, args)
  return res
}

function tellEnd(this: DoorResponse): void {
  this.care.end(this)
}
