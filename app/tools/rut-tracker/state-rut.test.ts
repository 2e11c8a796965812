import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { addDays, daysBetween } from '~/lib/days'
import { layOutSeason, shareOf } from './rut-season'
import { oldYears } from './rut-dates'
import { tellStage } from './rut-words'
import { findStage, isBreeding, isShortPeak, peakFrom, rangeOf, readStateRut } from './state-rut'
import { rutSources } from './rut-sources.data'
import { measuredStates, statesWithoutWhitetails } from './state-rut.data'

const anyDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), offset: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, offset }) => addDays(`${String(year)}-01-01`, offset))
const measured = states.flatMap(({ id }) => measuredStates[id] ?? [])
const places = states.flatMap(({ id }) => {
  const rut = readStateRut(id, undefined, '2026-11-08')
  return rut.kind === 'measured' ? rut.places : []
})

test.each([
  ['11-03', '11-23', true],
  ['07-01', '07-31', true],
  ['12-20', '01-19', true],
  ['11-20', '11-20', true],
  ['12-20', '01-20', false],
  ['10-21', '12-15', false],
])('%s to %s is a peak of a month at most: %s', (from, to, isShort) => {
  expect(isShortPeak({ from, to })).toBe(isShort)
})

describe('the stage of a day', () => {
  const november = { from: '11-10', to: '11-20' }
  const newYear = { from: '12-28', to: '01-05' }
  const aMean = { from: '11-20', to: '11-20' }
  const february = { from: '02-22', to: '02-22' }
  test.each([
    [november, 'conceptions', '2026-10-09', 'far', 32, 323],
    [november, 'conceptions', '2026-10-10', 'month', 31, 324],
    [november, 'conceptions', '2026-10-26', 'month', 15, 340],
    [november, 'conceptions', '2026-10-27', 'chase', 14, 341],
    [november, 'breeding', '2026-10-27', 'chase', 14, 341],
    [november, 'rut', '2026-10-27', 'month', 14, 341],
    [november, 'collisions', '2026-10-27', 'month', 14, 341],
    [november, 'breeding', '2026-11-09', 'chase', 1, 354],
    [november, 'rut', '2026-10-09', 'far', 32, 323],
    [november, 'rut', '2026-11-09', 'month', 1, 354],
    [november, 'rut', '2026-11-10', 'peak', 0, 0],
    [november, 'breeding', '2026-11-10', 'peak', 0, 0],
    [november, 'breeding', '2026-11-20', 'peak', 0, 0],
    [november, 'breeding', '2026-11-21', 'after', 354, 1],
    [november, 'rut', '2026-11-21', 'after', 354, 1],
    [november, 'collisions', '2026-11-21', 'after', 354, 1],
    [november, 'breeding', '2026-12-18', 'after', 327, 28],
    [november, 'rut', '2026-12-19', 'far', 326, 29],
    [november, 'breeding', '2026-12-19', 'far', 326, 29],
    [newYear, 'breeding', '2026-12-27', 'chase', 1, 356],
    [newYear, 'rut', '2026-12-27', 'month', 1, 356],
    [newYear, 'breeding', '2026-12-28', 'peak', 0, 0],
    [newYear, 'breeding', '2027-01-05', 'peak', 0, 0],
    [newYear, 'breeding', '2027-01-06', 'after', 356, 1],
    [aMean, 'conceptions', '2026-11-16', 'chase', 1, 358],
    [aMean, 'conceptions', '2026-11-17', 'peak', 0, 0],
    [aMean, 'conceptions', '2026-11-23', 'peak', 0, 0],
    [february, 'conceptions', '2028-02-29', 'after', 356, 4],
  ] as const)('%o by %s on %s: %s', (peak, evidence, day, id, daysTo, daysSince) => {
    expect(findStage(peak, evidence, day)).toEqual({ id, daysTo, daysSince })
  })

  test('comes in the order of the year, every day of any year, for every zone', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...places), (day, { peak, evidence }) => {
        const order = isBreeding(evidence)
          ? ['far', 'month', 'chase', 'peak', 'after']
          : ['far', 'month', 'peak', 'after']
        const stageOn = (one: string) => findStage(peak, evidence, one)
        const [today, tomorrow] = [stageOn(day), stageOn(addDays(day, 1))]
        const step = order.indexOf(tomorrow.id) - order.indexOf(today.id)
        expect(order).toContain(today.id)
        expect([0, 1, 1 - order.length]).toContain(step)
        if (today.id === 'peak') expect(today).toEqual({ id: 'peak', daysTo: 0, daysSince: 0 })
        else {
          expect(today.daysTo + today.daysSince).toBeLessThanOrEqual(366)
          expect(stageOn(addDays(day, today.daysTo)).id).toBe('peak')
          expect(stageOn(addDays(day, -today.daysSince)).id).toBe('peak')
        }
      }),
    )
  })
})

describe('what to expect', () => {
  const day = (monthAndDay: string) => `2026-${monthAndDay}`
  const breeding = ['PA', 'VT'] as const
  const stayOrFood = /^Deer live by food/

  test.each([
    ...breeding.flatMap(
      (state) =>
        [
          [state, '06-01', stayOrFood, /sit all day|bred/],
          [state, '10-20', /^Rubs and scrapes multiply/, /sit all day|bred/],
          [state, '11-09', /sit all day.*rule of thumb.*one to two weeks before breeding/, /Most does are bred/],
          [state, '11-18', /^More does are bred now/, /all day/],
          [state, '11-30', /^Most does are bred\./, /all day/],
          [state, '12-31', stayOrFood, /sit all day|bred/],
        ] as const,
    ),
    ['OH', '06-01', stayOrFood, /all day|bred/],
    ['OH', '10-15', /^Rubs and scrapes multiply/, /all day|bred|two weeks/],
    ['OH', '10-28', /^Rubs and scrapes multiply/, /all day|bred|two weeks/],
    ['OH', '10-29', /gives November as the peak breeding time.*Bucks chase.*Sit all day/, /Most does are bred/],
    ['OH', '11-13', /Bucks chase.*Sit all day/, /Most does are bred/],
    [
      'OH',
      '11-14',
      /^Ohio’s Division of Wildlife gives November as the peak breeding time.*Stay with the doe groups/,
      /Most does are bred/,
    ],
    ['OH', '12-11', /Stay with the doe groups/, /Most does are bred/],
    ['OH', '12-12', stayOrFood, /bred/],
    ['KS', '10-30', /^Rubs and scrapes multiply/, /all day|bred/],
    ['KS', '11-15', /^Bucks chase.*Sit all day/, /bred/],
    ['KS', '11-21', /^These dates don’t say when most does are bred\. Stay with the doe groups/, /Most does are bred/],
    ['GA', '11-01', /^Rubs and scrapes multiply/, /all day|bred/],
    ['GA', '11-12', /^Cars hit more deer.*Sit all day/, /bred/],
    ['GA', '11-20', /^Most does are bred\./, /all day/],
  ] as const)('in %s on %s says %s and not %s', (state, date, says, saysNot) => {
    const rut = readStateRut(state, 'ga-athens', day(date))
    const place = rut.kind === 'measured' ? rut.chosen : undefined
    const { expect: text } = place ? tellStage(place) : { expect: '' }
    expect(text).toMatch(says)
    expect(text).not.toMatch(saysNot)
  })

  test('never adds a chase to dates that count it, nor says that most does are bred after those of a rut', () => {
    for (const { id: state } of states) {
      for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
        const rut = readStateRut(state, undefined, date)
        for (const place of rut.kind === 'measured' ? rut.places : []) {
          const { name, expect: text } = tellStage(place)
          expect(text, `${place.id} on ${date}`).not.toBe('')
          if (place.evidence === 'rut') expect(`${name} ${text}`).not.toMatch(/Most does are bred|two weeks/)
          if (place.evidence === 'collisions') expect(`${name} ${text}`).not.toMatch(/two weeks/)
        }
      }
    }
  })
})

describe('the data', () => {
  test('has every state in exactly one of: measured, no whitetails, none found', () => {
    for (const { id } of states) {
      const { kind } = readStateRut(id, undefined, '2026-11-08')
      const expected = statesWithoutWhitetails[id] ? 'no whitetails' : measuredStates[id] ? 'measured' : 'none found'
      expect(kind).toBe(expected)
      expect(measuredStates[id] && statesWithoutWhitetails[id]).toBeUndefined()
    }
  })

  test('has dates that every year has, peaks of eight weeks at most, and ids of zones that are unique', () => {
    for (const { peak, years, name, id } of places) {
      for (const day of [peak.from, peak.to]) expect(addDays(`2027-${day}`, 0)).toBe(`2027-${day}`)
      const { start, end } = peakFrom(2026, peak)
      expect(daysBetween(start, end), peak.label).toBeGreaterThanOrEqual(1)
      expect(daysBetween(start, end), peak.label).toBeLessThanOrEqual(56)
      if (years !== '') expect(years).toMatch(/^(?:measured|published|reported) .*(?:\d{4}|years)/)
      expect(id).toMatch(/^[a-z]{2}(?:-[a-z0-9-]+)?$/)
      expect(name).not.toMatch(/[()]/)
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    for (const { zones } of measured) if (zones.length > 1) expect(zones.every(({ name }) => name !== '')).toBe(true)
  })

  test('has sources that open at an entry, each of them used', () => {
    const all = [
      ...measured.flatMap((state) => [state.source, ...(state.otherSources ?? [])]),
      ...measured.flatMap((state) => state.zones.flatMap((zone) => zone.source ?? [])),
      ...states.flatMap(({ id }) => statesWithoutWhitetails[id]?.source ?? []),
    ]
    expect(new Set(all)).toEqual(new Set(Object.keys(rutSources)))
    for (const { url } of Object.values(rutSources)) expect(new URL(url).pathname.length, url).toBeGreaterThan(3)
  })

  test('names the year in which something was published with its source', () => {
    for (const { years, sources, id } of places) {
      const publishers = sources.map((source) => rutSources[source].publisher).join()
      if (years.startsWith('published'))
        for (const year of years.match(/\d{4}/g) ?? []) expect(publishers, id).toContain(year)
    }
  })

  test('says what is known of breeding only beside dates of a rut', () => {
    for (const { evidence, breeding } of measured) if (breeding !== undefined) expect(evidence).toBe('rut')
  })
})

test.each([
  ['FL', 'fl-north', '2026-11-26', 'measured 1978 to 1981'],
  ['FL', 'fl-south', '2026-11-26', ''],
  ['MS', 'ms-holmes', '2026-11-26', 'published 2008'],
  ['MS', 'ms-delta-counties', '2026-11-26', ''],
  ['OH', 'oh', '2026-11-26', ''],
  ['OH', 'oh', '2030-11-26', ''],
  ['OH', 'oh', '2031-11-26', 'published 2014 and 2015'],
  ['SC', 'sc-most', '2031-11-26', ''],
] as const)('the years of %s (%s) that are old on %s: %s', (state, zone, day, years) => {
  const rut = readStateRut(state, zone, day)
  expect(rut.kind === 'measured' && rut.chosen && oldYears(rut.chosen, day)).toBe(years)
})

test('a range of peaks runs in the order of a season that begins in July', () => {
  const florida = readStateRut('FL', undefined, '2026-11-08')
  expect(florida.kind === 'measured' && rangeOf(florida.places)).toEqual({ from: '07-01', to: '02-28' })
})

describe('the timeline', () => {
  test.each([
    ['PA', '2026-11-08', '2026-09-01', '2027-01-01'],
    ['PA', '2027-02-10', '2026-09-01', '2027-03-01'],
    ['PA', '2027-04-01', '2027-09-01', '2028-01-01'],
    ['FL', '2026-11-08', '2026-06-01', '2027-03-01'],
    ['OH', '2026-11-08', '2026-09-01', '2027-01-01'],
    ['MS', '2026-08-15', '2026-08-01', '2027-03-01'],
  ] as const)('of %s on %s has whole months from %s, up to %s', (state, day, first, end) => {
    const rut = readStateRut(state, undefined, day)
    const season = layOutSeason(rut.kind === 'measured' ? rut.places : [], 14, day)
    expect([season.months[0], season.end]).toEqual([first, end])
  })

  test('holds every peak, the two weeks before it and the site’s windows, on every day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...places), fc.constantFrom(-7, 0, 14, -3), (day, place, shiftDays) => {
        const season = layOutSeason([place], shiftDays, day)
        for (const { chase, start, end } of season.peaks) {
          expect(chase !== undefined).toBe(isBreeding(place.evidence))
          const shares = [chase ?? start, start, end].map((one) => shareOf(season, one))
          expect(shares).toEqual(shares.toSorted((one, other) => one - other))
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
          expect(Math.max(...shares)).toBeLessThan(100)
        }
        for (const { start, end } of season.windows) {
          expect(shareOf(season, start)).toBeGreaterThanOrEqual(0)
          expect(shareOf(season, end)).toBeLessThan(100)
        }
        // South Florida's season begins in June, and March still shows it.
        expect(season.months.length).toBeLessThanOrEqual(10)
      }),
    )
  })
})

test('the chosen zone comes first; another state’s is ignored', () => {
  for (const { id } of states) {
    const rut = readStateRut(id, 'none', '2026-11-08')
    if (rut.kind !== 'measured') continue
    if (rut.places.length > 1) expect(rut.chosen).toBeUndefined()
    else expect(rut.chosen).toBe(rut.places[0])
    for (const { id: zone } of rut.places) {
      const chosen = readStateRut(id, zone, '2026-11-08')
      expect(chosen).toMatchObject({ chosen: { id: zone } })
      expect(chosen.kind === 'measured' && chosen.places[0]?.id).toBe(zone)
    }
  }
})
