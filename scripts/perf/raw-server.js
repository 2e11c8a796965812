/** The upper bound: recorded responses sent by plain node:http. Request bodies are read first. */
import { readFileSync } from 'node:fs'
import http from 'node:http'

/** @type {Record<string, import('./record-answer.js').RecordedAnswer>} */
const recorded = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))

const answers = new Map(
  Object.entries(recorded).map(([name, { status, headers, body }]) => {
    const bytes = Buffer.from(body, 'base64')
    const length = status === 304 ? {} : { 'content-length': String(bytes.byteLength) }
    return [`/${name}`, { status, headers: { ...headers, ...length }, bytes }]
  }),
)

http
  .createServer((req, res) => {
    const answer = answers.get(req.url ?? '')
    if (answer === undefined) return res.writeHead(404).end()
    const send = () => res.writeHead(answer.status, answer.headers).end(answer.bytes)
    if (req.method === 'GET') return send()
    /** @type {Buffer[]} */
    const chunks = []
    req.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk))
    req.on('end', () => {
      if (Buffer.concat(chunks).byteLength > 0) send()
    })
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
