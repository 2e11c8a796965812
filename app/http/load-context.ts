/**
 * What the server tells loaders and actions of a request, beside the request itself. Every member is optional: in
 * development and under remix-serve the load context begins empty.
 */
import type { LoaderFunctionArgs } from '@remix-run/node'

/** Taken before any loader runs: a write in between makes a page older than the content, never newer. */
export interface RenderStart {
  contentVersion: number
  /** Milliseconds since 1970. */
  time: number
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The client's IP address, behind trusted proxies too. */
    clientAddress?: string
    requestId?: string
    /** Absent where the answer may not be cached. */
    renderStart?: RenderStart
    /** Whether a document is asked for, and not a page's data. */
    isDocument?: boolean
    /** The session that this request has begun: its cookies do not name it yet. */
    newSessionId?: string
    /** Hidden fields, as HTML, for the document that asks for the login: Remix's data would hold them a second time. */
    hiddenFields?: string
  }
}

/** The part of a loader's or action's arguments that tells who asks for what. */
export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>
