import { describe, expect, test } from 'vitest'
import { holdsSamePackages } from '../../scripts/prepare/install.js'

const zod = { version: '4.6.7', integrity: 'sha512-a' }
const lockfile = record({
  '': {},
  'node_modules/zod': zod,
  'node_modules/other-os': { version: '1.0.0', optional: true },
})

describe("npm's record of what is installed", () => {
  const cases: [string, boolean, string][] = [
    ['holds every package that is required', true, record({ 'node_modules/zod': zod })],
    ['may hold more', true, record({ 'node_modules/zod': zod, 'node_modules/extra': { version: '1.0.0' } })],
    ['lacks one', false, record({})],
    ['has another version', false, record({ 'node_modules/zod': { ...zod, version: '4.6.6' } })],
    ['has other content', false, record({ 'node_modules/zod': { ...zod, integrity: 'sha512-b' } })],
  ]
  test.each(cases)('%s: %s', (_, expected, installed) => {
    expect(holdsSamePackages(lockfile, installed)).toBe(expected)
  })
})

function record(packages: Record<string, object>): string {
  return JSON.stringify({ packages })
}
