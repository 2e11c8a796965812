/** The drills on files and starts, a few rounds of each: `npm run drill -- all` runs hundreds. */
import { expect, test } from 'vitest'
import { migrateDrill } from '../../scripts/drills/migrate'
import { startDrill } from '../../scripts/drills/start'
import { tornDrill } from '../../scripts/drills/torn'
import { expectSound } from './expect-sound'

test('power that fails leaves the last whole commit, and nothing of the next', { timeout: 60_000 }, async () => {
  const result = await tornDrill({ rounds: 40 })
  expectSound(result, 40)
  expect(result.acknowledged).toBe(40)
})

test('a start refuses in one line what it must not touch, and changes nothing', { timeout: 60_000 }, async () => {
  const only = ['a read-only file', 'no file where the site has run before', "another database's log beside it"]
  expectSound(await startDrill({ rounds: 1, only }), 1)
})

test('a migration that is cut off, and then several at once, lose nothing', { timeout: 90_000 }, async () => {
  const result = await migrateDrill({ rounds: 1 })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThan(0)
})
