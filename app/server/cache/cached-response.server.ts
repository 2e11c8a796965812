/** `Cache-Status` is that of RFC 9211. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppLoadContext } from '@remix-run/node'

export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}

export type Found = CachedResponse | undefined | Promise<CachedResponse | undefined>

export type FindCached = (req: IncomingMessage, res: ServerResponse, context: AppLoadContext) => Found

export function sendCached(res: ServerResponse, { status, headers, body }: CachedResponse): void {
  res.writeHead(status, { ...headers, 'Cache-Status': 'stagwise; hit' }).end(body)
}
