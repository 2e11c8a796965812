/** Two ways to answer in place of the application: through the response, or as bytes on a socket that has none. */
import { answerHead } from './response-head'
import { isApi, type EarlyResponse, type RequestContext } from './request-context'
import { answerBody } from './error-body'

export function sendAnswer({ req, res, pathname }: RequestContext, answer: EarlyResponse): void {
  const { headers, body } = answerBody(answer, isApi({ pathname }))
  res.writeHead(answer.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

export interface RawAnswerOptions {
  /** The headers that every answer carries; the answer's own win. */
  security: Readonly<Record<string, string>>
  api?: boolean
  head?: boolean
}

/** A whole answer that ends its connection. */
export function rawAnswer(answer: EarlyResponse, { security, api = false, head = false }: RawAnswerOptions): string {
  const { headers, body } = answerBody(answer, api)
  const all = { ...security, ...headers, Date: new Date().toUTCString(), Connection: 'close' }
  return `${answerHead(answer.status, all)}\r\n${head ? '' : body}`
}
