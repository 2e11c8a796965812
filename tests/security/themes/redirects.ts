import assert from 'node:assert/strict'
import { headerOf, type Answer } from '../ask'
import { canary, type Attack, type Theme } from '../attack'
import { operator, type Target } from '../target'

/** One address of each kind from app/lib/login-prompt.test.ts. */
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/admin/..//evil.example',
  '/admin\r\nLocation: https://evil.example',
  `/admin/${'a'.repeat(9000)}`,
]

/** A browser must read the answer's target as this site, or as none. */
function staysHere(answer: Answer, here: string): Answer {
  const location = headerOf(answer, 'location')
  if (location === '') return answer
  const { asked } = answer
  assert.match(location, /^[!-~]+$/, `${asked}: Location is ${JSON.stringify(location)}`)
  const { origin, protocol } = new URL(location, here)
  assert.equal(origin, new URL(here).origin, `${asked}: it leads to ${location}`)
  assert.equal(protocol, 'http:')
  assert.doesNotMatch(location, /^[/\\]{2}|^\/\\/, `${asked}: it leads to ${location}`)
  assert.ok(!JSON.stringify(answer.headers['set-cookie'] ?? '').includes('planted'), `${asked}: it sets a cookie`)
  return answer
}

const isInDashboard = /^\/admin(?:[/?]|$)/

/** Every form of the dashboard comes back to a given address. */
const back: Attack[] = elsewhere.map((text) => ({
  name: `back to ${JSON.stringify(text.slice(0, 60))}`,
  run: async (target) => {
    const { live: cookie } = target.sessions
    const form = { intent: 'update-quote-status', id: '999999', status: 'closed', back: text, ...target.token }
    const query = new URLSearchParams({ back: text }).toString()
    const asksByQuery = query.length < 8000
    const deletion = { intent: 'delete-product', ...target.token }
    const answers = await Promise.all([
      target.ask('/admin/quotes', { form, cookie }),
      target.ask('/admin/products', { form: { ...form, intent: 'set-product-active', isOn: 'true' }, cookie }),
      ...(asksByQuery ? [target.ask(`/admin/products/999999/delete?${query}`, { form: deletion, cookie })] : []),
    ])
    for (const answer of answers) assert.match(headerOf(answer, 'location'), isInDashboard, answer.asked)
    return answers.map((answer) => staysHere(answer, target.url))
  },
  expected: 303,
}))

/** A login costs a verification, so only a few of the worst try it; the function above tries the rest. */
const next: Attack[] = ['//evil.example', '/admin/..//evil.example', '/admin\r\nLocation: https://evil.example'].map(
  (text) => ({
    name: `after the login to ${JSON.stringify(text)}`,
    run: async (target) => {
      const answer = await target.ask('/admin', { form: { intent: 'login', ...operator, next: text } })
      assert.match(headerOf(answer, 'location'), isInDashboard)
      return staysHere(answer, target.url)
    },
    expected: 303,
    changes: ['knownLoginAddresses', 'sessions'],
  }),
)

const loginForm: Attack = {
  name: 'the way on from the login form',
  run: async (target) => {
    const queries = ['next=//evil.example', 'back=https://evil.example', 'next=javascript:alert(1)', 'x="><script>']
    const answers = await Promise.all(queries.map((query) => target.ask(`/admin/quotes?${encodeURI(query)}`)))
    for (const { body, asked } of answers) {
      for (const [, value = ''] of body.matchAll(/name="next" value="([^"]*)"/g)) {
        assert.match(value, isInDashboard, asked)
      }
      assert.match(body, /name="next" value="\/admin\/quotes/, asked)
    }
    return answers
  },
  expected: 401,
}

/** Some paths from app/server/http/canonical-path.test.ts, which tests the property for all paths. */
const paths = [
  '//evil.example/A',
  '/\\evil.example/',
  '/%0d%0aSet-Cookie:%20stagwise_session=planted/',
  `/${'A'.repeat(2000)}/`,
]

const canonical: Attack[] = paths.map((path) => ({
  name: `the one form of ${path.slice(0, 60)}`,
  run: async (target) => {
    const lines = ['Host: 127.0.0.1', 'Connection: close', '', '']
    const answers = await Promise.all(
      ['GET', 'HEAD'].map((method) => target.raw(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}`)),
    )
    return answers.map((answer) => staysHere(answer, target.url))
  },
  expected: [200, 301, 400, 404, 414],
}))

const predictor: Attack[] = [
  '%0d%0aLocation:%20https://evil.example',
  '//evil.example',
  '"><script>',
  '%00',
  '%E2%80%A8',
].map((location) => ({
  name: `the draw of the predictor, for ${location}`,
  run: async (target) => {
    const query = `location=${location}&weather=clear&moonPhase=full&x=${canary()}`
    return staysHere(await target.ask(`/hunting-tools/deer-movement-predictor?${query}`), target.url)
  },
  expected: [200, 302, 303],
}))

const formerSlug = 'an-address-of-old'

/** Remix's data carries a redirect as a value, which the router follows without asking the server again. */
const inData: Attack[] = ['//evil.example', '/\\evil.example', 'javascript:alert(1)'].map((text) => ({
  name: `a redirect in data to ${text}`,
  run: async (target) => {
    const typed = encodeURIComponent(text)
    const drawn = `/hunting-tools/deer-movement-predictor.data?location=${typed}&weather=clear&moonPhase=full`
    const rest = [
      `/request/${typed}.data?key=${typed}`,
      `/request/q-00013.data?key=${typed}`,
      `/${formerSlug}.data?${typed}`,
    ]
    const answers = await Promise.all([drawn, ...rest].map((path) => target.ask(path)))
    const found = answers.flatMap((answer) =>
      Array.from(answer.body.matchAll(/"redirect",("(?:[^"\\]|\\.)*")/g), ([, to = '']) => ({
        answer,
        to: String(JSON.parse(to)),
      })),
    )
    assert.ok(found.length >= 3, `only ${String(found.length)} redirects`)
    for (const { answer, to } of found) staysHere({ ...answer, headers: { location: to } }, target.url)
    return answers
  },
  expected: [202, 404],
}))

const former: Attack[] = [
  '',
  '?x=//evil.example',
  '?%0d%0aSet-Cookie:%20a=planted',
  '?"><script>',
  '/',
  '//',
  '.data',
].map((rest) => ({
  name: `a former address, with ${JSON.stringify(rest)}`,
  run: async (target) => {
    const raw = `GET /${formerSlug}${rest} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`
    return staysHere(await target.raw(raw), target.url)
  },
  expected: [202, 301],
}))

/** Makes a species that had another address before. */
async function makeFormerAddress(target: Target): Promise<void> {
  const { live: cookie } = target.sessions
  const fields = { name: 'Wanderer', scientificName: 'Cervus vagus', generalDescription: 'It has moved.' }
  const make = (more: Record<string, string>) => {
    const multipart = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...more })) multipart.append(name, value)
    return multipart
  }
  const made = await target.ask('/api/admin/deer-types', { multipart: make({ slug: formerSlug }), cookie })
  const id = /"id":(\d+)/.exec(made.body)?.[1] ?? ''
  const path = `/api/admin/deer-types/${id}`
  await target.ask(path, { method: 'PATCH', multipart: make({ slug: 'an-address-of-today' }), cookie })
}

export const redirects: Theme = {
  name: 'redirects',
  setUp: makeFormerAddress,
  attacks: [...back, ...next, loginForm, ...canonical, ...predictor, ...inData, ...former],
}
