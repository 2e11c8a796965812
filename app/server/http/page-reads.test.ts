import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageRead } from '~/lib/visits'
import { openTestServer, plainRequest, type TestServer } from './test-server'

let site: TestServer
let reads: PageRead[]

beforeEach(async () => {
  reads = []
  site = await openTestServer(
    ({ url = '' }, res, context) => {
      if (url.startsWith('/search')) context.resultCount = 3
      res.writeHead(url === '/none' ? 404 : 200).end('Page')
    },
    {
      findCached: ({ url }) => {
        if (url !== '/cached' && url !== '/unchanged') return undefined
        return { status: url === '/cached' ? 200 : 304, headers: {}, body: undefined }
      },
      onPageRead: (read) => reads.push(read),
    },
  )
})
afterEach(() => site.close())

const chrome =
  'User-Agent: Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const html = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8'
const document = 'Sec-Fetch-Dest: document'
const reader = [chrome, html, document]

async function ask(line: string, headers: readonly string[] = reader): Promise<PageRead[]> {
  await site.talk(plainRequest(line, headers))
  return reads
}

test.each<[string, string, string[], string]>([
  ['a page', 'GET /elk', reader, '/elk'],
  ['a page from memory', 'GET /cached', reader, '/cached'],
  ['a page that has not changed', 'GET /unchanged', reader, '/unchanged'],
  ['a page with a query', 'GET /elk?a=1&b=2', reader, '/elk ?a=1&b=2'],
  ['a browser without Sec-Fetch headers', 'GET /elk', [chrome, html], '/elk'],
  ['a phone by Cubot', 'GET /elk', [chrome.replace('Win64', 'Cubot Note'), html, document], '/elk'],
  ['what the router asks for', 'GET /elk.data', [chrome, 'Accept: */*', 'Sec-Fetch-Dest: empty'], '/elk'],
  ['the home page, by the router', 'GET /_root.data', [chrome, 'Sec-Fetch-Dest: empty'], '/'],
  ['a page that the browser prefetches', 'GET /elk', [...reader, 'Sec-Purpose: prefetch'], '/elk'],
  ['a cookie that is neither session nor message', 'GET /elk', [...reader, 'Cookie: other=1'], '/elk'],
])('counts %s', async (_, line, headers, counted) => {
  const [read, ...more] = await ask(line, headers)
  expect(`${read?.path ?? ''} ${read?.search ?? ''}`.trim()).toBe(counted)
  expect(more).toEqual([])
})

test.each<[string, string, string[]]>([
  ['HEAD', 'HEAD /elk', reader],
  ['a form', 'POST /elk', [...reader, 'Origin: https://site.example', 'Content-Length: 0']],
  ['what is missing', 'GET /none', reader],
  ['an address that redirects', 'GET /Elk', reader],
  ['data that is fetched in advance', 'GET /elk.data', [chrome, 'Sec-Purpose: prefetch']],
  ['what the service worker stores', 'GET /elk.data', [chrome, 'Sec-Fetch-Dest: empty', 'Purpose: prefetch']],
  ['a copy that is kept for the field', 'GET /elk', [chrome, 'Accept: */*', 'Sec-Fetch-Dest: empty']],
  ['parts of a page', 'GET /elk.data?_routes=root', [chrome, 'Sec-Fetch-Dest: empty']],
  ['a picture', 'GET /elk', [chrome, 'Accept: image/*', 'Sec-Fetch-Dest: image']],
  ['the operator', 'GET /elk', [...reader, 'Cookie: other=1; stagwise_session=x']],
  ['the page after a form', 'GET /elk', [...reader, 'Cookie: stagwise_toast=x']],
  ['a password in the address', 'GET /elk', [...reader, 'Authorization: Basic eDp5']],
  ['no browser', 'GET /elk', [html]],
  ['a program', 'GET /elk', ['User-Agent: curl/8.5.0', 'Accept: text/html']],
  ['a search engine', 'GET /elk', [`${chrome} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`, html]],
  ['a browser without a window', 'GET /elk', [chrome.replace('Chrome/', 'HeadlessChrome/'), html, document]],
])('does not count %s', async (_, line, headers) => {
  expect(await ask(line, headers)).toEqual([])
})

test('tells how many results a search had', async () => {
  expect(await ask('GET /search?q=elk')).toEqual([{ path: '/search', search: '?q=elk', resultCount: 3 }])
})

test('does not count an answer that the client did not wait for', async () => {
  await site.close()
  let leave: () => void = () => undefined
  site = await openTestServer(
    (_, res) => {
      res.writeHead(200).write('The first half')
      leave()
    },
    { onPageRead: (read) => reads.push(read) },
  )
  const talk = await site.connect()
  leave = () => talk.socket.destroy()
  talk.socket.write(plainRequest('GET /elk', reader))
  await talk.closed
  expect(reads).toEqual([])
})
