import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { states } from '~/features/tools/regulations/states.data'
import { addDays, daysBetween } from './rut-tracker'
import { measuredStates, rutSources, statesWithoutWhitetails } from './state-rut.data'
import { findStage, readStateRut } from './state-rut'

const anyDay = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), offset: fc.integer({ min: 0, max: 365 }) })
  .map(({ year, offset }) => addDays(`${String(year)}-01-01`, offset))
const measured = states.flatMap(({ id }) => measuredStates[id] ?? [])
const zones = measured.flatMap((state) => state.zones)

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
    [{ from: '02-29', to: '02-29' }, '2028-02-29', 'peak', 0, 0],
  ] as const)('%o on %s: %s', (peak, day, id, daysTo, daysSince) => {
    expect(findStage(peak, day)).toEqual({ id, daysTo, daysSince })
  })

  test('comes in the order of the year, every day of any year, for every zone', () => {
    const order = ['far', 'month', 'chase', 'peak', 'after']
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const [today, tomorrow] = [findStage(zone, day), findStage(zone, addDays(day, 1))]
        const step = order.indexOf(tomorrow.id) - order.indexOf(today.id)
        expect([0, 1, -4]).toContain(step)
        if (today.id === 'peak') expect(today).toEqual({ id: 'peak', daysTo: 0, daysSince: 0 })
        else {
          expect(today.daysTo + today.daysSince).toBeLessThanOrEqual(366)
          expect(findStage(zone, addDays(day, today.daysTo)).id).toBe('peak')
          expect(findStage(zone, addDays(day, -today.daysSince)).id).toBe('peak')
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

  test('has dates that every year has, peaks of six weeks at most, and zones whose ids are their own', () => {
    for (const { from, to, label } of zones) {
      for (const day of [from, to]) expect(addDays(`2027-${day}`, 0)).toBe(`2027-${day}`)
      const days = daysBetween(`2026-${from}`, `${to < from ? '2027' : '2026'}-${to}`)
      expect(days, label).toBeLessThanOrEqual(42)
      expect(label).not.toBe('')
    }
    expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length)
    for (const { zones } of measured)
      expect(zones.every(({ name }) => (name === '') === (zones.length === 1))).toBe(true)
  })

  test('has sources that open at an entry, each of them used', () => {
    const used = [...measured, ...states.flatMap(({ id }) => statesWithoutWhitetails[id] ?? [])].map(
      ({ source }) => source,
    )
    expect(new Set(used)).toEqual(new Set(Object.keys(rutSources)))
    for (const { url } of Object.values(rutSources)) expect(new URL(url).pathname.length, url).toBeGreaterThan(3)
  })
})

test('the chosen zone comes first; another state’s is ignored', () => {
  for (const { id } of states) {
    const rut = readStateRut(id, 'none', '2026-11-08')
    if (rut.kind !== 'measured') continue
    if (rut.places.length > 1) expect(rut.chosen).toBeUndefined()
    for (const { id: zone } of rut.places) {
      const chosen = readStateRut(id, zone, '2026-11-08')
      expect(chosen).toMatchObject({ chosen: { id: zone }, places: [{ id: zone }] })
    }
  }
})
