import { describe, expect, test } from 'vitest'
import { curve, facet, limb, loop, mirrored, place } from './pen'

describe('a curve', () => {
  test('is straight between two points', () => {
    expect(curve('0,0 30,60')).toBe('M0,0c5,10 25,50 30,60')
  })

  test('passes a point in the direction of its neighbors', () => {
    expect(curve('0,0 30,0 30,60')).toBe('M0,0c5,0 25-10 30,0s0,50 0,60')
  })

  test('turns sharply in a corner', () => {
    expect(curve('0,0! 30,0! 30,60!')).toBe('M0,0c0,0 30,0 30,0s0,60 0,60')
  })

  test('is the same however often a corner is marked', () => {
    expect(curve('0,0!! 30,60')).toBe(curve('0,0! 30,60'))
  })
})

test('a loop comes back to its start', () => {
  const numbers = [...loop('0,0! 30,0! 30,60!').matchAll(/[cs][^cs]* (-?\d+),?(-?\d+)(?=[sZ])/g)]
  const sum = (index: 1 | 2) => numbers.reduce((total, match) => total + Number(match[index]), 0)
  expect([numbers.length, sum(1), sum(2)]).toEqual([3, 0, 0])
})

test('a mirrored outline has the points on the axis once, and all others twice', () => {
  expect(mirrored('0,0! 20,-30! 0,-60!')).toBe(loop('0,0! 20,-30! 0,-60! -20,-30!'))
})

test('a limb is as wide as it says at either end', () => {
  expect(limb('0,0,10 0,-100,4')).toMatch(/^M5,0/)
  expect(limb('0,0,10 0,-100,4')).toContain('-4,0')
})

test('a facet has no curves', () => {
  expect(facet('0,0 30,0 30,60')).toBe('M0,0L30,0L30,60Z')
})

test('what is placed is turned before it is scaled, and scaled before it is moved', () => {
  expect(place('', { x: 1, y: 2 })).toBe('<g transform="translate(1 2)"></g>')
  expect(place('', { x: 1, y: 2, turn: 30, scale: 2, squash: 0.5, isMirrored: true })).toBe(
    '<g transform="translate(1 2)scale(-2 1)rotate(30)"></g>',
  )
})
