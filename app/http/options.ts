/** What the front door is told from outside, and its limits. Tests pass smaller limits. */
import type { BlockList } from 'node:net'
import type { FindCached } from '~/cache/cached-response.server'

export interface ServerOptions {
  /** The site's origin, as in `https://www.example.com`. */
  siteUrl: string
  /** The proxies whose forwarded headers count. */
  trustedProxies: BlockList
  /** The name of the session cookie: who sends one may upload. */
  sessionCookie: string
  limits?: Partial<ServerLimits>
  /** The answer to a request that was let in, where there is a finished one. */
  findCached?: FindCached
  /** Runs once the last request is done after a signal: closes the database. */
  onClosed?: () => void | Promise<void>
  /** Ends the process; absent where the server is one of several things in it. */
  exit?: (code: number) => void
}

export const defaultLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 120_000,
  keepAliveTimeoutMs: 10_000,
  /** A connection on which nothing moves, as with a client that never reads its answer. */
  idleTimeoutMs: 120_000,
  connectionsCheckingIntervalMs: 1_000,
  /** A body of which nothing more comes. */
  stalledBodyMs: 20_000,
  /** Trusted proxies apart. */
  maxConnections: 2_000,
  maxConnectionsPerClient: 256,
  maxHeaderBytes: 16 * 1024,
  maxHeaders: 100,
  maxRequestsPerSocket: 1_000,
  /** How long, and how much, input is swallowed after an early answer, so that the client comes to read it. */
  drainMs: 1_000,
  drainBytes: 1024 * 1024,
  /** After a signal, open requests have this long. */
  hardEndMs: 15_000,
}

export type ServerLimits = typeof defaultLimits

export function serverLimits(options: ServerOptions): ServerLimits {
  return { ...defaultLimits, ...options.limits }
}
