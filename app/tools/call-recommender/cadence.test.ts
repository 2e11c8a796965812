import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cadenceAt, describeCadence, minutesAndSeconds, seriesSeconds, type Cadence } from './cadence'
import { callPhases } from './call-recommender.data'

const threeGrunts: Cadence = { sounds: 3, soundSeconds: 1, pauseSeconds: 4, waitMinutes: 20 }

describe('three grunts, then 20 minutes', () => {
  test.each([
    [0, 'sound', 1, 1, 1],
    [0.9, 'sound', 1, 1, 1],
    [1, 'pause', 1, 1, 4],
    [4.2, 'pause', 1, 1, 1],
    [5, 'sound', 2, 1, 1],
    [10, 'sound', 3, 1, 1],
    [11, 'wait', 3, 1, 1200],
    [1210.5, 'wait', 3, 1, 1],
    [1211, 'sound', 1, 2, 1],
    [1212, 'pause', 1, 2, 4],
  ])('after %d seconds: %s, number %d of round %d, %d seconds left', (elapsed, part, sound, round, secondsLeft) => {
    expect(cadenceAt(threeGrunts, elapsed)).toEqual({ part, sound, round, secondsLeft })
  })

  test('takes 11 seconds without the wait', () => {
    expect(seriesSeconds(threeGrunts)).toBe(11)
  })

  test('is said in a sentence', () => {
    expect(describeCadence(threeGrunts, 'grunt')).toBe('3 grunts of 1 second, 4 seconds apart. Then wait 20 minutes.')
    expect(describeCadence({ ...threeGrunts, sounds: 1, soundSeconds: 0.5 }, 'grunt')).toBe(
      'One grunt of half a second. Then wait 20 minutes.',
    )
  })
})

test('every moment of every call has a part, in order, until the next round', () => {
  const calls = callPhases.flatMap((phase) => phase.calls)
  fc.assert(
    fc.property(fc.constantFrom(...calls), fc.double({ min: 0, max: 100_000, noNaN: true }), ({ cadence }, elapsed) => {
      const { part, sound, round, secondsLeft } = cadenceAt(cadence, elapsed)
      expect(sound).toBeGreaterThanOrEqual(1)
      expect(sound).toBeLessThanOrEqual(cadence.sounds)
      expect(round).toBe(Math.floor(elapsed / (seriesSeconds(cadence) + cadence.waitMinutes * 60)) + 1)
      const longest = { sound: cadence.soundSeconds, pause: cadence.pauseSeconds, wait: cadence.waitMinutes * 60 }[part]
      expect(secondsLeft).toBeGreaterThanOrEqual(1)
      expect(secondsLeft).toBeLessThanOrEqual(Math.ceil(longest))
    }),
  )
})

test.each([
  [5, '0:05'],
  [60, '1:00'],
  [1199, '19:59'],
])('%d seconds: %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text)
})
