/**
 * What a render starts from: the content version and the time, taken at the door before any loader runs. They travel in
 * a header that only the door writes, since nothing else of a request reaches the end of its rendering. A write in
 * between makes the page older than the content, never newer.
 */
import type { IncomingHttpHeaders } from 'node:http'

const header = 'x-render-start'

export interface RenderStart {
  version: number
  /** Milliseconds since 1970. */
  time: number
}

/** To be called for every request first: what a client sends under that name is no start. */
export function clearRenderStart(headers: IncomingHttpHeaders): void {
  if (headers[header] !== undefined) Reflect.deleteProperty(headers, header)
}

export function writeRenderStart(headers: IncomingHttpHeaders, { version, time }: RenderStart): void {
  headers[header] = `${String(version)} ${String(time)}`
}

/** Undefined for a request that came by no door, or whose page is not to be kept. */
export function readRenderStart(headers: Headers): RenderStart | undefined {
  const match = /^(\d+) (\d+)$/.exec(headers.get(header) ?? '')
  return match === null ? undefined : { version: Number(match[1]), time: Number(match[2]) }
}
