import { describe, expect, test } from 'vitest'
import { inUnits } from './map-geometry'
import { StandMap } from './stand-map.schema'
import { addPin, changePin, legendOf, makeMap, mapName, pinName, restorePin, windText } from './stand-map'

const empty = makeMap({ id: 'm', madeOn: '2026-11-14', width: 1000, height: 500, fileName: 'Back forty.png' })

/** The stand is in the middle, a bed to its right, feed above it, access at the bottom left. */
const pinned = (
  [
    ['stand', 0.5, 0.5],
    ['bed', 0.7, 0.5],
    ['feed', 0.5, 0.1],
    ['access', 0.1, 0.9],
  ] as const
).reduce((map, [kind, x, y]) => addPin(map, { kind, id: `${kind}-1`, x, y }), empty)

const scaled = { ...pinned, scale: { yardsAcross: 1000, unit: 'yd' as const } }
const stand = (map: StandMap) => legendOf(map)[0]

test('a new map has the name of its file, and is one that the browser can keep', () => {
  expect(empty.name).toBe('Back forty')
  expect(StandMap.parse(empty)).toEqual(empty)
  expect(StandMap.parse(pinned)).toEqual(pinned)
  expect(mapName(makeMap({ ...empty, fileName: '.png' }))).toBe('Unnamed map')
  const long = makeMap({ ...empty, fileName: `${'x'.repeat(300)}.jpeg` })
  expect(StandMap.parse(long).name).toHaveLength(60)
})

describe('pins', () => {
  test('are numbered by kind, never twice, and named by what is typed', () => {
    let map = addPin(pinned, { kind: 'stand', id: 'b', x: 0.2, y: 0.2 })
    map = { ...map, pins: map.pins.filter(({ id }) => id !== 'stand-1') }
    map = addPin(map, { kind: 'stand', id: 'c', x: 2, y: -1 })
    expect(legendOf(map).map(({ mark }) => mark)).toEqual(['S2', 'S3', 'F1', 'B1', 'A1'])
    const last = map.pins.at(-1)
    expect(last).toMatchObject({ x: 1, y: 0 })
    expect(last && pinName(last)).toBe('Stand 3')
    expect(legendOf(changePin(map, 'c', { name: ' Oak  ladder ' })).map(({ pin }) => pinName(pin))).toContain(
      'Oak ladder',
    )
  })

  test('are at most sixty', () => {
    let map = empty
    for (let count = 0; count < 70; count += 1) map = addPin(map, { kind: 'bed', id: String(count), x: 0, y: 0 })
    expect(map.pins).toHaveLength(60)
  })

  test('come back where they were', () => {
    const [, bed] = pinned.pins
    if (!bed) throw new Error('There is a bed')
    const without = { ...pinned, pins: pinned.pins.filter(({ id }) => id !== bed.id) }
    expect(restorePin(without, bed, 1)).toEqual(pinned)
    expect(restorePin(pinned, bed, 1)).toEqual(pinned)
  })
})

describe('the legend', () => {
  test.each([
    ['', ''],
    ['W', 'Your scent blows toward: Bed 1.'],
    ['S', 'Your scent blows toward: Feed 1.'],
    ['N', 'Clear: no feed, bed or access pin is in your scent cone.'],
    ['NW', 'Clear: no feed, bed or access pin is in your scent cone.'],
  ] as const)('with the wind from %s says: %s', (wind, text) => {
    expect(stand({ ...pinned, wind })?.scent).toBe(text)
  })

  test('turns with north', () => {
    // North is to the right, so what looks like the east of the stand is its north.
    expect(stand({ ...pinned, north: 90, wind: 'S' })?.scent).toBe('Your scent blows toward: Bed 1.')
    expect(stand({ ...pinned, north: 90, wind: 'E' })?.scent).toBe('Your scent blows toward: Feed 1.')
  })

  test('has distances once there is a scale, nearest first, and directions before', () => {
    expect(stand(pinned)?.distances).toBe('Bed 1: east; Feed 1: north; Access 1: southwest')
    expect(stand(scaled)?.distances).toBe('Bed 1: 200 yd east; Feed 1: 200 yd north; Access 1: 447 yd southwest')
    expect(stand({ ...scaled, wind: 'W' })?.scent).toBe('Your scent blows toward: Bed 1 (200 yd).')
  })

  test.each([
    [undefined, 'yd', 'Bed 1: 200 yd east; Feed 1: 200 yd north; Access 1: 447 yd southwest'],
    ['metric', 'yd', 'Bed 1: 183 m east; Feed 1: 183 m north; Access 1: 409 m southwest'],
    ['metric', 'm', 'Bed 1: 183 m east; Feed 1: 183 m north; Access 1: 409 m southwest'],
    ['us', 'm', 'Bed 1: 200 yd east; Feed 1: 200 yd north; Access 1: 447 yd southwest'],
  ] as const)('with %s units on a map whose scale was typed in %s: %s', (units, unit, distances) => {
    const map = { ...scaled, scale: { ...scaled.scale, unit } }
    expect(stand(inUnits(map, units))?.distances).toBe(distances)
  })

  test('of a map without a scale has no units', () => {
    expect(inUnits(pinned, 'metric')).toBe(pinned)
  })

  test('names the wind', () => {
    expect(windText({ ...pinned, wind: 'NW' })).toBe('Wind from the northwest: scent blows southeast.')
    expect(windText(pinned)).toBe('No wind chosen.')
  })
})
