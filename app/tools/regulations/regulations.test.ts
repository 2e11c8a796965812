import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agencies } from './agencies.data'
import { findRegulations } from './regulations'
import { bagLimits, licenses, regulationConstants, regulationContent, seasonDates, seasons } from './regulations.data'
import { readRegulationQuery } from './regulations.schema'
import { regions, states } from '~/lib/states.data'

/** The letters are typed from the list of the U.S. Postal Service, not taken from the data. */
const postalLetters = Object.fromEntries(
  `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, FL
  Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana,
  ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE
  Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North
  Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN
  Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`
    .replaceAll(/\s+/g, ' ')
    .split(', ')
    .map((line): [string, string] => [line.slice(0, 2), line.slice(3)]),
)

const ids = states.map(({ id }) => id)
const anyState = fc.constantFrom(...ids)
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const statuses = (today: string) => findRegulations('PA', today).seasons.map(({ status }) => status)
const ruleStatuses = (today: string) => findRegulations('PA', today).seasons.map(({ ruleStatus }) => ruleStatus)

describe('the states', () => {
  test('are the fifty, each once, with their postal letters, sorted by name', () => {
    expect(states).toHaveLength(50)
    expect(Object.fromEntries(states.map(({ id, name }) => [id, name]))).toEqual(postalLetters)
    const names = states.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
  })

  test('stand in exactly one of four regions each', () => {
    expect(regions.map(({ id }) => id)).toEqual(['north', 'midwest', 'south', 'west'])
    const inRegion = regions.map(({ id }) => states.filter(({ region }) => region === id).map((state) => state.id))
    expect(inRegion.flat()).toHaveLength(50)
    expect(new Set(inRegion.flat()).size).toBe(50)
    expect(inRegion.map((members) => members.length)).toEqual([9, 12, 16, 13])
  })
})

describe('the sample values', () => {
  test('are those of the specification', () => {
    expect(seasons.map((season) => [season.name, seasonDates(season)])).toEqual([
      ['Archery', 'Sep 15-Oct 31'],
      ['Firearms', 'Nov 1-30'],
      ['Muzzleloader', 'Dec 1-15'],
    ])
    expect(bagLimits.map(({ name, limit }) => [name, limit])).toEqual([
      ['Antlered deer', '1'],
      ['Antlerless deer', '2'],
      ['Youth hunters', '1 extra'],
    ])
    expect(licenses.map(({ name, feeUsd }) => [name, feeUsd])).toEqual([
      ['Resident license', 25],
      ['Non-resident license', 125],
      ['Deer tag', 15],
      ['Safety certificate', 10],
    ])
  })

  test('are all shown with their source, as samples', () => {
    expect(regulationConstants.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Archery season: Sep 15-Oct 31',
      'Firearms season: Nov 1-30',
      'Muzzleloader season: Dec 1-15',
      'Bag limit: antlered deer: 1',
      'Bag limit: antlerless deer: 2',
      'Bag limit: youth hunters: 1 extra',
      'Resident license: $25',
      'Non-resident license: $125',
      'Deer tag: $15',
      'Safety certificate: $10',
      'Regions: North, Midwest, South, West',
    ])
    for (const { source } of regulationConstants.slice(0, -1)) expect(source).toBe('Sample value')
  })

  test('are the same for every state on any day', () => {
    fc.assert(
      fc.property(anyState, anyState, anyDay, (one, other, today) => {
        expect(findRegulations(one, today).seasons).toEqual(findRegulations(other, today).seasons)
      }),
    )
  })
})

describe('the badge of a season goes by its dates', () => {
  const [later, over] = ['upcoming', 'ended']
  test.each([
    ['2026-01-01', later, later, later],
    ['2026-09-14', later, later, later],
    ['2026-09-15', 'active', later, later],
    ['2026-10-31', 'active', later, later],
    ['2026-11-01', over, 'active', later],
    ['2026-11-22', over, 'active', later],
    ['2026-11-30', over, 'active', later],
    ['2026-12-01', over, over, 'active'],
    ['2026-12-15', over, over, 'active'],
    ['2026-12-16', over, over, over],
    ['2026-12-31', over, over, over],
    ['2027-01-01', later, later, later],
    ['2028-02-29', later, later, later],
  ])('on %s: archery %s, firearms %s, muzzleloader %s', (today, ...expected) => {
    expect(statuses(today)).toEqual(expected)
  })

  test('a season that is over never counts as upcoming in its year', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const order = ['upcoming', 'active', 'ended']
        const nextDay = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
        if (nextDay.slice(0, 4) !== today.slice(0, 4)) return
        const [now, next] = [statuses(today), statuses(nextDay)]
        for (const [index, status] of now.entries())
          expect(order.indexOf(next[index] ?? '')).toBeGreaterThanOrEqual(order.indexOf(status))
      }),
    )
  })
})

describe('the site’s rule for a season', () => {
  test.each([
    ['01-01 02-29 03-10 04-10 05-10 06-10 07-10 08-31', 'none'],
    ['09-01 09-14 09-15 10-10 10-31', 'Archery'],
    ['11-01 11-10 11-30', 'Firearms'],
    ['12-01 12-15 12-16 12-31', 'Muzzleloader'],
  ])('goes by the month alone: on %s active is %s', (days, active) => {
    for (const day of days.split(' ')) {
      const expected = seasons.map(({ name }) => (name === active ? 'active' : 'upcoming'))
      expect(ruleStatuses(`2028-${day}`), day).toEqual(expected)
    }
  })

  test('is told with its reason, after the status by the dates', () => {
    expect(findRegulations('OH', '2026-11-21').steps).toEqual([
      'Ohio (OH) is in the Midwest region. The sample values are the same for all 50 states.',
      'By the sample dates on November 21, 2026: Archery: ended; Firearms: active; Muzzleloader: upcoming.',
      'By the site’s rule, in November: Archery: upcoming; Firearms: active; Muzzleloader: upcoming. It goes by the month alone, so it can say active before a season opens or after it closes, and upcoming when a season is over.',
    ])
  })
})

describe('the agencies', () => {
  test('are there for every state and for nothing else', () => {
    expect(Object.keys(agencies).sort()).toEqual(Object.keys(postalLetters).sort())
  })

  test.each(states)('$name: a name, and a secure address of a host of its own', ({ id, name }) => {
    const agency = agencies[id]
    expect(agency.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(agency.name).toContain(name)
    const { protocol, host, username, port, search, hash } = new URL(agency.url)
    expect([protocol, username, port, search, hash]).toEqual(['https:', '', '', '', ''])
    // The host is a state's domain, or one that the agency prints on its booklets.
    expect(host).toMatch(
      /\.gov$|\.state\.(co|mn)\.us$|^(www\.)?(outdooralabama|agfc|myfwc|georgiawildlife|mdwfp|wildlifedepartment|myodfw|vtfishandwildlife)\.com$|^www\.ndow\.org$/,
    )
    expect(host).not.toMatch(/test|stage|dev|cache|archive|mirror|web\.app|workers|cloudfront/)
  })

  test('have an address each', () => {
    const urls = Object.values(agencies).map(({ url }) => url)
    expect(new Set(urls).size).toBe(urls.length)
  })
})

describe('the address', () => {
  const read = (query: string) => readRegulationQuery(new URLSearchParams(query))

  test.each(ids)('takes state=%s', (state) => {
    expect(read(`state=${state}`)).toEqual({ isAsked: true, input: { state }, errors: {} })
  })

  test('takes postal letters in any case, with white space around them', () => {
    fc.assert(
      fc.property(anyState, fc.boolean(), fc.boolean(), (state, first, second) => {
        const letters = `${first ? state.slice(0, 1) : state.slice(0, 1).toLowerCase()}${second ? state.slice(1) : state.slice(1).toLowerCase()}`
        expect(read(`state=+${letters}+`).input).toEqual({ state })
      }),
    )
  })

  test.each(['state=', 'state=XX', 'state=DC', 'state=PR', 'state=Ohio', 'state=P', 'state=PAA', 'state=__proto__'])(
    '%s: asks for a state',
    (query) => {
      expect(read(query)).toEqual({
        isAsked: true,
        input: undefined,
        errors: { state: 'Choose the state where you hunt.' },
      })
    },
  )

  test('whatever it says, the answer is one of the fifty or the message', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { input, errors } = readRegulationQuery(new URLSearchParams({ state: text }))
        if (input) expect(ids).toContain(input.state)
        else expect(errors.state).toBe('Choose the state where you hunt.')
      }),
    )
  })

  test('without a state nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})

test('every source was read, and has an address of its own', () => {
  const { sources } = regulationContent
  expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length)
  for (const { readOn } of sources) expect(readOn).toMatch(/^2026-11-2\d$/)
})
