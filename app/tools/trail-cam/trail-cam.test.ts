import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runAnalysis, type Timers } from './use-analysis'
import { simulateAnalysis } from './trail-cam'
import { delayMs, fewestDeer, mostDeer } from './trail-cam.data'
import { pictureError } from './trail-cam.schema'

describe('the simulated analysis', () => {
  test.each([
    [0, 1],
    [0.1999, 1],
    [0.2, 2],
    [0.4, 3],
    [0.6, 4],
    [0.8, 5],
    [1 - Number.EPSILON / 2, 5],
  ])('of a random %d counts %d deer', (random, deerCount) => {
    expect(simulateAnalysis(() => random).deerCount).toBe(deerCount)
  })

  test('reaches each count from 1 to 5 equally often', () => {
    const counts = Array.from({ length: 500 }, (_, index) => simulateAnalysis(() => (index + 0.5) / 500).deerCount)
    for (const deerCount of [1, 2, 3, 4, 5]) expect(counts.filter((count) => count === deerCount)).toHaveLength(100)
  })

  test('is always a whole number of deer, and says that it is simulated', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const { deerCount, steps } = simulateAnalysis(() => random)
        expect(Number.isInteger(deerCount)).toBe(true)
        expect(deerCount).toBeGreaterThanOrEqual(fewestDeer)
        expect(deerCount).toBeLessThanOrEqual(mostDeer)
        expect(steps.at(-1)).toBe(`Simulated: a random number from 1 to 5 came up ${String(deerCount)}.`)
      }),
    )
  })
})

describe('a run', () => {
  /** The test moves the hands of these timers. */
  function handMoved() {
    const running = new Set<{ interval: number; due: number; repeats: boolean; act: () => void }>()
    let now = 0
    const start = (interval: number, repeats: boolean, act: () => void) => {
      const timer = { interval, due: now + interval, repeats, act }
      running.add(timer)
      return () => {
        running.delete(timer)
      }
    }
    const timers: Timers = {
      after: (ms, act) => start(ms, false, act),
      every: (ms, act) => start(ms, true, act),
    }
    const nextUntil = (end: number) =>
      [...running].filter(({ due }) => due <= end).toSorted((one, other) => one.due - other.due)[0]
    return {
      timers,
      pass: (ms: number) => {
        const end = now + ms
        for (let next = nextUntil(end); next; next = nextUntil(end)) {
          now = next.due
          if (next.repeats) next.due += next.interval
          else running.delete(next)
          next.act()
        }
        now = end
      },
      running: () => running.size,
    }
  }

  function run(progressSteps = 4) {
    const clock = handMoved()
    const heard: (number | string)[] = []
    const cancel = runAnalysis(
      { delayMs, progressSteps, random: () => 0.5, timers: clock.timers },
      {
        onProgress: (percent) => heard.push(percent),
        onResult: ({ deerCount }) => heard.push(`${String(deerCount)} deer`),
      },
    )
    return { ...clock, heard, cancel }
  }

  test('takes two seconds, with its progress on the way, and then leaves no timer', () => {
    expect(delayMs).toBe(2000)
    const { pass, heard, running } = run()
    pass(1999)
    expect(heard).toEqual([25, 50, 75])
    pass(1)
    expect(heard.at(-1)).toBe('3 deer')
    expect(running()).toBe(0)
    pass(10_000)
    expect(heard.filter((word) => typeof word === 'string')).toEqual(['3 deer'])
  })

  test.each([1, 4, 20])('with %d steps progress grows and never says that it is complete before it is', (steps) => {
    const { pass, heard } = run(steps)
    pass(delayMs)
    const percents = heard.filter((word) => typeof word === 'number')
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    for (const percent of percents) {
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThan(100)
    }
  })

  test('that is ended early is not heard of again, and leaves no timer', () => {
    const { pass, heard, running, cancel } = run()
    pass(600)
    cancel()
    expect(running()).toBe(0)
    pass(10_000)
    expect(heard).toEqual([25])
    cancel()
  })
})

describe('the file', () => {
  const noPicture = 'This file is not a picture. Choose a JPEG, PNG or other image.'
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
  const file = { type: 'image/jpeg', size: 1000, start: bytes('\xff\xd8\xff\xe0'), isShown: true }

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/svg+xml'])('may be %s', (type) => {
    expect(pictureError({ ...file, type })).toBeUndefined()
  })

  test.each(['', 'text/plain', 'video/mp4', 'application/pdf', 'image/', 'x-image/png'])('may not be "%s"', (type) => {
    expect(pictureError({ ...file, type })).toBe(noPicture)
  })

  test('may not be empty', () => {
    expect(pictureError({ ...file, size: 0, start: bytes(''), isShown: false })).toBe(
      'This file is empty. Choose another one.',
    )
  })

  test.each(['just some text', '%PDF-1.7', 'PK\x03\x04', 'RIFF0000WAVE'])(
    'named .jpg may not begin with %j',
    (start) => {
      expect(pictureError({ ...file, start: bytes(start), isShown: false })).toBe(noPicture)
    },
  )

  test.each(['\xff\xd8\xff\xe0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF0000WEBP', '\0\0\0\x20ftypavif'])(
    'that begins with %j and cannot be shown is damaged',
    (start) => {
      expect(pictureError({ ...file, start: bytes(start), isShown: false })).toBe(
        'Your browser cannot read this picture; it may be damaged. Choose another one.',
      )
    },
  )

  test.each(['\0\0\0\x20ftypheic', '\0\0\0\x18ftypmif1', 'II*\0', 'MM\0*'])(
    'that begins with %j may be one that browsers do not show',
    (start) => {
      expect(pictureError({ ...file, start: bytes(start), isShown: false })).toBeUndefined()
    },
  )

  test('has to be there', () => {
    expect(pictureError(undefined)).toBe('Choose a picture first.')
  })
})
