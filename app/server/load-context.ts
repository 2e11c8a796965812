/**
 * What the server passes to loaders and actions. Every member is optional, because in development and under remix-
 * serve the context is empty.
 */
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Read before any loader runs, so that a write in between makes a page look older, never newer. */
interface RenderStart {
  contentVersion: number
  /** Milliseconds since 1970. */
  time: number
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** IP address, as seen through trusted proxies. */
    clientAddress?: string
    requestId?: string
    /** Absent if the response may not be cached. */
    renderStart?: RenderStart
    /** False for a `.data` request. */
    isDocument?: boolean
    /** A session started by this request, which its cookies do not have yet. */
    newSessionId?: string
    /** The database did not answer a loader or an action: 503. */
    isUnavailable?: boolean
    /** Set by the search: for the counts of visits. */
    resultCount?: number
    /** HTML of hidden fields for the login page; Remix's data would repeat them. */
    hiddenFields?: string
  }
}

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>
