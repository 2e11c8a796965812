/**
 * remix-serve looks for a file on the disk, in each of its two folders, before a request reaches the application: two
 * calls of the system with a turn of the event loop each, for every page that is rendered. Here an address that can be
 * no file's goes on at once.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { packageSeenFrom, replaceFunction } from './replaced-function.server'

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void
type MakeStatic = (folder: string, options?: object) => Middleware

/**
 * To be called before remix-serve makes its application: it takes `express.static` from this very module object.
 * @returns a function that puts express's own back, for tests.
 */
export function lookForFilesAlone(): () => void {
  return replaceFunction(packageSeenFrom(['@remix-run/serve/package.json', 'express']), 'static', createQuickStatic)
}

function createQuickStatic(original: MakeStatic): MakeStatic {
  return (folder, options) => {
    const serve = original(folder, options)
    return (req, res, next) => {
      if (isFileName(req.url ?? '')) serve(req, res, next)
      else next()
    }
  }
}

/** The site's files have an ending, its pages have none but that of their data. A test holds public/ to it. */
export function isFileName(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return /\.[^/]*$/.test(path) && !path.endsWith('.data')
}
