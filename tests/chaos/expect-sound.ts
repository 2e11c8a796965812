import { expect } from 'vitest'
import type { DrillResult } from '../../scripts/chaos/tally'

/** A drill that ran, and found nothing. */
export function expectSound({ rounds, losses, unexpected }: DrillResult, expectedRounds: number): void {
  expect({ rounds, losses, unexpected }).toEqual({ rounds: expectedRounds, losses: [], unexpected: [] })
}
