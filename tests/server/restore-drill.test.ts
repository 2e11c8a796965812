/** One round of `npm run drill:restore`. */
import { expect, test } from 'vitest'
import { restoreDrill } from '../../scripts/drills/restore'

test('a site that is backed up under load, killed and restored has all that it had acknowledged', async () => {
  const result = await restoreDrill({ rounds: 1 })
  expect(result).toMatchObject({ rounds: 1, lost: 0, lostAside: 0, faults: [] })
  expect(result.storedBefore).toBeGreaterThanOrEqual(10)
  expect(result.storedAfter).toBeGreaterThanOrEqual(10)
}, 120_000)
