/**
 * Any request goes to any address of the site, as a visitor and as the operator: see fuzz/. It takes a few seconds, or
 * longer with FUZZ_SECONDS=600 and FUZZ_SEED=7.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAddresses } from './fuzz/addresses'
import { arbitraryCall, type Call } from './fuzz/calls'
import { startFuzzedSite, type FuzzedSite } from './fuzz/fuzzed-site'
import { faultsOf } from './fuzz/judge'

const seconds = Number(process.env.FUZZ_SECONDS || 0)
const timeout = (seconds + 120) * 1000
const length = seconds > 0 ? { numRuns: 1e9, interruptAfterTimeLimit: seconds * 1000 } : { numRuns: 700 }
const seed = process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) }

let site: FuzzedSite
beforeAll(async () => {
  site = await startFuzzedSite()
}, 60_000)
afterAll(() => site.target.stop())

test('every request gets a documented answer, and no fault turns up in the log', { timeout }, async () => {
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(arbitraryCall(listAddresses(), site.known), async (call) => {
    const answer = await site.send(call)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    expect([...faultsOf(call, answer, site.statusesOf), ...site.newErrors()]).toEqual([])
    expect(site.target.site.process.exitCode).toBeNull()
  })
  await fc.assert(property, { ...length, ...seed })
  if (seconds > 0) console.info(`${String(sumOf(statuses))} requests: ${JSON.stringify(Object.fromEntries(statuses))}`)
  // The site must give all its kinds of answers; otherwise the requests do not get in.
  const rare = seconds >= 60 ? [201, 202, 204, 303, 304, 409] : []
  for (const status of [200, 400, 401, 403, 404, 405, 415, ...rare]) {
    expect(statuses.get(status), `answers with ${String(status)}`).toBeGreaterThan(0)
  }
})

// PostgreSQL refuses NUL in texts, and SQLite ends some texts there.
test('NUL in every field of every form, and in every query, is no fault', { timeout }, async () => {
  const queries = listAddresses().flatMap((address) =>
    ['a\0b', 'after-1-\0', '\0'].map((text): Call => ({
      who: 'operator',
      method: 'GET',
      path: examplePath(address),
      headers: {},
      body: { kind: 'none' },
      query: site.known.queryNames.map((name) => [name, text]),
    })),
  )
  const posts = [...site.known.forms].flatMap(([address, forms]) =>
    forms.map(({ action = examplePath(address), method, fields }): Call => {
      const sent = fields.map(([name, value]): [string, string] => [
        name,
        /^(?:intent|formToken)$/.test(name) ? value : `${value}\0`,
      ])
      const call = { who: 'operator', method, path: action.split('?')[0] ?? '', headers: {} } as const
      return method === 'POST'
        ? { ...call, query: [], body: { kind: 'form', fields: sent } }
        : { ...call, query: sent, body: { kind: 'none' } }
    }),
  )
  expect(posts.length).toBeGreaterThan(50)
  for (const call of [...queries, ...posts]) {
    const answer = await site.send(call)
    const faults = [...faultsOf(call, answer, site.statusesOf), ...site.newErrors()]
    expect(faults, `${call.method} ${call.path}`).toEqual([])
  }
})

function examplePath(address: string): string {
  return address.replaceAll(/:\w+|\*/g, '1')
}

function sumOf(counts: ReadonlyMap<number, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
