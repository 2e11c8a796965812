/** Tools that compute from a date or a place have an answer for every date and place that their forms accept. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { localHour } from '~/lib/dates'
import { toolPath } from '~/paths'
import { startSite, type RunningSite } from '../setup/site-process'
import { isDeep } from '../setup/tier'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const anyDay = fc.oneof(day, fc.constantFrom('1900-01-01', '1969-12-31', '1970-01-01', '2099-12-31', '2100-12-31'))
const degrees = (most: number) =>
  fc
    .oneof(fc.constantFrom(-most, 0, most), fc.double({ min: -most, max: most, noNaN: true }))
    .map((each) => each.toFixed(2))
const place = fc.oneof(
  fc.constant({}),
  fc.constantFrom(...states.map(({ id }) => ({ state: id }))),
  fc.record({ lat: degrees(90), lon: degrees(180) }),
  fc.record({ lat: degrees(90), lon: degrees(180), zone: fc.constantFrom('Pacific/Kiritimati', 'America/Adak') }),
)

test('any day, month and place of the forms has an answer', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyDay, place, async (date, ground) => {
      const month = date.slice(0, 7)
      const asked: [string, Record<string, string>][] = [
        [toolPath('moon-phase-calendar'), { month }],
        [`${toolPath('moon-phase-calendar')}.ics`, { month }],
        [toolPath('legal-light'), { date }],
        [`${toolPath('legal-light')}.ics`, { date }],
        [toolPath('hunt-day'), { date }],
        [`${toolPath('hunt-day')}.ics`, { date }],
        [toolPath('trail-cam-analyzer'), { times: `${date} 06:42` }],
      ]
      for (const [path, query] of asked) {
        const address = `${path}?${new URLSearchParams({ ...query, ...ground }).toString()}`
        const answer = await fetch(site.url + address)
        const text = await answer.text()
        const isFile = path.endsWith('.ics')
        // A calendar file of light needs a place.
        const expected = isFile && !path.includes('moon') && Object.keys(ground).length === 0 ? 400 : 200
        expect([address, answer.status]).toEqual([address, expected])
        if (isFile && expected === 200) expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
      }
    }),
    {
      numRuns: isDeep ? 100 : 3,
      examples: [
        ['1900-01-01', { state: 'AK' }],
        ['1969-12-31', {}],
      ],
    },
  )
})

test.each([
  [0, 'index, follow'],
  [-12, 'index, follow'],
  [12, 'index, follow'],
  [-13, 'noindex'],
  [13, 'noindex'],
  [600, 'noindex'],
])(
  'the moon of a month %i months from now is %s for search engines, and no link leads them on',
  async (months, robots) => {
    const [year = 0, number = 0] = localHour(new Date(), 'America/New_York').split('-').map(Number.parseFloat)
    const month = new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7)
    const answer = await fetch(`${site.url}${toolPath('moon-phase-calendar')}?month=${month}`)
    const page = await answer.text()
    expect(page).toContain(`<meta name="robots" content="${robots}"/>`)
    expect(answer.headers.get('X-Robots-Tag')).toBe(robots === 'noindex' ? 'noindex' : null)
    const links = page.match(/<a [^>]*month=[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(link).toContain('nofollow')
  },
)
