/** One round of `npm run test:chaos -- restore`. */
import { expect, test } from 'vitest'
import { restoreDrill } from '../../scripts/chaos/restore'
import { expectSound } from './expect-sound'

test('a site that is backed up under load, killed and restored has all that it acknowledged', async () => {
  const result = await restoreDrill({ rounds: 1 })
  expectSound(result, 1)
  expect(result.acknowledged).toBeGreaterThanOrEqual(20)
}, 120_000)
