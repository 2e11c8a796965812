import { describe, expect, test } from 'vitest'
import { readOptions } from './options.js'

describe('the command line', () => {
  const all = ['pages', 'files', 'quotes', 'start', 'memory']

  test.each([
    [[], { parts: all, pages: [], rounds: 3, seconds: 2, isQuick: false, isAutocannon: false }],
    [['--quick'], { parts: all, rounds: 1, seconds: 1, isQuick: true }],
    [['--quick', '--seconds', '5'], { rounds: 1, seconds: 5 }],
    [['memory', 'growth', 'pages', '--rounds', '7'], { parts: ['pages', 'memory', 'growth'], rounds: 7 }],
    [['/products', '/elk', '--autocannon'], { parts: ['pages'], pages: ['/products', '/elk'], isAutocannon: true }],
    [['start', '/elk'], { parts: ['start'], pages: ['/elk'] }],
  ])('%j', (args, expected) => {
    expect(readOptions(args)).toMatchObject(expected)
  })

  test.each([['page'], ['--slow'], ['--rounds=0'], ['--seconds=1.5'], ['--seconds=x']])('refuses %s', (arg) => {
    expect(() => readOptions([arg])).toThrow('Use: npm run bench')
  })
})
