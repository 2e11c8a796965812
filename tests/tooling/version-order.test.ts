import { describe, expect, test } from 'vitest'
import { compareVersions, faultOfFloors, holdsFloor } from './version-order'

describe('two versions', () => {
  test.each([
    ['1.2.3', '1.2.3', 0],
    ['1.2.10', '1.2.9', 1],
    ['1.10.0', '1.9.9', 1],
    ['10.0.0', '9.9.9', 1],
    ['0.1.13', '0.1.2', 1],
    ['2.0.0-beta.1', '2.0.0', -1],
    ['2.0.0-beta.1', '1.9.9', 1],
    ['2.0.0-beta.1', '2.0.0-rc.2', 0],
    ['1.2.4-rc.1', '1.2.3', 1],
  ])('%s and %s', (left, right, expected) => {
    expect(Math.sign(compareVersions(left, right))).toBe(expected)
    expect(Math.sign(compareVersions(right, left))).toBe(expected === 0 ? 0 : -expected)
  })

  test.each(['', '1.2', 'v1.2.3', '1.2.3.4', '^1.2.3', '1.2.x', '1.2.3+build', ' 1.2.3', 'latest'])(
    'refuses %j, which is no version',
    (version) => {
      expect(() => compareVersions(version, '1.0.0')).toThrow('No version')
    },
  )
})

describe('a floor', () => {
  test.each([
    ['at it', '1.2.3', ['1.2.3'], true],
    ['above it', '1.10.0', ['1.2.3'], true],
    ['below it', '1.2.2', ['1.2.3'], false],
    ['its own pre-release', '1.2.3-rc.1', ['1.2.3'], false],
    ['a newer line than all', '3.0.0', ['1.2.3', '2.0.1'], true],
    ['a pre-release of a newer line', '3.0.0-beta.1', ['1.2.3', '2.0.1'], true],
    ['an older line than all', '0.9.0', ['1.2.3'], false],
    ['a line between two', '2.5.0', ['1.2.3', '3.0.1'], false],
    ['above the older line’s floor, below its own', '3.0.0', ['1.2.3', '3.0.1'], false],
    ['of its own line, below the newest', '1.2.4', ['1.2.3', '3.0.1'], true],
    ['a newer minor before 1.0', '0.29.0', ['0.28.17'], true],
    ['an older minor before 1.0', '0.27.9', ['0.28.17'], false],
    ['a minor between two before 1.0', '0.26.0', ['0.25.0', '0.28.1'], false],
  ])('%s', (_, version, floors, expected) => {
    expect(holdsFloor(version, floors)).toBe(expected)
  })
})

describe('the floors of a row', () => {
  test.each([
    [['1.2.3'], undefined],
    [['0.25.0', '0.28.1', '1.0.0', '10.0.0'], undefined],
    [[], 'no floor'],
    [['1.2.3-rc.1'], 'a floor is a pre-release'],
    [['1.2.3', '1.3.0'], 'two floors of one line'],
    [['2.0.0', '1.2.3'], 'the floors are not sorted'],
    [['10.0.0', '9.0.0'], 'the floors are not sorted'],
  ])('%j: %s', (floors, expected) => {
    expect(faultOfFloors(floors)).toBe(expected)
  })

  test('that are no versions are refused', () => {
    expect(() => faultOfFloors(['>=1.2.3'])).toThrow('No version')
  })
})
