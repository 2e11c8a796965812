import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readGround } from '~/tools/ground/read-ground'
import { groupVisits, reportActivity, spanOfHour } from './activity'
import { cameraOf } from './camera-name'
import { datePictures, describeCorrection, firstPictures, type DatingRules, type Picture } from './dated-pictures'
import { toPictureCsv } from './picture-csv'
import { readGivenSun, sunTable } from './sun-table'
import { mostListCharacters, readTimesQuery } from './times-query'
import { describeWallTime, readWallTime, toIsoWallTime } from './wall-time'

describe('a wall time', () => {
  test.each([
    ['2026:11:14 06:42:10', '2026-11-14T06:42:10'],
    ['2026-11-14T06:42', '2026-11-14T06:42:00'],
    ['2026-11-14, 06:42', '2026-11-14T06:42:00'],
    ['  2026/1/4 6:42 pm ', '2026-01-04T18:42:00'],
    ['11/14/2026 6:42 AM', '2026-11-14T06:42:00'],
    ['11/14/26, 12:05 AM', '2026-11-14T00:05:00'],
    ['11-14-2026 12:05:59 p.m.', '2026-11-14T12:05:59'],
    ['14.11.2026 18:42', '2026-11-14T18:42:00'],
    ['2024-02-29 23:59', '2024-02-29T23:59:00'],
    ['14/11/2026 18:42', '2026-11-14T18:42:00'],
    ['Nov 14, 2026 6:42:10 PM', '2026-11-14T18:42:10'],
    ['2026:11:14 06:42:10-05:00', '2026-11-14T06:42:10'],
    ['2026:11:14 06:42:10 -05:00', '2026-11-14T06:42:10'],
    ['2026-11-14T06:42:10-0500', '2026-11-14T06:42:10'],
    ['2026-11-14 06:42:10 -0500', '2026-11-14T06:42:10'],
    ['2026-11-14T06:42:10Z', '2026-11-14T06:42:10'],
    ['2026-11-14T06:42:10.123+01', '2026-11-14T06:42:10'],
    ['2026-11-14 06:42 UTC', '2026-11-14T06:42:00'],
    ['11/14/2026 6:42 PM EST', '2026-11-14T18:42:00'],
    ['1970:01:01 00:00:00', '1970-01-01T00:00:00'],
    ['1980:01:01 00:12:30', '1980-01-01T00:12:30'],
    ['1988:01:01 00:00:05', '1988-01-01T00:00:05'],
  ])('is read from %j', (text, iso) => {
    expect(toIsoWallTime(readWallTime(text) ?? 0)).toBe(iso)
  })

  test.each([
    '',
    'yesterday',
    '06:42',
    '2026-11-14',
    '0000:00:00 00:00:00',
    '2026-02-29 06:42',
    '2026-13-01 06:42',
    '2026-11-14 24:00',
    '2026-11-14 06:60',
    '13/14/2026 06:42',
    '31/11/2026 06:42',
    '11/14/2026 13:00 PM',
    '11/14/2026 0:10 AM',
    '2026-11-00 06:42',
    '1904-01-01 00:00',
    '2026-11-14 06:42 or so',
    '2026-11-14 06:42 -5',
    '2100-01-01 00:00',
  ])('is not %j', (text) => {
    expect(readWallTime(text)).toBeUndefined()
  })

  test('is described as a clock shows it', () => {
    expect(describeWallTime(readWallTime('2026-11-14 00:05') ?? 0)).toBe('November 14, 2026, 12:05 AM')
    expect(spanOfHour(11)).toBe('11 AM to 12 PM')
    expect(spanOfHour(23)).toBe('11 PM to 12 AM')
    expect(spanOfHour(5)).toBe('5 to 6 AM')
  })
})

const at = (text: string) => readWallTime(text) ?? Number.NaN
const vermont = { latitude: 44.07, longitude: -72.67, timeZone: 'America/New_York', state: undefined }

describe('visits', () => {
  const shots = [
    { camera: 'Oak', at: at('2026-11-14 06:52') },
    { camera: 'Oak', at: at('2026-11-14 06:32') },
    { camera: 'Oak', at: at('2026-11-14 06:42') },
    { camera: 'Creek', at: at('2026-11-14 06:45') },
    { camera: 'Oak', at: at('2026-11-14 07:03') },
  ]

  test('end when a camera pauses for longer than the gap', () => {
    const visits = groupVisits(shots, 10)
    expect(visits.map(({ camera, shots: count }) => `${camera} ${String(count)}`)).toEqual([
      'Oak 3',
      'Creek 1',
      'Oak 1',
    ])
    expect(groupVisits(shots, 11)).toHaveLength(2)
    expect(groupVisits(shots, 9)).toHaveLength(5)
  })

  test('are counted by hour, camera and sun, each once', () => {
    // The sun at the center of Vermont on November 14, 2026, rises at 6:45 and sets at 16:25.
    const more = [
      ...['2026-11-14 01:00', '2026-11-14 12:00', '2026-11-14 16:00', '2026-11-14 16:40', '2026-11-14 18:00'].map(
        (text) => ({ camera: 'Oak', at: at(text) }),
      ),
    ]
    const { hours, busiest, cameras, sun } = reportActivity(
      [...shots, ...more],
      10,
      sunTable(['2026-11-14'], { ...vermont, state: 'VT' }, []),
    )
    expect(hours[6]).toBe(2)
    expect(busiest).toBe('6 to 7 AM with 2 visits')
    expect(cameras.map(({ camera, visits }) => [camera, visits])).toEqual([
      ['Oak', 7],
      ['Creek', 1],
    ])
    const seen = [...(sun?.sunrise ?? []), ...(sun?.sunset ?? [])].filter(({ visits }) => visits > 0)
    expect(seen).toEqual([
      { label: '30 to 0 min before sunrise', visits: 1 },
      { label: '0 to 30 min after sunrise', visits: 2 },
      { label: '30 to 0 min before sunset', visits: 1 },
      { label: '0 to 30 min after sunset', visits: 1 },
    ])
    expect(sun).toMatchObject({ midday: 1, night: 2, inLegalLight: 6, withoutSun: 0 })
  })

  test.each([
    ['SC', 2, 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016'],
    ['CT', 0, 'Connecticut: half an hour before sunrise to sunset for bowhunting, as printed in 2019'],
    ['MN', 0, 'We have not read the hunting hours of Minnesota'],
  ] as const)('are in legal light by the hours of %s: %i', (state, count, rule) => {
    // Sunrise is at 6:45 and sunset at 16:25, so one visit is 50 minutes before and one 20 minutes after.
    const two = ['2026-11-14 05:55', '2026-11-14 16:45'].map((text) => ({ camera: 'Oak', at: at(text) }))
    const { sun } = reportActivity(two, 10, sunTable(['2026-11-14'], { ...vermont, state }, []))
    expect(sun).toMatchObject({ inLegalLight: count, hours: [{ rule }] })
  })

  test('hold each picture once, and the sun each visit once', () => {
    const times = fc.integer({ min: at('2026-01-01 00:00'), max: at('2026-12-31 23:59') })
    const anyShots = fc.array(fc.record({ camera: fc.constantFrom('a', 'b'), at: times }), { maxLength: 40 })
    fc.assert(
      fc.property(anyShots, fc.integer({ min: 1, max: 240 }), (all, gap) => {
        const table = sunTable(
          all.map(({ at: time }) => toIsoWallTime(time).slice(0, 10)),
          {
            ...vermont,
            latitude: 68,
          },
          [],
        )
        const { visits, hours, cameras, sun } = reportActivity(all, gap, table)
        const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0)
        expect(sumOf(visits.map(({ shots: count }) => count))).toBe(all.length)
        expect(sumOf(hours)).toBe(visits.length)
        expect(sumOf(cameras.map(({ shots: count }) => count))).toBe(all.length)
        if (!sun) throw new Error('no sun')
        const counted = [...sun.sunrise, ...sun.sunset].map(({ visits: count }) => count)
        expect(sumOf([...counted, sun.midday, sun.night, sun.withoutSun])).toBe(visits.length)
      }),
      { numRuns: 40 },
    )
  })

  test('of nothing are none', () => {
    expect(reportActivity([], 10, {})).toMatchObject({ shots: 0, visits: [], busiest: '', cameras: [] })
  })
})

describe('a pasted list', () => {
  const read = (values: Record<string, string>) => readTimesQuery(new URLSearchParams(values))

  test('is read line by line, and what is no time is named', () => {
    const { times, unread, errors, gapMinutes } = read({ times: '2026-11-14 06:42\r\n\r\nnoon\r11/14/2026 6:50 AM' })
    expect(times.map(toIsoWallTime)).toEqual(['2026-11-14T06:42:00', '2026-11-14T06:50:00'])
    expect(unread).toEqual(['Line 3: noon'])
    expect(errors).toEqual({})
    expect(gapMinutes).toBe(10)
  })

  test('with a day above 12 in front has the day first in all its dates', () => {
    const { times } = read({ times: '4/11/2026 06:42\n14/11/2026 06:50' })
    expect(times.map(toIsoWallTime)).toEqual(['2026-11-04T06:42:00', '2026-11-14T06:50:00'])
  })

  test.each([
    [{ times: '' }, 'times', /Paste/],
    [{ times: 'noon' }, 'times', /No line/],
    [{ times: '2026-11-14 06:42', gap: '0' }, 'gap', /from 1 to 240/],
    [{ times: '2026-11-14 06:42', gap: 'ten' }, 'gap', /from 1 to 240/],
  ])('%j is refused at its field', (values, field, message) => {
    const { errors } = read(values)
    expect(Object.keys(errors)).toEqual([field])
    expect(errors[field]).toMatch(message)
  })

  test('is refused if it is too long for an address', () => {
    expect(read({ times: '2026-11-14 06:42\n'.repeat(300) }).errors.times).toMatch(/at most 4,500/)
  })

  test('is not asked for by the gap alone', () => {
    expect(read({ gap: '20' })).toMatchObject({ isAsked: false, errors: {}, gapMinutes: 20 })
  })

  test('of the largest size fits into the address that the server takes', () => {
    for (const line of ['2026-11-14 06:42', '2026:11:14 06:42:10', '11/14/2026 6:42 AM']) {
      const times = `${line}\r\n`.repeat(400).slice(0, mostListCharacters)
      const query = new URLSearchParams({ times, gap: '10', lat: '44.07', lon: '-72.67', zone: 'America/New_York' })
      expect(query.toString().length).toBeLessThan(8000)
    }
  })

  test('has its sun from the server if the address has a place', () => {
    const query = new URLSearchParams({ times: '2026-11-14 06:42', state: 'VT' })
    const rule = 'Vermont: half an hour before sunrise to half an hour after sunset, as printed in 2022'
    expect(readGivenSun(query, readGround(query).input, [])).toEqual({
      place: 'state=VT',
      table: { '2026-11-14': { rise: 405, set: 985, hours: { before: 30, after: 30, name: 'Legal light', rule } } },
    })
    expect(readGivenSun(query, undefined, [])).toBeUndefined()
  })
})

describe('pictures', () => {
  const picture: Picture = {
    id: 0,
    name: 'IMG_0001.JPG',
    folder: '',
    fileTime: at('2026-12-01 10:00'),
    taken: at('2026-11-14 06:42'),
    make: 'BROWNING',
    model: 'BTC-7E',
    label: '',
    orientation: 1,
    temperatureF: 23,
    moon: undefined,
    position: undefined,
    isVideo: false,
  }
  const rules: DatingRules = { cameraBy: 'model', usesFileTime: false, corrections: new Map() }

  const dated = (takens: readonly string[], change: Partial<DatingRules> = {}) =>
    datePictures(
      takens.map((taken, id) => ({ ...picture, id, taken: at(taken) })),
      { ...rules, ...change },
    )

  test.each([
    [
      ['1970-01-01 00:12', '1970-01-03 06:00'],
      [true, true],
    ],
    [
      ['2000-01-01 00:12', '2026-11-14 06:42', '2000-02-20 18:00'],
      [true, false, true],
    ],
    [
      ['2017-01-01 02:00', '2017-01-09 06:00', '2026-11-14 06:42'],
      [true, true, false],
    ],
    [['2003-06-01 10:00'], [true]],
    [
      ['2025-12-31 06:42', '2026-01-01 06:42'],
      [false, false],
    ],
    [
      ['2026-11-14 06:42', '2026-11-15 06:42'],
      [false, false],
    ],
  ])('of a camera with the times %j: the clock has fallen back in %j', (takens, isFallen) => {
    expect(dated(takens).map((each) => each.isFallen)).toEqual(isFallen)
  })

  test('of a clock that fell back are put right without the others', () => {
    const takens = ['2000-01-01 00:12', '2000-01-01 01:00', '2026-10-14 06:42']
    const [first] = dated(takens)
    const corrections = new Map([[first?.clock ?? '', at('2026-11-14 06:12') - at('2000-01-01 00:12')]])
    expect(dated(takens, { corrections }).map((each) => toIsoWallTime(each.at ?? 0))).toEqual([
      '2026-11-14T06:12:00',
      '2026-11-14T07:00:00',
      '2026-10-14T06:42:00',
    ])
    expect(new Set(dated(takens).map(({ camera }) => camera)).size).toBe(1)
  })

  test.each([
    [{}, 'model', 'BROWNING BTC-7E'],
    [{ label: 'EAST' }, 'model', 'BROWNING BTC-7E, EAST'],
    [{ model: 'Browning BTC-7E' }, 'model', 'Browning BTC-7E'],
    [{ make: '', model: '', folder: 'Oak/100EK113' }, 'model', 'Oak/100EK113'],
    [{ make: '', model: '' }, 'model', 'IMG'],
    [{ folder: 'Oak' }, 'folder', 'Oak'],
    [{}, 'folder', 'BROWNING BTC-7E'],
    [{ name: 'Oak stand_0001.JPG' }, 'prefix', 'Oak stand'],
    [{ make: '', model: '', name: '0001.JPG' }, 'prefix', 'Unknown camera'],
  ] as const)('%j by %s come from the camera %j', (change, by, camera) => {
    expect(cameraOf({ ...picture, ...change }, by)).toBe(camera)
  })

  test('get the correction of their camera, and the date of the file only if that is wanted', () => {
    const timeless = { ...picture, id: 1, taken: undefined }
    const corrections = new Map([['BROWNING BTC-7E', 63 * 60_000]])
    const dated = datePictures([picture, timeless], { ...rules, corrections })
    expect(dated.map(({ at: time, source }) => [time, source])).toEqual([
      [at('2026-11-14 07:45'), 'camera, corrected'],
      [undefined, 'none'],
    ])
    expect(datePictures([timeless], { ...rules, usesFileTime: true })[0]).toMatchObject({
      at: picture.fileTime,
      source: 'file date',
    })
  })

  test.each([
    [63 * 60_000, '1 h 3 min slow'],
    [-86_400_000, '1 d fast'],
    [20_000, 'right to the minute'],
  ])('a clock to which %d ms are added is %s', (milliseconds, words) => {
    expect(describeCorrection(milliseconds)).toBe(words)
  })

  test('the first one of each visit is found in one pass', () => {
    let reads = 0
    const count = 500
    const spied = dated(
      Array.from({ length: count }, (_, day) => toIsoWallTime(at('2026-01-01 06:00') + day * 86_400_000)),
    )
    const visits = spied.map(({ camera, at: start = 0 }) => ({ camera, start, end: start, shots: 1 }))
    for (const each of spied) {
      const { at: time } = each
      Object.defineProperty(each, 'at', {
        get() {
          reads += 1
          return time
        },
      })
    }
    expect(firstPictures([...visits, { camera: 'Other', start: 0, end: 0, shots: 1 }], spied)).toEqual([
      ...spied,
      undefined,
    ])
    expect(reads).toBeLessThan(10 * count)
  })

  test('of two in the same second, the first one is', () => {
    const twice = dated(['2026-11-14 06:42', '2026-11-14 06:42'])
    const visits = [{ camera: 'BROWNING BTC-7E', start: at('2026-11-14 06:42'), end: at('2026-11-14 06:51'), shots: 2 }]
    expect(firstPictures(visits, twice)).toEqual([twice[0]])
  })

  test('are rows of a CSV file, without a formula and without a position', () => {
    const named = {
      ...picture,
      name: '=HYPERLINK("x").JPG',
      position: { degrees: { latitude: 44.47, longitude: -73.21 } },
    }
    const dated = datePictures([named], rules)
    const { visits } = reportActivity([{ camera: 'BROWNING BTC-7E', at: picture.taken ?? 0 }], 10, undefined)
    const text = toPictureCsv(dated, visits, sunTable(['2026-11-14'], vermont, []), new Map([[0, '8-pt']]))
    expect(text.split('\r\n')[1]).toBe(
      `"'=HYPERLINK(""x"").JPG",BROWNING BTC-7E,2026-11-14T06:42:00,2026-11-14T06:42:00,camera,1,8-pt,-3,-583,23,,yes`,
    )
  })
})
