import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withLetters } from './ground'
import { readPair, readPoint } from './read-coordinates'

const burlington = [44.47, -73.21] as const
const marion = [40.446, -82.97] as const

function numbersOf(lat: string, lon: string): readonly number[] | undefined {
  const { point } = readPoint(lat, lon)
  return point && [point.latitude, point.longitude]
}

describe('one coordinate in each field', () => {
  test.each([
    ['44.47', '-73.21', burlington],
    ['44.47 N', '73.21 W', burlington],
    ['44.47°', '-73.21°', burlington],
    ['N44.47', 'W73.21', burlington],
    ['+44.47', '-73.21', burlington],
    ['Lat: 44.47', 'Long: -73.21', burlington],
    ['44°28′12″N', '73°12′36″W', burlington],
    ["44° 28' 12.0'' N", "73° 12' 36.0'' W", burlington],
    ['44º28’12”N', '73º12’36”W', burlington],
    ['44:28:12', '-73:12:36', burlington],
    ['44 28 12 n', '73 12 36 w', burlington],
    ["N 44° 28.2'", "W 073° 12.6'", burlington],
    ['44° 28\' 12" n', '73 12.6 w', burlington],
    ['44 28.2', '-73 12.6', burlington],
    ['44,47', '\u221273,21', burlington],
    ['\u00A044.47\u202F\u200E', '\u201373.21\u200B', burlington],
    ['44.47', '- 73.21', burlington],
    // The letter and the minus say the same.
    ['44.47', '-73.21 W', burlington],
    ['44.47 N', '-73.21° W', burlington],
    ['40', '-88.4W', [40, -88.4]],
    ['-33.5 S', '150,25 E', [-33.5, 150.25]],
    ['90', '-180', [90, -180]],
    // Each number is in the other's field, as the letters or the range say.
    ['73.21 W', '44.47 N', burlington],
    ['73.21 W', '44.47', burlington],
    ['-100.5', '44.3', [44.3, -100.5]],
    // Both numbers are in range both ways, so they count as typed.
    ['-73.21', '44.47', [-73.21, 44.47]],
  ])('%s and %s', (lat, lon, point) => {
    expect(numbersOf(lat, lon)).toEqual(point)
  })

  const latitude = 'Enter a latitude from -90 to 90, such as 44.47 or 44°28′N.'
  const contradiction = 'The minus and the letter say opposite things. Keep one of them.'
  const longitude = 'Enter a longitude from -180 to 180, such as -73.21 or 73°13′W.'

  test.each([
    ['', '', {}],
    ['44.47', '', { lon: 'Enter the longitude too.' }],
    ['', '-73.21', { lat: 'Enter the latitude too.' }],
    ['', '185', { lon: longitude }],
    ['95', '-73', { lat: latitude }],
    ['95', '73', { lat: latitude }],
    ['44', '-181', { lon: longitude }],
    ['north', '0', { lat: latitude }],
    ['44°61′', '0', { lat: latitude }],
    ['44 61', '0', { lat: latitude }],
    ['44.5°30′', '0', { lat: latitude }],
    ['4447', '-73', { lat: latitude }],
    ['-44.47 N', '-73.21', { lat: contradiction }],
    ['44.47', '-73.21 E', { lon: contradiction }],
    ['44.47 N', '73.21 N', { lon: longitude }],
    ['44.47, -73.21', '40.446, -82.97', { lon: 'The two fields hold different points. Keep one of them.' }],
  ])('refuses %j and %j', (lat, lon, errors) => {
    expect(readPoint(lat, lon)).toEqual({ point: undefined, errors })
  })

  test.each([
    '18T XP 42000 25000',
    '18TXP4200025000',
    '87P8FQCQ+XX',
    'FQCQ+XX Burlington, Vermont',
    '///filled.count.soap',
  ])('says what to paste instead of %s', (text) => {
    const words = expect.stringMatching(/^MGRS, plus codes .* such as 44\.47, -73\.21, or to UTM\.$/)
    expect(readPoint(text, '').errors).toEqual({ lat: words })
  })

  test.each(['https://maps.app.goo.gl/2pV3xyz9', 'https://maps.apple.com/?q=Dropped%20Pin', 'geo:0'])(
    'says that %s holds no point',
    (text) => {
      expect(readPoint('', text).errors.lon).toMatch(/^This link does not hold a point\./)
    },
  )
})

describe('a pair in one field', () => {
  test.each([
    ['44.47, -73.21', burlington],
    ['44.47 -73.21', burlington],
    ['44.47,-73.21', burlington],
    ['44.47;-73.21', burlington],
    ['(44.47, -73.21)', burlington],
    ['40.446, -82.97', marion],
    ['44,47 -73,21', burlington],
    ['44,47, -73,21', burlington],
    ['44.47°, \u221273.21°', burlington],
    ['44.47000° N, 73.21000° W', burlington],
    ['44.47 N 73.21 W', burlington],
    ['44.47N73.21W', burlington],
    ['N 44.47 W 73.21', burlington],
    ["N 44° 28.2' W 073° 12.6'", burlington],
    ['N44°28.200 W073°12.600', burlington],
    ['44°28\'12"N 73°12\'36"W', burlington],
    ['44°28′12″ N  73°12′36″ W', burlington],
    ['44 28.2 -73 12.6', burlington],
    ['44 28 12 N, 73 12 36 W', burlington],
    ['lat 44.47 lon -73.21', burlington],
    ['Latitude: 44.47, Longitude: -73.21', burlington],
    ['44, -73', [44, -73]],
    ['73.21 W, 44.47 N', burlington],
    ['W 73.21, N 44.47', burlington],
    ['-100.5, 44.3', [44.3, -100.5]],
    ['-73.21, 44.47', [-73.21, 44.47]],
    ['geo:44.47,-73.21?z=12', burlington],
    ['geo:44.47,-73.21;u=35', burlington],
    ['geo:44.47,-73.21,120', burlington],
    ['geo:0,0?q=44.47,-73.21(Stand)', burlington],
    ['https://www.google.com/maps/@44.47,-73.21,15z', burlington],
    ['https://www.google.com/maps/place/Burlington,+VT/@44.4,-73.2,17z/data=!3m1!4b1!3d44.47!4d-73.21', burlington],
    ["https://www.google.com/maps/place/44%C2%B028'12.0%22N+73%C2%B012'36.0%22W/@44.4,-73.2,17z", burlington],
    ['https://www.google.com/maps/search/44.47,+-73.21?entry=tts', burlington],
    ['https://maps.google.com/?q=44.47,-73.21', burlington],
    ['http://maps.google.com/maps?q=loc:44.47,-73.21 (Stand)', burlington],
    ['https://www.google.com/maps/search/?api=1&query=44.47%2C-73.21', burlington],
    ['https://www.google.com/maps/dir/40.1,-82.9/44.47,-73.21/', burlington],
    ['https://maps.apple.com/?ll=44.47,-73.21&q=Dropped%20Pin', burlington],
    ['maps.apple.com/?ll=44.47,-73.21', burlington],
    ['https://maps.apple.com/place?coordinate=44.47,-73.21&name=Stand', burlington],
    ['https://www.openstreetmap.org/#map=15/44.47/-73.21', burlington],
    ['https://www.openstreetmap.org/?mlat=44.47&mlon=-73.21#map=15/44.4/-73.2', burlington],
    ['https://www.bing.com/maps?cp=44.47~-73.21&lvl=15', burlington],
    ['https://caltopo.com/map.html#ll=44.47,-73.21&z=15', burlington],
    // The CN Tower's article gives both: 43°38′33.24″N 79°23′13.7″W.
    ['17T 630084 4833438', [43.642562, -79.387143]],
    ['17 T 0630084mE 4833438mN', [43.642562, -79.387143]],
    ['UTM 17T E630084 N4833438', [43.642562, -79.387143]],
    ['https://webmap.onxmaps.com/hunt/map#12.5/44.47/-73.21', burlington],
    ['https://www.gaiagps.com/map/?loc=15.0/-73.21/44.47&layer=GaiaTopoRasterFeet', burlington],
    ['https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4&marker=44.47%2C-73.21', burlington],
    ['https://earth.google.com/web/@44.47,-73.21,120a,1000d', burlington],
    ['Dropped pin https://maps.google.com/?q=44.47,-73.21', burlington],
  ])('%s', (text, point) => {
    expect(numbersOf(text, '')).toEqual(point)
    expect(numbersOf('', text)).toEqual(point)
    // The text was pasted over one half of the last place.
    expect(numbersOf(text, '-82.97')).toEqual(point)
    expect(numbersOf('40.446', text)).toEqual(point)
    expect(numbersOf(text, text)).toEqual(point)
  })

  test.each([
    '44.47',
    '44 28.2',
    '44 73',
    '44,47',
    '95, -73',
    '44.47, -73.21, 12',
    '10 20 30 40 50 60 70 80',
    'W 73 W 72',
  ])('is not in %s', (text) => {
    expect(readPair(text)).toBeUndefined()
  })
})

test.each([
  ['44.47', '73.21', false],
  ['44.47', '73.21 E', false],
  ['44.47 N', '73.21 E', true],
  ['https://maps.google.com/?q=44.47,73.21', '', true],
  ['44.47, 73.21', '', false],
])('%s, %s leaves no doubt about the hemisphere: %s', (lat, lon, isCertain) => {
  expect(readPoint(lat, lon).point?.isCertain).toBe(isCertain)
})

describe('any point in any spelling', () => {
  const size = (most: number) => fc.integer({ min: -most * 360_000, max: most * 360_000 })
  const spellings = fc.record({
    lat: size(90),
    lon: size(180),
    parts: fc.constantFrom(1, 2, 3),
    side: fc.constantFrom('sign', 'before', 'after', 'sign and letter'),
    minus: fc.constantFrom('-', '\u2212', '\u2013', '- '),
    degree: fc.constantFrom('°', 'º', ' ', '° ', ':'),
    minute: fc.constantFrom('′', "'", '’', ' ', "' "),
    second: fc.constantFrom('″', '"', '”', "''", ''),
    comma: fc.constantFrom('.', ','),
    between: fc.constantFrom(', ', ' ', '; ', ' / ', '\u00A0'),
    isSwapped: fc.boolean(),
  })
  type Spelling = typeof spellings extends fc.Arbitrary<infer Value> ? Value : never

  function spell(hundredths: number, letters: readonly [string, string], how: Spelling): string {
    const { parts, side, minus, degree, minute, second, comma } = how
    const [positive, negative] = letters
    const all = Math.abs(hundredths)
    const texts = [
      [(all / 360_000).toFixed(7)],
      [String(Math.floor(all / 360_000)), degree, ((all % 360_000) / 6000).toFixed(5), minute],
      [
        String(Math.floor(all / 360_000)),
        degree,
        String(Math.floor((all % 360_000) / 6000)),
        minute,
        ((all % 6000) / 100).toFixed(2),
        second,
      ],
    ][parts - 1]
    const text = (texts ?? []).join('').trim().replace('.', comma)
    const letter = hundredths < 0 ? negative : positive
    if (side === 'before') return `${letter} ${text}`
    if (side === 'after') return `${text} ${letter}`
    return `${hundredths < 0 ? minus : ''}${text}${side === 'sign' ? '' : ` ${letter}`}`
  }

  test('reads back the same, field by field and as a pair', () => {
    fc.assert(
      fc.property(spellings, (how) => {
        const lat = spell(how.lat, ['N', 'S'], how)
        const lon = spell(how.lon, ['E', 'W'], how)
        const [first, second] = how.isSwapped && how.side !== 'sign' ? [lon, lat] : [lat, lon]
        for (const point of [readPoint(first, second).point, readPair(`${first}${how.between}${second}`)]) {
          expect(point?.latitude).toBeCloseTo(how.lat / 360_000, 5)
          expect(point?.longitude).toBeCloseTo(how.lon / 360_000, 5)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('with letters it is read back without a doubt', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e4, max: most * 1e4 }).map((each) => each / 1e4)
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const { lat, lon } = withLetters(latitude, longitude)
        const { point } = readPoint(lat, lon)
        expect(point).toMatchObject({ isCertain: true })
        expect(point?.latitude).toBeCloseTo(latitude, 9)
        expect(point?.longitude).toBeCloseTo(longitude, 9)
      }),
    )
  })

  test('wild text is read or refused, and never both', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (lat, lon) => {
        const { point, errors } = readPoint(lat, lon)
        expect(point === undefined || Object.keys(errors).length === 0).toBe(true)
      }),
    )
  })
})
