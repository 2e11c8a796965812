/**
 * The way from the `Request` that Remix hands out, of which it makes copies, back to the response that answers it: the
 * door numbers what it lets through, in a header. Nobody outside can know or choose a number.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

const exchangeHeader = 'x-exchange'

interface Exchanged {
  number: string
  res: ServerResponse
}

/**
 * Each answer that is due has a place, which is then another's. Not a Map: one that is added to and deleted from makes its
 * table anew again and again, and V8's small collections keep all that the former tables hold, which is every other request
 * with everything that hangs on it.
 */
const open: (Exchanged | undefined)[] = []
const free: number[] = []
let count = 0

/** Written over whatever the client sent under that name. */
export function numberExchange(req: IncomingMessage, res: ServerResponse): void {
  count += 1
  const place = free.pop() ?? open.length
  const number = `${String(count)}-${String(place)}`
  req.headers[exchangeHeader] = number
  open[place] = { number, res }
  res.once('close', () => {
    open[place] = undefined
    free.push(place)
  })
}

/** Undefined for an answer that is over, and where there is no front door: in development and in tests. */
export function responseTo(request: Request): ServerResponse | undefined {
  const number = exchangeNumber(request)
  const found = open[Number(number.slice(number.indexOf('-') + 1))]
  return found?.number === number ? found.res : undefined
}

/** The same for all copies of a request; empty where there is no front door. */
export function exchangeNumber(request: Request): string {
  return request.headers.get(exchangeHeader) ?? ''
}
