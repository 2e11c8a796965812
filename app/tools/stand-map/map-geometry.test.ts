import { describe, expect, test } from 'vitest'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import {
  bearing,
  directionText,
  distanceOnMap,
  isInScent,
  positionText,
  scaleBar,
  scaleFrom,
  scentCone,
  yardsBetween,
} from './map-geometry'

const map = { width: 2000, height: 1000, north: 0, wind: '', scale: null } as const
const middle = { x: 0.5, y: 0.5 }
const off = (right: number, up: number) => ({ x: 0.5 + right / map.width, y: 0.5 - up / map.height })

describe('directions', () => {
  test.each([
    [0, 100, 0, 0],
    [100, 100, 0, 45],
    [100, 0, 0, 90],
    [0, -100, 0, 180],
    [-100, 0, 0, 270],
    [100, 0, 90, 0],
    [0, 100, 90, 270],
    [0, 100, 350, 10],
    [0, 100, 10, 350],
  ])('%i right and %i up, with north at %i°, is %i°', (right, up, north, degrees) => {
    expect(bearing({ ...map, north }, middle, off(right, up))).toBeCloseTo(degrees, 6)
  })

  test('are named after the nearest of eight, also just left of north', () => {
    expect(directionText(map, middle, off(-10, 100))).toBe('north')
    expect(directionText(map, middle, off(-100, 100))).toBe('northwest')
    expect(bearing(map, middle, middle)).toBeUndefined()
    expect(directionText(map, middle, middle)).toBe('')
  })
})

describe('the scent', () => {
  test.each(directions.map(({ id, degrees }) => [id, degrees] as const))(
    'of a wind from %s reaches 22.5° to each side of the other direction, however north is turned',
    (wind, degrees) => {
      for (const north of [0, 30, 180, 359]) {
        const turned = { ...map, wind, north }
        const at = (side: number) => {
          const angle = ((degrees + 180 + north + side) * Math.PI) / 180
          return off(100 * Math.sin(angle), 100 * Math.cos(angle))
        }
        const sides = [-180, -23, -22.5, -22, 0, 22, 22.5, 23, 90]
        expect(sides.filter((side) => isInScent(turned, middle, at(side)))).toEqual([-22.5, -22, 0, 22, 22.5])
      }
    },
  )

  test('is at the stand itself, and nowhere without a wind', () => {
    expect(isInScent({ ...map, wind: 'N' }, middle, middle)).toBe(true)
    expect(isInScent(map, middle, middle)).toBe(false)
    expect(scentCone(map, middle)).toEqual([])
  })

  test('is drawn from the stand to beyond the picture', () => {
    const [apex, ...corners] = scentCone({ ...map, wind: 'W' }, middle)
    expect(apex).toEqual({ x: 1000, y: 500 })
    expect(corners).toHaveLength(2)
    for (const { x } of corners) expect(x).toBeGreaterThan(map.width)
    expect(corners[0]?.y).toBeLessThan(500)
    expect(corners[1]?.y).toBeGreaterThan(500)
  })
})

describe('distances', () => {
  const ruler = [off(-300, 0), off(300, 0)]

  test('take their scale from two points, in any unit', () => {
    for (const [distance, unit, yards] of [
      [600, 'yd', 600],
      [1800, 'ft', 600],
      [600, 'm', 656.168],
      [1, 'mi', 1760],
    ] as const) {
      const scale = scaleFrom(map, ruler, { distance, unit })
      if (!scale) throw new Error('The points differ')
      expect(yardsBetween({ ...map, scale }, middle, off(0, 600))).toBeCloseTo(yards, 3)
    }
    expect(scaleFrom(map, [middle, middle], { distance: 100, unit: 'yd' })).toBeUndefined()
    expect(scaleFrom(map, [middle], { distance: 100, unit: 'yd' })).toBeUndefined()
    expect(scaleFrom(map, ruler, { distance: 100, unit: 'rods' })).toBeUndefined()
  })

  test.each([
    [{ yardsAcross: 2000, unit: 'yd' }, 120, '120 yd'],
    [{ yardsAcross: 2000, unit: 'ft' }, 999, '999 yd'],
    [{ yardsAcross: 2000, unit: 'mi' }, 1320, '0.75 mi'],
    [{ yardsAcross: 2000, unit: 'm' }, 120, '110 m'],
    [{ yardsAcross: 4000, unit: 'm' }, 1000, '1.83 km'],
    [null, 120, ''],
  ] as const)('with the scale %j, %i pixels are %s', (scale, pixels, text) => {
    expect(distanceOnMap({ ...map, scale }, middle, off(pixels, 0))).toBe(text)
  })

  test.each([
    [
      { yardsAcross: 2000, unit: 'yd' },
      { share: 0.25, label: '500 yd' },
    ],
    [
      { yardsAcross: 1999, unit: 'ft' },
      { share: 200 / 1999, label: '200 yd' },
    ],
    [
      { yardsAcross: 7040, unit: 'mi' },
      { share: 0.25, label: '1 mi' },
    ],
    [
      { yardsAcross: 1000 / 0.9144, unit: 'm' },
      { share: 0.2, label: '200 m' },
    ],
    [{ yardsAcross: 2, unit: 'yd' }, undefined],
    [null, undefined],
  ] as const)('with the scale %j the bar is %j', (scale, bar) => {
    const found = scaleBar({ scale })
    expect(found?.label).toBe(bar?.label)
    expect(found?.share ?? 0).toBeCloseTo(bar?.share ?? 0, 6)
  })
})

test.each([
  [0, 0, 'top left, 0% across, 0% down'],
  [0.5, 0.5, 'middle, 50% across, 50% down'],
  [0.9, 0.5, 'right, 90% across, 50% down'],
  [0.5, 1, 'bottom, 50% across, 100% down'],
])('a point at %f, %f is at the %s', (x, y, text) => {
  expect(positionText({ x, y })).toBe(text)
})
