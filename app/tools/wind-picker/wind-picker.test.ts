import { describe, expect, test } from 'vitest'
import { directions } from './wind-picker.data'
import { readWindQuery } from './wind-picker.schema'
import { pickStand } from './wind-picker'

test.each([
  ['N', 'S'],
  ['NE', 'SW'],
  ['E', 'W'],
  ['SE', 'NW'],
  ['S', 'N'],
  ['SW', 'NE'],
  ['W', 'E'],
  ['NW', 'SE'],
] as const)('for a wind from %s sit %s', (wind, position) => {
  expect(pickStand(wind)).toMatchObject({ wind: { id: wind }, position: { id: position } })
})

test('there are eight directions, 45 degrees apart', () => {
  expect(directions.map(({ degrees }) => degrees)).toEqual([0, 45, 90, 135, 180, 225, 270, 315])
})

test('the opposite of the opposite is the wind itself', () => {
  for (const { id } of directions) expect(pickStand(pickStand(id).position.id).position.id).toBe(id)
})

test('the steps show the sum', () => {
  expect(pickStand('NW').steps[1]).toBe('(315° + 180°) mod 360° = 135°: southeast.')
})

describe('the address', () => {
  const read = (query: string) => readWindQuery(new URLSearchParams(query))

  test.each(directions.map(({ id }) => id))('takes wind=%s', (wind) => {
    expect(read(`wind=${wind}`)).toEqual({ isAsked: true, input: { wind }, errors: {} })
  })

  test.each(['wind=', 'wind=n', 'wind=X', 'wind=N%20E'])('%s: asks for a direction', (query) => {
    expect(read(query)).toMatchObject({
      isAsked: true,
      input: undefined,
      errors: { wind: 'Choose the direction the wind comes from.' },
    })
  })

  test('without a wind nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})
