import { describe, expect, test } from 'vitest'
import { compactPath } from './path-data'

describe('compact path data', () => {
  test.each([
    ['lines, relative in whole units', 'M1 2L3 4L2 5Z', 1, 'M1 2l2 2-1 1z'],
    ['a smaller unit', 'M0.1 0.2L0.3 -0.2', 0.1, 'M1 2l2-4'],
    ['horizontal and vertical lines', 'M1 1H4V0h-2v2', 1, 'M1 1l3 0 0-1-2 0 0 2'],
    ['a curve', 'M0 0C1 0 2 1 2 2C2 3 1 4 0 4', 1, 'M0 0c1 0 2 1 2 2 0 1-1 2-2 2'],
    ['a relative curve', 'M1 1q1 0 2 2', 1, 'M1 1q1 0 2 2'],
    [
      'a smooth curve, whose first handle mirrors the last one',
      'M0 0C0 1 1 2 2 2S4 1 4 0',
      1,
      'M0 0c0 1 1 2 2 2 1 0 2-1 2-2',
    ],
    ['a part that begins where the last one closed', 'M5 5L6 6Zl1 0', 1, 'M5 5l1 1zl1 0'],
    ['pairs after a move, which are lines', 'm1 1 2 2', 1, 'M1 1l2 2'],
    ['numbers that a minus sign or a point divides', 'M1-2L.5.5', 0.5, 'M2-4l-1 5'],
  ])('%s', (_, path, unit, compact) => {
    expect(compactPath(path, unit)).toBe(compact)
  })

  test('rounds places, not steps: a long way does not drift', () => {
    const path = `M0 0${Array.from({ length: 10 }, (_, i) => `L${String((i + 1) * 0.4)} 0`).join('')}`
    const steps = [...compactPath(path, 1).matchAll(/(\d+) 0/g)].slice(1).map(([, step]) => Number(step))
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(4)
  })

  test('refuses a command that it cannot read', () => {
    expect(() => compactPath('M0 0A1 1 0 0 0 2 2', 1)).toThrow('cannot read the path command "A"')
  })
})
