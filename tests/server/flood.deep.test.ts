/** Memory stays bounded while strangers request made-up addresses, none of them twice. */
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { hasFigures, memoryOf } from '../setup/process-figures'
import { startSite, type RunningSite } from '../setup/site-process'
import { ask, hangUp } from '../security/ask'

/** The limit in MiB, at any moment of this flood. A flood of 62,000 addresses comes to 416, the README's 440 MB. */
const mostMemory = 400
const addressesOfAKind = 250
const atOnce = 32

const word = randomUUID
const number = (from: number, to: number) => String(randomInt(from, to))
const state = () => states[randomInt(states.length)]?.id ?? 'OH'
const month = () => `${number(1900, 2100)}-${number(1, 13).padStart(2, '0')}`
const day = () => `${month()}-${number(1, 29).padStart(2, '0')}`
const place = () => `lat=${number(25, 49)}.${number(10, 99)}&lon=-${number(67, 124)}.${number(10, 99)}`

const kinds: Readonly<Record<string, () => string>> = {
  'unknown paths': () => `/${word()}/${word()}`,
  'unknown slugs': () => `/${word()}`,
  'unknown products': () => `/products/${word()}`,
  'unknown tools': () => `/hunting-tools/${word()}`,
  'unknown parameters': () => `/products?${word()}=${word()}`,
  'legal light': () => `/hunting-tools/legal-light?state=${state()}&date=${day()}`,
  'legal light of a place': () => `/hunting-tools/legal-light?state=${state()}&date=${day()}&${place()}`,
  'hunt days': () => `/hunting-tools/hunt-day?state=${state()}&date=${day()}&wind=NW`,
  months: () => `/hunting-tools/moon-phase-calendar?month=${month()}&state=${state()}`,
  regions: () => `/hunting-tools/rut-activity-tracker?region=${word()}&state=${word()}`,
  descriptions: () => `/hunting-tools/stand-location-mapper?description=${`${word()}+`.repeat(40)}`,
  weights: () => `/hunting-tools/venison-yield-calculator?weight=${number(50, 999)}.${number(0, 1e6)}&processing=basic`,
  requests: () => `/request?product=${word()}&quantity=${number(1, 9999)}`,
  'pages of a list': () => `/blog?cursor=${word()}&category=${word()}`,
  searches: () => `/search?q=${word()}+deer`,
  suggestions: () => `/search/suggestions?q=${word().slice(0, 6)}`,
  pictures: () => `/images/${word()}-${number(1, 3000)}.webp`,
  placeholders: () => `/api/placeholder/${number(1, 2000)}/${number(1, 2000)}?text=${word()}`,
  cards: () => `/art/cards/page/${word()}.png?v=${word()}`,
  'API slugs': () => `/api/products/slug/${word()}`,
  data: () => `/hunting-tools/legal-light.data?state=${state()}&date=${day()}`,
  'data of unknown paths': () => `/${word()}.data`,
  feeds: () => `/feed.xml?${word()}`,
  sitemaps: () => `/sitemap/${word()}.xml`,
  'moon calendars': () => `/hunting-tools/moon-phase-calendar.ics?month=${month()}&state=${state()}&${place()}`,
  'legal light calendars': () => `/hunting-tools/legal-light.ics?state=${state()}&${place()}`,
  'hunt day calendars': () => `/hunting-tools/hunt-day.ics?state=${state()}&date=${day()}&wind=N`,
  'dashboard pages': () => `/admin/${word()}`,
}

let site: RunningSite
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  hangUp()
  await site.stop()
})

const headers = { 'accept-encoding': 'gzip, br' }

test('made-up addresses of every kind leave it within its bound', { timeout: 600_000 }, async () => {
  expect(hasFigures).toBe(true)
  const figures: Record<string, number | undefined> = {}
  for (const [kind, make] of Object.entries(kinds)) {
    let left = addressesOfAKind
    const statuses = new Set<number>()
    const askOn = async () => {
      while (left > 0) {
        left -= 1
        const from = `198.18.${number(0, 256)}.${number(0, 256)}`
        statuses.add((await ask(site.port, make(), { headers, from })).status)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, askOn))
    expect(
      [...statuses].filter((status) => status >= 500 || status === 429),
      kind,
    ).toEqual([])
    figures[kind] = memoryOf(site.process.pid)?.now
  }
  const peak = memoryOf(site.process.pid)?.peak ?? Infinity
  console.info(`Memory after each kind, in MiB: ${JSON.stringify(figures)}; at most ${String(peak)}`)
  expect(peak, JSON.stringify(figures)).toBeLessThanOrEqual(mostMemory)
})
