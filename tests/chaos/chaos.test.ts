/** A few seconds of chaos; chaos.deep.test.ts has all of it, and `npm run test:chaos -- all` runs hundreds of rounds. */
import { expect, test } from 'vitest'
import { killDrill } from '../../scripts/chaos/kill'
import { tornDrill } from '../../scripts/chaos/torn'
import { expectSound } from './expect-sound'

test('the running site loses nothing that it acknowledged when it is killed', { timeout: 120_000 }, async () => {
  const result = await killDrill({ rounds: 1 })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a power failure leaves the last whole commit, and nothing of the next', { timeout: 60_000 }, async () => {
  const result = await tornDrill({ rounds: 4 })
  expectSound(result, 4)
  expect(result.acknowledged).toBe(40)
})
