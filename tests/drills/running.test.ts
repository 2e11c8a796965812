/** The drills on the running site, a few rounds of each, all at once: most of them wait. */
import { describe, expect, test } from 'vitest'
import { abortsDrill } from '../../scripts/drills/aborts'
import { diskFullDrill } from '../../scripts/drills/disk-full'
import { killDrill } from '../../scripts/drills/kill'
import { lockedDrill } from '../../scripts/drills/locked'
import { sigtermDrill } from '../../scripts/drills/sigterm'
import { hasFailed } from '../../scripts/drills/tally'
import { expectSound } from './expect-sound'

describe.concurrent('the running site', { timeout: 120_000 }, () => {
  test('loses nothing that it has acknowledged when it is killed', async () => {
    const result = await killDrill({ rounds: 2 })
    expectSound(result, 2)
    expect(result.acknowledged).toBeGreaterThan(0)
  })

  test('waits for a lock, or says in words that it cannot, while readers go on', async () => {
    const result = await lockedDrill({ rounds: 1, rowsWhileReading: 100 })
    expectSound(result, 1)
    expect(result.acknowledged).toBeGreaterThan(200)
  })

  test('ends at SIGTERM with everything stored and its log folded in', async () => {
    const result = await sigtermDrill({ rounds: 1, withStuckClients: false })
    expectSound(result, 1)
    expect(result.acknowledged).toBeGreaterThan(0)
  })

  test('has nothing left over from clients that go away', async () => {
    const result = await abortsDrill({ rounds: 300 })
    expectSound(result, 300)
    expect(result.acknowledged).toBeGreaterThan(0)
  })

  test('refuses in words what a full disk cannot take, and stores again once there is room', async () => {
    const result = await diskFullDrill({ rounds: 2, mostBytes: 200_000 })
    expect({ ...result, hasFailed: hasFailed(result) }).toMatchObject({ hasFailed: false, losses: [], unexpected: [] })
    // Not everywhere may a test mount a disk; tests/routes/full-disk.test.ts runs wherever this one does.
    expect(result.rounds === 2 || 'left out' in result.figures).toBe(true)
  })
})
