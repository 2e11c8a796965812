/** Every member is optional, because in development and under remix-serve the context is empty. */
import type { LoaderFunctionArgs } from '@remix-run/node'

/** The version is read before any loader runs, so that a write in between makes a page look older, never newer. */
interface RenderStart {
  contentVersion: number
  time: number
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The client's address as seen through trusted proxies. */
    clientAddress?: string
    requestId?: string
    renderStart?: RenderStart
    isDocument?: boolean
    newSessionId?: string
    /** The database did not answer a loader or an action, which makes the answer a 503. */
    isUnavailable?: boolean
    resultCount?: number
    /** The login page has hidden fields as HTML, because Remix's data would repeat them. */
    hiddenFields?: string
  }
}

export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>
