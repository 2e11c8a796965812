import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { numberExchange } from './front-door/exchange-number.server'
import { wholeResponse } from './whole-response.server'

const page = Buffer.from(`<p>${'a page '.repeat(500)}</p>`)
const headers = () => new Headers({ 'Content-Type': 'text/html' })

/** As Remix sends it: the headers, then the body, of which there is none. */
async function send(res: http.ServerResponse, response: Response) {
  res.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null) res.end()
  else res.end(Buffer.from(await response.arrayBuffer()))
  return response
}

let server: http.Server
let body = page
let wasBodiless: boolean | undefined
beforeEach(async () => {
  body = page
  server = http.createServer((req, res) => {
    numberExchange(req, res)
    const given = Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)])
    const request = new Request('http://site.example/', { method: req.method ?? 'GET', headers: given })
    const response = wholeResponse(request, { status: 201, headers: headers(), body })
    wasBodiless = response.body === null
    void send(res, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

async function ask(acceptEncoding: string, method = 'GET') {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const asked = { port, host: '127.0.0.1', method, headers: { 'accept-encoding': acceptEncoding }, agent: false }
  const response = await new Promise<http.IncomingMessage>((resolve) => http.request(asked, resolve).end())
  const chunks: Uint8Array[] = []
  for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }
}

test('goes out compressed, without a stream', async () => {
  const { status, headers, bytes } = await ask('gzip, br')
  expect(wasBodiless).toBe(true)
  expect(status).toBe(201)
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding', 'content-type': 'text/html' })
  expect(gunzipSync(bytes)).toEqual(page)
})

test('goes out plain to who takes no gzip, and when it is short', async () => {
  expect((await ask('identity')).bytes).toEqual(page)
  body = Buffer.from('short')
  const { headers, bytes } = await ask('gzip')
  expect(headers).not.toHaveProperty('content-encoding')
  expect(bytes.toString()).toBe('short')
})

test('HEAD has the headers of GET and no body', async () => {
  const { headers, bytes } = await ask('gzip', 'HEAD')
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(bytes.byteLength).toBe(0)
})

test('has its bytes in it where there is no front door, and is compressed once, varying once', async () => {
  const request = new Request('http://site.example/', { headers: { 'Accept-Encoding': 'gzip' } })
  const made = wholeResponse(request, {
    status: 200,
    headers: new Headers({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    body: Buffer.from('already'),
  })
  expect(await made.text()).toBe('already')
  expect(made.headers.get('Vary')).toBe('Accept-Encoding')
})
