import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { useSiteDatabase } from '../../../tests/routes/site-database'
import { loader } from '~/routes/tools/predictor'
import { drawChance, predictMovement, withDraw } from './predictor'
import { moonPhases, mostLuck, weathers, windows } from './predictor.data'
import { readDraw, readPredictorQuery } from './predictor.schema'

describe('the score', () => {
  test.each([
    // The columns are weather, moon, mean, the score without luck, and the score with the most luck.
    ['overcast', 'new', 82.5, 83, 100],
    ['overcast', 'full', 62.5, 63, 83],
    ['overcast', 'quarter', 72.5, 73, 93],
    ['overcast', 'other', 67.5, 68, 88],
    ['light-rain', 'new', 77.5, 78, 98],
    ['light-rain', 'full', 57.5, 58, 78],
    ['light-rain', 'quarter', 67.5, 68, 88],
    ['light-rain', 'other', 62.5, 63, 83],
    ['clear', 'new', 72.5, 73, 93],
    ['clear', 'full', 52.5, 53, 73],
    ['clear', 'quarter', 62.5, 63, 83],
    ['clear', 'other', 57.5, 58, 78],
    ['other', 'new', 67.5, 68, 88],
    ['other', 'full', 47.5, 48, 68],
    ['other', 'quarter', 57.5, 58, 78],
    ['other', 'other', 52.5, 53, 73],
  ] as const)('of %s and %s, with the mean %d, goes from %d to %d', (weather, moonPhase, mean, lowest, highest) => {
    const score = (luck: number) => predictMovement({ weather, moonPhase }, { luck, window: 'dawn' })
    expect(score(0)).toMatchObject({ mean, sum: mean, score: lowest, range: { lowest, highest } })
    expect(score(20)).toMatchObject({ mean, sum: mean + 20, score: highest, range: { lowest, highest } })
  })

  test.each([
    [16, 98.5, 99],
    [17, 99.5, 100],
    [18, 100.5, 100],
    [20, 102.5, 100],
  ])('is capped at 100: luck %d makes %d, which counts as %d', (luck, sum, score) => {
    const conditions = { weather: 'overcast', moonPhase: 'new' } as const
    expect(predictMovement(conditions, { luck, window: 'dusk' })).toMatchObject({ sum, score })
  })

  test('is shown step by step', () => {
    const { steps } = predictMovement(
      { weather: 'overcast', moonPhase: 'quarter' },
      { luck: 12, window: 'mid-morning' },
    )
    expect(steps).toEqual([
      'Weather, overcast: 80 points.',
      'Moon, quarter moon: 65 points.',
      'Average of the two: (80 + 65) / 2 = 72.5.',
      'Luck, drawn at random: 72.5 + 12 = 84.5.',
      'Rounded, 100 at most: 85.',
      'Best time, drawn at random from 4 windows: mid-morning.',
      'The location is only a label.',
    ])
  })

  const draws = fc.record({
    luck: fc.integer({ min: 0, max: mostLuck }),
    window: fc.constantFrom(...windows.map(({ id }) => id)),
  })
  const conditions = fc.record({
    weather: fc.constantFrom(...weathers.map(({ id }) => id)),
    moonPhase: fc.constantFrom(...moonPhases.map(({ id }) => id)),
  })

  test('is a whole number within the range that it names, and the same for the same draw', () => {
    fc.assert(
      fc.property(conditions, draws, (chosen, draw) => {
        const prediction = predictMovement(chosen, draw)
        const { score, range, sum } = prediction
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(range.lowest)
        expect(score).toBeLessThanOrEqual(range.highest)
        if (sum <= 99) expect(score - sum).toBeGreaterThanOrEqual(0)
        expect(Math.abs(score - Math.min(sum, 100))).toBeLessThanOrEqual(0.5)
        expect(predictMovement(chosen, draw)).toEqual(prediction)
      }),
    )
  })

  test('never falls when the luck grows', () => {
    fc.assert(
      fc.property(conditions, draws, draws, (chosen, one, other) => {
        const [less, more] = one.luck <= other.luck ? [one, other] : [other, one]
        expect(predictMovement(chosen, less).score).toBeLessThanOrEqual(predictMovement(chosen, more).score)
      }),
    )
  })
})

describe('the draw', () => {
  /** Returns numbers that lie evenly from 0 to 1, one in the middle of each of `count` steps. */
  const evenly = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) / count)

  const drawOf = (forLuck: number, forWindow: number) => {
    const numbers = [forLuck, forWindow]
    return drawChance(() => numbers.shift() ?? Number.NaN)
  }

  test.each([
    [0, 'dawn'],
    [0.2499, 'dawn'],
    [0.25, 'mid-morning'],
    [0.5, 'midday'],
    [0.75, 'dusk'],
    [1 - Number.EPSILON / 2, 'dusk'],
  ])('a random %d is the window %s', (number, window) => {
    expect(drawOf(0, number).window).toBe(window)
  })

  test('reaches each window equally often', () => {
    const drawn = evenly(400).map((number) => drawOf(0, number).window)
    for (const { id } of windows) expect(drawn.filter((window) => window === id)).toHaveLength(100)
  })

  test('reaches each luck from 0 to 20 equally often', () => {
    const drawn = evenly(2100).map((number) => drawOf(number, 0).luck)
    for (let luck = 0; luck <= 20; luck += 1) expect(drawn.filter((other) => other === luck)).toHaveLength(100)
  })

  test('the greatest random number is luck 20', () => {
    expect(drawOf(1 - Number.EPSILON / 2, 0).luck).toBe(20)
  })

  test('stands in the address and is read back from it', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(random, random, (one, other) => {
        const draw = drawOf(one, other)
        expect(readDraw(withDraw(new URLSearchParams('location=Ridge'), draw))).toEqual(draw)
      }),
    )
  })

  test('takes the place of an older one and leaves the rest alone', () => {
    const query = new URLSearchParams('luck=99&location=Ridge&luck=3&window=noon')
    expect(withDraw(query, { luck: 7, window: 'dusk' }).toString()).toBe('luck=7&location=Ridge&window=dusk')
    expect(query.get('luck')).toBe('99')
  })
})

describe('the address', () => {
  const read = (query: string) => readPredictorQuery(new URLSearchParams(query))
  const draw = (query: string) => readDraw(new URLSearchParams(query))

  test('takes location, weather and moon phase', () => {
    expect(read('location=+North++40+&weather=light-rain&moonPhase=quarter')).toEqual({
      isAsked: true,
      input: { location: 'North 40', weather: 'light-rain', moonPhase: 'quarter' },
      errors: {},
    })
  })

  test.each([
    ['location=+&weather=clear&moonPhase=new', { location: 'Name your spot. The name does not change the score.' }],
    ['weather=clear&moonPhase=new', { location: 'Name your spot. The name does not change the score.' }],
    ['location=Ridge&moonPhase=new', { weather: 'Choose the weather.' }],
    ['location=Ridge&weather=hail&moonPhase=new', { weather: 'Choose the weather.' }],
    ['location=Ridge&weather=clear&moonPhase=Full', { moonPhase: 'Choose the moon phase.' }],
    ['location=Ridge', { weather: 'Choose the weather.', moonPhase: 'Choose the moon phase.' }],
  ])('%s: says what is missing', (query, errors) => {
    expect(read(query)).toEqual({ isAsked: true, input: undefined, errors })
  })

  test('takes 120 characters of location as people count them, and not one more', () => {
    const at = (characters: number) =>
      readPredictorQuery(new URLSearchParams({ location: '🦌'.repeat(characters), weather: 'clear', moonPhase: 'new' }))
    expect(at(120).input?.location).toBe('🦌'.repeat(120))
    expect(at(121).errors).toEqual({ location: 'Keep the location to 120 characters.' })
  })

  test('a draw alone asks nothing', () => {
    expect(read('luck=12&window=dusk')).toMatchObject({ isAsked: false, input: undefined })
  })

  test.each(windows.map(({ id }) => id))('reads a draw with the window %s', (window) => {
    expect(draw(`luck=0&window=${window}`)).toEqual({ luck: 0, window })
    expect(draw(`luck=20&window=${window}`)).toEqual({ luck: 20, window })
  })

  test.each([
    '',
    'luck=12',
    'window=dusk',
    'luck=&window=dusk',
    'luck=99&window=dusk',
    'luck=21&window=dusk',
    'luck=-1&window=dusk',
    'luck=1.5&window=dusk',
    'luck=1e1&window=dusk',
    'luck=07&window=dusk',
    'luck=x&window=dusk',
    'luck=%2B7&window=dusk',
    'luck=7&window=noon',
    'luck=7&window=Dusk',
  ])('takes "%s" for no draw', (query) => {
    expect(draw(query)).toBeUndefined()
  })
})

describe('the page', () => {
  useSiteDatabase()
  const path = '/hunting-tools/deer-movement-predictor'
  const asked = 'location=Bob%26Ann%27s+ridge&weather=clear&moonPhase=new'

  async function load(query: string): Promise<unknown> {
    try {
      return await loader({ request: new Request(`http://localhost:3000${path}${query}`), params: {}, context: {} })
    } catch (thrown) {
      return thrown
    }
  }

  async function redirection(query: string): Promise<URL> {
    const answer = await load(query)
    if (!(answer instanceof Response)) throw new Error('No redirect')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    return new URL(answer.headers.get('Location') ?? '', 'http://localhost:3000')
  }

  test.each(['', '&luck=99&window=dusk', '&luck=x&window=dusk', '&luck=3', '&luck=3&window=noon'])(
    'leads an answer with the draw "%s" to an address that holds a good one',
    async (draw) => {
      const { pathname, searchParams } = await redirection(`?${asked}${draw}`)
      expect(pathname).toBe(path)
      expect(readDraw(searchParams)).toBeDefined()
      expect(readPredictorQuery(searchParams).input).toEqual({
        location: "Bob&Ann's ridge",
        weather: 'clear',
        moonPhase: 'new',
      })
      expect([...searchParams.keys()].toSorted()).toEqual(['location', 'luck', 'moonPhase', 'weather', 'window'])
    },
  )

  test('shows what an address with a draw says, without drawing', async () => {
    const query = `?${asked}&luck=12&window=dusk`
    expect(await load(query)).toMatchObject({ search: query })
  })

  test.each(['', '?luck=3&window=dusk', '?location=Ridge', '?location=&weather=clear&moonPhase=new'])(
    'draws nothing for "%s"',
    async (query) => {
      expect(await load(query)).toMatchObject({ search: query })
    },
  )
})
