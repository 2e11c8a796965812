/** Every kind of chaos, a few rounds of each: `npm run test:chaos -- all` runs hundreds. */
import { describe, expect, test } from 'vitest'
import { editDrill } from '../../scripts/chaos/edit'
import { mailDrill } from '../../scripts/chaos/mail'
import { abortsDrill } from '../../scripts/chaos/aborts'
import { diskFullDrill } from '../../scripts/chaos/disk-full'
import { failoverDrill } from '../../scripts/chaos/failover'
import { killDrill } from '../../scripts/chaos/kill'
import { litestreamDrill } from '../../scripts/chaos/litestream'
import { lockedDrill } from '../../scripts/chaos/locked'
import { migrateDrill } from '../../scripts/chaos/migrate'
import { sigtermDrill } from '../../scripts/chaos/sigterm'
import { startDrill } from '../../scripts/chaos/start'
import { hasFailed } from '../../scripts/chaos/tally'
import { tornDrill } from '../../scripts/chaos/torn'
import { findPostgres, howToInstall } from '../../scripts/postgres-server.js'
import { expectSound } from './expect-sound'

test('a kill in the middle of an edit leaves each step whole, or undone', { timeout: 120_000 }, async () => {
  const result = await editDrill({ rounds: 2 })
  expectSound(result, 2)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a kill loses no mail, and two processes send each one once', { timeout: 120_000 }, async () => {
  const result = await mailDrill({ rounds: 1, quotes: 60, behaviors: [] })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThanOrEqual(60)
})

test('a power failure leaves the last whole commit, and nothing of the next', { timeout: 120_000 }, async () => {
  const result = await tornDrill({ rounds: 200 })
  expectSound(result, 200)
  expect(result.acknowledged).toBe(40)
})

test('a start refuses in one line what it must not touch, and changes nothing', { timeout: 300_000 }, async () => {
  expectSound(await startDrill({ rounds: 1 }), 1)
})

test('a migration that is cut off, and then several at once, lose nothing', { timeout: 90_000 }, async () => {
  const result = await migrateDrill({ rounds: 1 })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a machine that is lost costs some seconds of writes where Litestream copies', { timeout: 120_000 }, async () => {
  const result = await litestreamDrill({ rounds: 2 })
  expectSound(result, 2)
  expect(result.acknowledged).toBeGreaterThan(0)
})

test('a PostgreSQL server that is lost costs no acknowledged write, and no restart', { timeout: 180_000 }, async () => {
  const drill = failoverDrill({ rounds: 1 })
  if (findPostgres() === undefined) return expect(drill).rejects.toThrow(howToInstall)
  const result = await drill
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThan(0)
})

// All at once: most of them wait.
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
