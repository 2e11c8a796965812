import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summarizeLog } from './log-summary'
import { readSit, type Sit } from './sit'
import { readLogFile, toCsv, toJson } from './sit-files'

const sit: Sit = {
  ...{ id: 'a', date: '2026-11-14', from: '06:00', to: '09:00', place: 'Back forty', stand: 'Oak ladder', wind: 'NW' },
  ...{ note: '', ground: 'state=VT', sightings: [{ time: '07:00', what: 'doe', count: 2 }] },
}

describe('what is typed', () => {
  test('is read as a sit', () => {
    const typed = { ...sit, stand: ' Oak\n ladder ', sightings: [{ time: '', what: 'spike', count: '1' }] }
    expect(readSit(typed)).toEqual({
      sit: { ...sit, sightings: [{ time: '', what: 'spike', count: 1 }] },
      errors: {},
    })
  })

  test.each([
    [{ date: '' }, 'date'],
    [{ from: '6 am' }, 'from'],
    [{ to: '05:59' }, 'to'],
    [{ to: '06:00' }, 'to'],
    [{ wind: 'NNW' }, 'wind'],
    [{ stand: 'x'.repeat(61) }, 'stand'],
    [{ sightings: [{ time: '', what: '', count: '1' }] }, 'what-0'],
    [{ sightings: [{ time: '7', what: 'doe', count: '1' }] }, 'time-0'],
    [{ sightings: [sit.sightings[0], { time: '', what: 'doe', count: '0' }] }, 'count-1'],
    [{ sightings: [{ time: '', what: 'doe', count: '1.5' }] }, 'count-0'],
    [{ sightings: Array.from({ length: 51 }, () => ({ time: '', what: 'doe', count: '1' })) }, 'sightings'],
  ])('%j is refused at its field', (change, field) => {
    const { sit: read, errors } = readSit({ ...sit, ...change })
    expect(read).toBeUndefined()
    expect(Object.keys(errors)).toEqual([field])
  })
})

const lineOf = (max: number) => fc.string({ unit: 'binary', maxLength: max / 2 })
const times = fc.integer({ min: 0, max: 1439 }).map((at) => `${pad(at / 60)}:${pad(at % 60)}`)
const pad = (number: number) => String(Math.floor(number)).padStart(2, '0')
const sits = fc
  .array(
    fc.record({
      id: fc.uuid(),
      date: fc.constantFrom('2026-01-31', '2026-11-14'),
      hours: fc.uniqueArray(times, { minLength: 2, maxLength: 2 }),
      place: lineOf(60),
      stand: lineOf(60),
      wind: fc.constantFrom('', 'calm', 'NE'),
      note: fc.oneof(lineOf(500), fc.constantFrom('=1+1', "'=x", "''-y", '+a', '@b', "'quoted'")),
      ground: fc.constantFrom('', 'state=VT', 'lat=44.47&lon=-73.21&zone=America%2FNew_York'),
      sightings: fc.array(
        fc.record({ time: fc.oneof(times, fc.constant('')), what: lineOf(80), count: fc.integer({ min: 1, max: 99 }) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.flatMap(({ hours, ...rest }) => {
      const [from, to] = hours.toSorted()
      return readSit({ ...rest, from, to }).sit ?? []
    }),
  )

describe('files', () => {
  test('bring every sit back as it was, as CSV and as JSON', () => {
    fc.assert(
      fc.property(sits, (all) => {
        expect(readLogFile(toJson(all))).toEqual({ sits: all, refused: [] })
        expect(readLogFile(toCsv(all))).toEqual({ sits: all, refused: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('hold no cell that a spreadsheet takes for a formula', () => {
    const text = toCsv([{ ...sit, stand: '=HYPERLINK("x")', note: '+1' }])
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain(`'+1`)
  })

  test('say which sits were left out, and why', () => {
    const text = toCsv([sit, { ...sit, id: 'b' }]).replace('b,2026-11-14', 'b,2026-11-31')
    const { sits: found, refused } = readLogFile(text)
    expect(found).toEqual([sit])
    expect(refused).toEqual(['Line 3: date: Enter a date from 1900 to 2100, such as 2026-11-23.'])
  })

  test.each(['', 'a,b\n1,2', '{', '{"sits":1}', '[]', '\u0000\u0001', '<html>'])('%j is no log', (text) => {
    const { sits: found, refused } = readLogFile(text)
    expect(found).toEqual([])
    expect(refused).toHaveLength(1)
  })
})

describe('the bars', () => {
  test('count deer and sits by minutes from the sun', () => {
    // Sunrise at the center of Vermont on November 14, 2026, is at 6:45.
    const { sunrise, sunset } = summarizeLog([sit, { ...sit, id: 'b', from: '06:50', to: '07:10', sightings: [] }])
    expect(sunrise.find(({ label }) => label === '0 to 30 min after sunrise')).toEqual({
      ...{ label: '0 to 30 min after sunrise', deer: 2, sits: 2 },
    })
    expect(sunrise.find(({ label }) => label === '60 to 30 min before sunrise')).toMatchObject({ deer: 0, sits: 1 })
    expect(sunset).toEqual([])
  })

  test('say what they leave out', () => {
    const timeless = { time: '', what: 'buck', count: 3 }
    const summary = summarizeLog([sit, { ...sit, ground: '', sightings: [timeless] }])
    expect(summary).toMatchObject({ sits: 2, deer: 5, sitsWithoutLight: 1, deerWithoutTime: 3 })
    expect(summary.stand).toEqual([{ label: 'Oak ladder', deer: 5, sits: 2 }])
  })

  test('are never without their sits, and together hold each sit and each deer once', () => {
    fc.assert(
      fc.property(sits, (all) => {
        const { sits: count, deer, wind, stand, sunrise, sunset } = summarizeLog(all)
        for (const bars of [wind, stand]) {
          expect(bars.reduce((sum, bar) => sum + bar.sits, 0)).toBe(count)
          expect(bars.reduce((sum, bar) => sum + bar.deer, 0)).toBe(deer)
        }
        for (const bar of [...wind, ...stand, ...sunrise, ...sunset]) expect(bar.sits).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})
