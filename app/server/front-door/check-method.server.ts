/** Methods: those that no `Request` can carry are refused; outside /api there are only pages and their forms. */
import { isApi, type Answer, type Exchange } from './exchange.server'
import { badRequest, methodNotAllowed } from './refusals.server'

const forbidden = new Set(['CONNECT', 'TRACE', 'TRACK'])
const pageMethods = new Set(['GET', 'HEAD', 'POST'])

export function checkMethod({ req, path }: Exchange): Answer | undefined {
  const method = req.method ?? ''
  if (forbidden.has(method)) return badRequest
  if (isApi(path) || pageMethods.has(method)) return undefined
  return method === 'OPTIONS' ? { status: 204, headers: methodNotAllowed.headers } : methodNotAllowed
}
