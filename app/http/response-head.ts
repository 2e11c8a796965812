/** The status line and the headers of an answer that this site puts together itself, as they go over the wire. */
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'

/**
 * Each line with its end, without the empty line behind them.
 * @throws TypeError for a header that may not be sent.
 */
export function answerHead(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return `${name}: ${value}\r\n`
  })
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}`
}
