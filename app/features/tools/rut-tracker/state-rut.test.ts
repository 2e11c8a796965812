import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/features/tools/regulations/states.data'
import { addDays, daysBetween } from '~/lib/days'
import { layOutSeason, shareOf } from './rut-season'
import { findStage, peakFrom, rangeOf, readStateRut } from './state-rut'
import { rutSources } from './rut-sources.data'
import { mapsOfRut, measuredStates, statesWithoutWhitetails } from './state-rut.data'

const anyDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), offset: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, offset }) => addDays(`${String(year)}-01-01`, offset))
const measured = states.flatMap(({ id }) => measuredStates[id] ?? [])
const places = states.flatMap(({ id }) => {
  const rut = readStateRut(id, undefined, '2026-11-08')
  return rut.kind === 'measured' ? rut.places : []
})

describe('the stage of a day', () => {
  const november = { from: '11-10', to: '11-20' }
  const newYear = { from: '12-28', to: '01-05' }
  test.each([
    [november, '2026-10-09', 'far', 32, 323],
    [november, '2026-10-10', 'month', 31, 324],
    [november, '2026-10-26', 'month', 15, 340],
    [november, '2026-10-27', 'chase', 14, 341],
    [november, '2026-11-09', 'chase', 1, 354],
    [november, '2026-11-10', 'peak', 0, 0],
    [november, '2026-11-20', 'peak', 0, 0],
    [november, '2026-11-21', 'after', 354, 1],
    [november, '2026-12-18', 'after', 327, 28],
    [november, '2026-12-19', 'far', 326, 29],
    [newYear, '2026-12-27', 'chase', 1, 356],
    [newYear, '2026-12-28', 'peak', 0, 0],
    [newYear, '2027-01-05', 'peak', 0, 0],
    [newYear, '2027-01-06', 'after', 356, 1],
    [{ from: '11-20', to: '11-20' }, '2026-11-16', 'chase', 1, 358],
    [{ from: '11-20', to: '11-20' }, '2026-11-17', 'peak', 0, 0],
    [{ from: '11-20', to: '11-20' }, '2026-11-23', 'peak', 0, 0],
    [{ from: '02-22', to: '02-22' }, '2028-02-29', 'after', 356, 4],
  ] as const)('%o on %s: %s', (peak, day, id, daysTo, daysSince) => {
    expect(findStage(peak, day)).toEqual({ id, daysTo, daysSince })
  })

  test('comes in the order of the year, every day of any year, for every zone', () => {
    const order = ['far', 'month', 'chase', 'peak', 'after']
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...places), (day, { peak }) => {
        const [today, tomorrow] = [findStage(peak, day), findStage(peak, addDays(day, 1))]
        const step = order.indexOf(tomorrow.id) - order.indexOf(today.id)
        expect([0, 1, -4]).toContain(step)
        if (today.id === 'peak') expect(today).toEqual({ id: 'peak', daysTo: 0, daysSince: 0 })
        else {
          expect(today.daysTo + today.daysSince).toBeLessThanOrEqual(366)
          expect(findStage(peak, addDays(day, today.daysTo)).id).toBe('peak')
          expect(findStage(peak, addDays(day, -today.daysSince)).id).toBe('peak')
        }
      }),
    )
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
      if (years !== undefined) expect(years).toMatch(/^(?:measured|published) .*(?:\d{4}|years)/)
      expect(id).toMatch(/^[a-z]{2}(?:-[a-z0-9-]+)?$/)
      expect(name).not.toMatch(/[()]/)
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    for (const { zones } of measured) if (zones.length > 1) expect(zones.every(({ name }) => name !== '')).toBe(true)
  })

  test('has sources that open at an entry, each of them used', () => {
    const all = [
      ...measured.flatMap((state) => [state.source, ...state.zones.flatMap((zone) => zone.source ?? [])]),
      ...states.flatMap(({ id }) => [statesWithoutWhitetails[id]?.source ?? [], mapsOfRut[id] ?? []].flat()),
    ]
    expect(new Set(all)).toEqual(new Set(Object.keys(rutSources)))
    for (const { url } of Object.values(rutSources)) expect(new URL(url).pathname.length, url).toBeGreaterThan(3)
  })

  test('has a map for no state with dates', () => {
    for (const { id } of states) expect(mapsOfRut[id] && measuredStates[id]).toBeUndefined()
  })
})

test('a range of peaks runs in the order of a season that begins in July', () => {
  const florida = readStateRut('FL', undefined, '2026-11-08')
  expect(florida.kind === 'measured' && rangeOf(florida.places)).toEqual({ from: '08-10', to: '02-22' })
})

describe('the timeline', () => {
  test.each([
    ['PA', '2026-11-08', '2026-09-01', '2027-01-01'],
    ['PA', '2027-02-10', '2026-09-01', '2027-03-01'],
    ['PA', '2027-04-01', '2027-09-01', '2028-01-01'],
    ['FL', '2026-11-08', '2026-07-01', '2027-03-01'],
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
          const shares = [chase, start, end].map((one) => shareOf(season, one))
          expect(shares).toEqual(shares.toSorted((one, other) => one - other))
          expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
          expect(Math.max(...shares)).toBeLessThan(100)
        }
        for (const { start, end } of season.windows) {
          expect(shareOf(season, start)).toBeGreaterThanOrEqual(0)
          expect(shareOf(season, end)).toBeLessThan(100)
        }
        expect(season.months.length).toBeLessThanOrEqual(9)
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
