/** A few seconds of chaos; chaos.deep.test.ts has more, and `npm run test:chaos -- all` runs hundreds of rounds. */
import { expect, test } from 'vitest'
import { editDrill } from '../../scripts/chaos/edit'
import { killDrill } from '../../scripts/chaos/kill'
import { mailDrill } from '../../scripts/chaos/mail'
import { startDrill } from '../../scripts/chaos/start'
import { tornDrill } from '../../scripts/chaos/torn'
import { expectSound } from './expect-sound'

test('the running site loses nothing that it acknowledged when it is killed', { timeout: 120_000 }, async () => {
  const result = await killDrill({ rounds: 1 })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a kill in the middle of an edit leaves each step whole, or undone', { timeout: 120_000 }, async () => {
  const result = await editDrill({ rounds: 2 })
  expectSound(result, 2)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a power failure leaves the last whole commit, and nothing of the next', { timeout: 60_000 }, async () => {
  const result = await tornDrill({ rounds: 8 })
  expectSound(result, 8)
  expect(result.acknowledged).toBe(40)
})

test('a start refuses in one line what it must not touch, and changes nothing', { timeout: 60_000 }, async () => {
  expectSound(await startDrill({ rounds: 1, only: ['no file where the site has run before'] }), 1)
})

test('a kill loses no mail, and two processes send each one once', { timeout: 120_000 }, async () => {
  const result = await mailDrill({ rounds: 1, quotes: 60, behaviors: [] })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThanOrEqual(60)
})
