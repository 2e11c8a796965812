/**
 * What Node can do at best: recorded answers, sent by node:http with nothing around it. `?bare` leaves out the headers
 * that no client needs to read the body.
 */
import { readFileSync } from 'node:fs'
import http from 'node:http'

/** @type {Record<string, import('./record-answer.js').RecordedAnswer>} */
const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

const needed = ['content-type', 'content-encoding', 'content-length']
const answers = new Map(
  Object.entries(recorded).flatMap(([name, { status, headers, body }]) => {
    const bytes = Buffer.from(body, 'base64')
    const bare = Object.fromEntries(Object.entries(headers).filter(([header]) => needed.includes(header)))
    return [
      [`/${name}`, { status, headers, bytes }],
      [`/${name}?bare`, { status, headers: bare, bytes }],
    ]
  }),
)

http
  .createServer((req, res) => {
    const answer = answers.get(req.url ?? '')
    if (answer === undefined) res.writeHead(404).end()
    else res.writeHead(answer.status, answer.headers).end(answer.bytes)
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
