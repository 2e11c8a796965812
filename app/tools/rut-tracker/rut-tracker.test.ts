import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { addDays } from '~/lib/days'
import { findPhase, listWindows, readDay, trackRut, type RutInput } from './rut-tracker'
import { regions, rutPhases } from './rut-tracker.data'
import { readRutQuery, toRutQuery } from './rut-tracker.schema'

const nameOn = (day: string, shiftDays: number) => findPhase(day, shiftDays)?.name ?? 'Off-Season'

const anyDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), offset: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, offset }) => addDays(`${String(year)}-01-01`, offset))
const anyShift = fc.constantFrom(...regions.map(({ shiftDays }) => shiftDays))

test('the regions and their shifts', () => {
  expect(regions.map(({ id, shiftDays }) => [id, shiftDays])).toEqual([
    ['north', -7],
    ['midwest', 0],
    ['south', 14],
    ['west', -3],
  ])
})

test('the phases and their activity', () => {
  expect(rutPhases.map(({ name, activity, from, to }) => [name, activity, from, to])).toEqual([
    ['Pre-Rut', 'Medium', '09-15', '10-15'],
    ['Rut', 'High', '10-15', '11-15'],
    ['Post-Rut', 'Low', '11-15', '12-15'],
  ])
})

describe('the windows', () => {
  test.each([
    ['north', '09-08 10-08 11-08 12-08'],
    ['midwest', '09-15 10-15 11-15 12-15'],
    ['south', '09-29 10-29 11-29 12-29'],
    ['west', '09-12 10-12 11-12 12-12'],
  ] as const)('of the %s, in any year, leap years too', (region, expected) => {
    for (const year of ['2024', '2026', '2100']) {
      const { windows } = trackRut({ region }, `${year}-02-28`)
      const [first, ...ends] = expected.split(' ').map((day) => `${year}-${day}`)
      expect(windows.map(({ start }) => start)).toEqual([first, ...ends.slice(0, -1)])
      expect(windows.map(({ end }) => end)).toEqual(ends)
    }
  })
})

describe('the phase of a day', () => {
  const cases = {
    north: ['09-07', '09-08', '10-08', '10-09', '11-08', '11-09', '12-08', '12-09'],
    midwest: ['09-14', '09-15', '10-15', '10-16', '11-15', '11-16', '12-15', '12-16'],
    south: ['09-28', '09-29', '10-29', '10-30', '11-29', '11-30', '12-29', '12-30'],
    west: ['09-11', '09-12', '10-12', '10-13', '11-12', '11-13', '12-12', '12-13'],
  } as const
  const names = ['Off-Season', 'Pre-Rut', 'Pre-Rut', 'Rut', 'Rut', 'Post-Rut', 'Post-Rut', 'Off-Season']

  test.each(
    regions.flatMap(({ id, shiftDays }) =>
      cases[id].flatMap((day, index) =>
        [2024, 2026].map((year) => [id, `${String(year)}-${day}`, names[index], shiftDays] as const),
      ),
    ),
  )('%s, %s: %s', (_region, day, name, shiftDays) => {
    expect(nameOn(day, shiftDays)).toBe(name)
  })

  test.each(['2024-02-29', '2025-12-31', '2026-01-01', '2026-01-14', '2026-03-01', '2026-07-04', '2026-08-31'])(
    '%s is off-season in every region',
    (day) => {
      for (const { shiftDays } of regions) expect(nameOn(day, shiftDays)).toBe('Off-Season')
    },
  )

  test('every day of any year has exactly one, by the shifted boundaries', () => {
    fc.assert(
      fc.property(anyDay, anyShift, (day, shiftDays) => {
        // The specification has these boundaries, where no two windows share a day.
        const apart = [
          ['Pre-Rut', '09-15', '10-15'],
          ['Rut', '10-16', '11-15'],
          ['Post-Rut', '11-16', '12-15'],
        ].map(([name = '', from = '', to = '']) => {
          const year = day.slice(0, 4)
          return { name, from: addDays(`${year}-${from}`, shiftDays), to: addDays(`${year}-${to}`, shiftDays) }
        })
        const found = apart.filter(({ from, to }) => from <= day && day <= to).map(({ name }) => name)
        expect(found.length).toBeLessThanOrEqual(1)
        expect(nameOn(day, shiftDays)).toBe(found[0] ?? 'Off-Season')
      }),
    )
  })

  test('a day lies in its window, and in the one before only where the two meet', () => {
    fc.assert(
      fc.property(anyDay, anyShift, (day, shiftDays) => {
        const inside = listWindows(Number(day.slice(0, 4)), shiftDays).filter(
          ({ start, end }) => start <= day && day <= end,
        )
        expect(inside[0]?.phase.name ?? 'Off-Season').toBe(nameOn(day, shiftDays))
        if (inside.length > 1) expect(inside[0]?.end).toBe(day)
      }),
    )
  })
})

describe('what comes next', () => {
  test.each([
    ['2026-08-31', 0, 'Pre-Rut', '2026-09-15', 15],
    ['2026-09-15', 0, 'Rut', '2026-10-15', 30],
    ['2026-10-15', 0, 'Rut', '2026-10-15', 0],
    ['2026-11-21', 0, 'Pre-Rut', '2027-09-15', 298],
    ['2026-11-21', 14, 'Post-Rut', '2026-11-29', 8],
    ['2026-12-31', 0, 'Pre-Rut', '2027-09-15', 258],
    ['2027-12-31', -7, 'Pre-Rut', '2028-09-08', 252],
    ['2026-01-01', 14, 'Pre-Rut', '2026-09-29', 271],
  ])('on %s, shifted by %i: %s on %s, in %i days', (day, shiftDays, name, start, days) => {
    expect(readDay(day, shiftDays)).toMatchObject({ next: { phase: { name }, start }, daysToNext: days })
  })

  test('never lies in the past', () => {
    fc.assert(
      fc.property(anyDay, anyShift, (day, shiftDays) => {
        const { daysToNext } = readDay(day, shiftDays)
        expect(daysToNext).toBeGreaterThanOrEqual(0)
        expect(daysToNext).toBeLessThanOrEqual(305)
      }),
    )
  })
})

describe('the steps', () => {
  test('show the shift, the day without it, and its window', () => {
    expect(trackRut({ region: 'south' }, '2026-11-21').steps).toEqual([
      'In the South, every window shifts 14 days later.',
      'So today, November 21, compares with November 7 on the unshifted calendar.',
      'November 7 falls between October 15 and November 15: Rut.',
    ])
  })

  test('name the off-season, over the end of a year', () => {
    expect(trackRut({ region: 'south' }, '2026-01-03').steps.at(-1)).toBe(
      'December 20 falls outside all three windows: Off-Season.',
    )
  })
})

describe('the headline', () => {
  const headlineOf = (input: RutInput, day: string) => trackRut(input, day).headline

  test.each<[RutInput, string, string]>([
    [{ region: 'north' }, '2026-11-08', 'Peaks in the North: November 7 to 23'],
    [{ region: 'midwest' }, '2026-11-16', 'Peaks in the Midwest: November 5 to 15'],
    [{ region: 'south' }, '2026-10-29', 'Peaks in the South: July 16 to February 14'],
    [{ region: 'west' }, '2026-10-29', 'Peaks in the West: November 18 to January 10'],
    [
      { region: 'north', state: 'PA' },
      '2026-11-08',
      'Peak breeding in Pennsylvania: mid-November (measured 2000 to 2007)',
    ],
    [{ region: 'north', state: 'NH' }, '2026-11-08', 'Peak breeding in New Hampshire: around November 20'],
    [{ region: 'midwest', state: 'OH' }, '2026-11-08', 'Peak of the rut in Ohio: October 29 to November 13'],
    [{ region: 'midwest', state: 'MO' }, '2026-11-08', 'Peak of the rut in Missouri: mid-November (published 2001)'],
    [
      { region: 'south', state: 'MS' },
      '2026-10-29',
      'Peak breeding in Mississippi: December 6 to February 28 by area (partly published 2008)',
    ],
    [
      { region: 'south', state: 'MS', zone: 'ms-forrest' },
      '2026-10-29',
      'Peak breeding in Mississippi (Forrest County): January 11 to 24 (published 2008)',
    ],
    [
      { region: 'south', state: 'MS', zone: 'ga-athens' },
      '2026-10-29',
      'Peak breeding in Mississippi: December 6 to February 28 by area (partly published 2008)',
    ],
    [
      { region: 'south', state: 'GA', zone: 'ga-athens' },
      '2026-10-29',
      'Peak of the rut in Georgia (Athens area): November 10 to 16',
    ],
    [{ region: 'south', state: 'FL', zone: 'fl-south' }, '2026-08-01', 'Peak breeding in Florida (south): July'],
    [
      { region: 'south', state: 'FL', zone: 'fl-north' },
      '2026-08-01',
      'Peak breeding in Florida (north, at Camp Blanding): around November 2 (measured 1978 to 1981)',
    ],
    [
      { region: 'west', state: 'MT' },
      '2026-10-29',
      'Peak breeding in Montana (northwest): around November 21 (published 2010)',
    ],
    [
      { region: 'south', state: 'FL' },
      '2026-08-01',
      'Peak breeding in Florida: July to February by area (partly measured 1978 to 1981)',
    ],
    [{ region: 'west', state: 'WY' }, '2026-10-29', 'No published date found for Wyoming'],
    [{ region: 'west', state: 'NV' }, '2026-10-29', 'No whitetail rut in Nevada'],
    [{ region: 'west', state: 'AK' }, '2026-10-29', 'No whitetail rut in Alaska'],
    [{ region: 'west', state: 'HI' }, '2026-10-29', 'No whitetail rut in Hawaii'],
  ])('of %o on %s is what was measured, whatever the site’s rule says', (input, day, title) => {
    const { title: found, figure } = headlineOf(input, day)
    expect(found).toBe(title)
    expect(found).toContain(figure)
  })

  test('never is the site’s rule, for any state on any day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...states), (day, { id, region }) => {
        for (const input of [{ region }, { region, state: id }]) {
          const { title, figure } = headlineOf(input, day)
          expect(title).not.toMatch(/Pre-Rut|Post-Rut|Off-Season|High|Medium|Low/)
          expect(title).toContain(figure)
        }
      }),
    )
  })

  test.each<[RutInput, string, string]>([
    [{ region: 'north', state: 'PA' }, '2026-11-08', 'Today, November 8: the peak begins in 2 days, on November 10.'],
    [{ region: 'north', state: 'PA' }, '2026-11-12', 'Today, November 12, falls within it.'],
    [{ region: 'north', state: 'PA' }, '2026-11-25', 'Today, November 25: the peak ended 5 days ago, on November 20.'],
    [{ region: 'north', state: 'PA' }, '2026-06-01', 'the peak begins in 162 days, on November 10.'],
    [{ region: 'north', state: 'NH' }, '2026-11-08', 'the peak week begins in 9 days, on November 17.'],
    [{ region: 'south', state: 'MS' }, '2026-12-10', '2 of 7 areas at the peak, 1 in the two weeks before it.'],
    [{ region: 'south', state: 'MS' }, '2026-10-29', '0 of 7 areas at the peak, 0 in the two weeks before it.'],
    [{ region: 'south', state: 'LA' }, '2026-11-08', 'Today, November 8: 1 of 3 areas at the peak.'],
    [{ region: 'midwest', state: 'OH' }, '2026-11-26', 'the peak of the rut ended 13 days ago, on November 13.'],
    [{ region: 'midwest', state: 'OH' }, '2026-10-20', 'the peak of the rut begins in 9 days, on October 29.'],
    [{ region: 'midwest' }, '2026-10-20', '11 of 12 whitetail states here peak between these dates.'],
  ])('of %o on %s says where the day is', (input, day, text) => {
    expect(headlineOf(input, day).summary).toContain(text)
  })
})

describe('the address', () => {
  const read = (query: string) => readRutQuery(new URLSearchParams(query))

  test.each(regions.map(({ id }) => id))('takes region=%s', (region) => {
    expect(read(`region=${region}`)).toEqual({ isAsked: true, input: { region }, errors: {} })
  })

  test.each(['region=', 'region=North', 'region=east'])('%s: asks for a region', (query) => {
    expect(read(query)).toMatchObject({
      isAsked: true,
      input: undefined,
      errors: { region: 'Choose the region you hunt in.' },
    })
  })

  test.each<[string, RutInput]>([
    ['state=PA', { region: 'north', state: 'PA' }],
    ['region=&state=pa&zone=', { region: 'north', state: 'PA' }],
    ['region=south&state=', { region: 'south' }],
    ['region=south&state=TX&zone=tx-pine-north', { region: 'south', state: 'TX', zone: 'tx-pine-north' }],
    ['state=TX&zone=ga-athens', { region: 'south', state: 'TX' }],
    ['region=west&zone=ga-athens', { region: 'west' }],
  ])('%s: a state gives its region, and its own areas only', (query, input) => {
    expect(read(query)).toEqual({ isAsked: true, input, errors: {} })
  })

  test.each(['region=south', 'state=OH', 'state=TX&zone=tx-pine-north'])('%s: an input writes it again', (query) => {
    const { input } = read(query)
    expect(input && toRutQuery(input).toString()).toBe(query)
  })

  test.each([
    ['state=', 'region', 'Choose the region you hunt in.'],
    ['zone=ga-athens', 'region', 'Choose the region you hunt in.'],
    ['state=XX', 'state', 'Choose one of the fifty states.'],
    ['region=north&state=GA', 'state', 'Georgia is in the South. Choose that region, or another state.'],
  ])('%s: says at its field what is wrong', (query, field, message) => {
    expect(read(query)).toEqual({ isAsked: true, input: undefined, errors: { [field]: message } })
  })

  test('without a region nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})

test('a region names the states that are at the peak', () => {
  const summaryOn = (day: string) => trackRut({ region: 'midwest' }, day).headline.summary
  expect(summaryOn('2026-06-01')).toContain('At the peak today: none.')
  expect(summaryOn('2026-11-12')).toMatch(/At the peak today: .*Minnesota, .*Ohio/)
})
