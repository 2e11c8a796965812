/** The forecasts follow the public descriptions of their formats; the places and the weather in them are invented. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '~/lib/days'
import { mostForecastCharacters, readForecast } from './read-forecast'

/** The day is a Friday. */
const today = '2026-11-27'

/** Writes a day as "NW/W", with a dash for what is empty. */
function read(text: string, day = today): string {
  return readForecast(text, day)
    .week.map(({ morning, evening }) => `${morning || '-'}/${evening || '-'}`)
    .join(' ')
}

function reasons(text: string): string[] {
  return readForecast(text, today).notRead.map(({ text: words, reason }) => `${words} (${reason})`)
}

const zone = `ZFPBGM
Zone Forecast Product
National Weather Service Sampleton NY
404 AM EST Fri Nov 27 2026

NYZ999-272100-
Hills-
Including the city of Sampleton
404 AM EST Fri Nov 27 2026

...WIND ADVISORY IN EFFECT FROM 1 PM TO 7 PM EST SATURDAY...

.TODAY...Mostly sunny. Highs in the lower 40s. South winds 5 to
10 mph, becoming southwest this afternoon.
.TONIGHT...Partly cloudy. Lows around 30. Northeast winds 5 to 10 mph.
.SATURDAY...Windy with rain likely. Highs in the upper 40s. West
winds 15 to 25 mph with gusts up to 45 mph, diminishing to 10 to 15
mph in the afternoon. Chance of rain 70 percent.
.SATURDAY NIGHT AND SUNDAY...Mostly cloudy. Northwest winds
10 to 15 mph.
.MONDAY THROUGH TUESDAY...Partly sunny. Light and variable winds
becoming north around 5 mph.
.WEDNESDAY...Mostly cloudy. Highs around 40.
.THURSDAY...Sunny. North winds 5 mph in the morning, becoming light and variable.
`

const capitals = `.TODAY...SUNNY. HIGHS IN THE UPPER 40S. SOUTH WINDS 5 TO 10 MPH.
.TONIGHT...CLEAR. LOWS IN THE LOWER 30S. CALM WIND.
.SATURDAY...PARTLY SUNNY. HIGHS AROUND 50. SOUTHWEST WINDS 10 TO 15 MPH...SHIFTING TO THE NORTHWEST IN THE AFTERNOON.
.SUNDAY...MOSTLY SUNNY. HIGHS IN THE LOWER 40S.
`

const point = `6 Miles ESE Sampleton VT
44.38°N 72.91°W (Elev. 1211 ft)
Last Update: 3:05 am EST Nov 27, 2026
Forecast Valid: 5am EST Nov 27, 2026-6pm EST Dec 3, 2026
Today
Sunny, with a high near 41. Calm wind becoming west northwest 5 to 8 mph in the afternoon.
Tonight
Mostly clear, with a low around 24. Light southwest wind.
Saturday
A chance of rain after 1pm. Mostly cloudy, with a high near 44. South southeast wind 6 to 11 mph, with gusts as high as 20 mph.
Saturday Night
Rain. South wind around 9 mph.
Sunday
Partly sunny. Breezy, with a west wind of 13 to 17 mph, with gusts as high as 26 mph.
Monday
Sunny, with a high near 38.
`

const table = [
  'Date\t11/27\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t11/28\t\t\t\t',
  ['Hour (EST)', ...hours(5, 24)].join('\t'),
  ['Temperature (°F)', ...Array.from({ length: 24 }, () => '38')].join('\t'),
  ['Surface Wind (mph)', ...Array.from({ length: 24 }, () => '7')].join('\t'),
  [
    'Wind Dir',
    ...'NW NW NW WNW NW W W W W W SW SW SW SSW S'.split(' '),
    '',
    '',
    ...Array.from({ length: 7 }, () => 'N'),
  ].join('\t'),
  'Gust\t\t\t\t\t15',
  ['Sky Cover (%)', ...Array.from({ length: 24 }, () => '80')].join('\t'),
  ['Rain', ...Array.from({ length: 24 }, () => '--')].join('\t'),
  'Date\t11/28\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t\t11/29',
  ['Hour (EST)', ...hours(5, 24)].join('\t'),
  ['Wind Dir', ...Array.from({ length: 10 }, () => 'E'), ...Array.from({ length: 14 }, () => 'SE')].join('\t'),
].join('\n')

function hours(first: number, count: number): string[] {
  return Array.from({ length: count }, (_hour, index) => String((first + index) % 24).padStart(2, '0'))
}

const meteogram = `Sampleton
Hours 2 5 8 11 14 17 20 23 2 5 8 11 14 17 20 23
Temperature (°C) 3 2 4 7 8 6 4 3 2 1 3 6 7 5 3 2
Wind (kt) 6 6 8 9 9 7 5 4 4 5 7 8 8 6 5 4
Gusts (kt) 12 12 15 17 16 14 9 8 8 9 12 14 13 11 9 8
Wind direction 310° 315° 320° 300° 270° 265° 250° 240° 200° 190° 180° 170° 160° 150° 140° 130°
`

const arrows = `Hours 5 8 14 17
Wind dir ↘ ↘ → →
Wind (kt) 6 6 8 9
`

const huntApp = `Oak Ridge
Fri, Nov 27
6 AM
38°
NW 8 mph
Gusts 15 mph
7 AM
39°
NW 9 mph
2 PM
47°
W 10 mph
3 PM
46°
WSW 9 mph
Sat, Nov 28
6 AM
31°
S 4 mph
8 AM
35°
W 6 mph
4 PM
44°
Calm
`

const dayCards = `Fri 27
|
Day
45°
Partly cloudy. High near 45F. Winds WNW at 10 to 15 mph.
Fri 27
|
Night
28°
Clear skies. Low 28F. Winds SSE at 5 to 10 mph.
Sat 28
|
Day
48°
A mix of clouds and sun. Winds light and variable.
`

describe('the winds of a pasted forecast', () => {
  test.each([
    ['a zone forecast', zone, 'S/SW W/W NW/NW -/N -/N -/- N/-'],
    ['a zone forecast in capitals', capitals, 'S/S SW/NW -/- -/- -/- -/- -/-'],
    ['a point forecast', point, '-/W S/S W/W -/- -/- -/- -/-'],
    ['the hourly table', table, 'NW/SW E/SE -/- -/- -/- -/- -/-'],
    ['a meteogram with degrees', meteogram, 'NW/W S/SE -/- -/- -/- -/- -/-'],
    ['an hourly list of a hunting app', huntApp, 'NW/W -/- -/- -/- -/- -/- -/-'],
    ['a list of days and nights', dayCards, 'W/W -/- -/- -/- -/- -/- -/-'],
    ['typed lines', 'Fri AM NW 8 mph, PM W 5\nSat: NE 10\nMon AM nw 8, PM sw', 'NW/W NE/NE -/- NW/SW -/- -/- -/-'],
    [
      'words for halves',
      'Friday morning: NW 8 mph, evening: W\nSunday evening southwest',
      'NW/W -/- -/SW -/- -/- -/- -/-',
    ],
    ['dates', '11/28 N 5 mph\nNov 30: E\n2026-12-01 SW 12 km/h', '-/- N/N -/- E/E SW/SW -/- -/-'],
    ['lines without days', 'NW 8 mph\nW 5 mph\nS 12 mph', 'NW/NW W/W S/S -/- -/- -/- -/-'],
    ['one wind', 'Wind: NW 8 mph', 'NW/NW -/- -/- -/- -/- -/- -/-'],
    [
      'a broadcaster’s words',
      'Today: Winds are southerly at 5 to 15 mph, shifting to the northwest after a late cold front.\nTonight: A north wind.\nSaturday: The wind is from the south in the morning around 5-10 mph and switches to the northwest in the afternoon.',
      'S/NW S/NW -/- -/- -/- -/- -/-',
    ],
    ['speed first', 'Fri 6 AM 8 mph NW\nFri 4 PM 10 mph from the SW', 'NW/SW -/- -/- -/- -/- -/- -/-'],
    [
      'a holiday',
      'Today: East wind 5 mph.\nChristmas Day: North wind 5 mph.\nChristmas Night: West wind.\nSunday: South wind 5 mph.',
      'E/E N/N S/S -/- -/- -/- -/-',
    ],
    [
      'this afternoon',
      'This Afternoon\nSunny. East wind 5 mph.\nTomorrow\nWest wind 5 mph.',
      '-/E W/W -/- -/- -/- -/- -/-',
    ],
  ])('%s', (_, text, week) => {
    expect(read(text)).toBe(week)
  })

  test('nothing, without a wind in it', () => {
    expect(read('Sunny and cold, high near 30.')).toBe('-/- -/- -/- -/- -/- -/- -/-')
    expect(reasons('Sunny and cold, high near 30.')).toEqual(['Sunny and cold, high near 30. (no wind in it)'])
  })

  test('yesterday’s forecast is moved to its days', () => {
    expect(read(zone, '2026-11-28')).toBe('W/W NW/NW -/N -/N -/- N/- -/-')
    expect(read('Thu NW 5\nFri S 5\nSat E 5')).toBe('S/S E/E -/- -/- -/- -/- -/-')
  })

  test('halfway between two of the eight it is north, east, south or west', () => {
    expect(read('NNW 5\nWNW 5\nENE 5\nESE 5\nSSW 5')).toBe('N/N W/W E/E E/E S/S -/- -/-')
  })
})

test.each([
  ['a day without a wind', zone, ['WEDNESDAY, Mostly cloudy. Highs around 40. . (no direction in it)']],
  ['calm or variable', dayCards, [expect.stringContaining('(calm or variable)')]],
  ['arrows', arrows, ['Wind dir ↘ ↘ → → (no letters or degrees)']],
  ['a wind that turns', huntApp, [expect.stringContaining('(it turns: S, W)')]],
  ['a wind before the first day', 'North wind 5 mph.\nSat NW 8', ['North wind 5 mph. (the day is not known)']],
  [
    'a text that is too long',
    `${' '.repeat(mostForecastCharacters)}Sat NW 8`,
    ['Sat NW 8 (past the first 6,000 characters)'],
  ],
  ['another day', 'Fri NW 8\nDec 24: S 5 mph', ['Dec 24: S 5 mph (not one of these seven days)']],
  ['a typo', 'Fri AM NW 8\nSat AM nrthwest 8 mph', ['Sat AM nrthwest 8 mph (no direction in it)']],
])('what could not be read is listed: %s', (_, text, expected) => {
  expect(reasons(text)).toEqual(expect.arrayContaining(expected))
})

/** Days and nights as the National Weather Service lists them; the middle one is named for a holiday. */
const nights = (name: string) => `Sunday
Sunny, with a high near 46. North wind around 5 mph.
Sunday Night
Mostly clear, with a low around 24. Calm wind.
${name}
Sunny, with a high near 44. South wind 5 to 10 mph.
${name} Night
Clear. West wind around 5 mph.
Tuesday
Sunny, with a high near 44. East wind around 5 mph.
`
const list = (name: string) =>
  `Sunday: Sunny. North wind around 5 mph.\n${name}: Sunny. South wind 5 to 10 mph.\nTuesday: East wind 5 mph.\n`
const capitalList = (name: string) =>
  `.SUNDAY...SUNNY. NORTH WINDS 5 MPH.\n.${name.toUpperCase()}...SUNNY. SOUTH WINDS 5 TO 10 MPH.\n.TUESDAY...EAST WINDS 5 MPH.\n`

describe('a day named for a holiday', () => {
  test.each([
    'M.L.King Day',
    'M.L. King Day',
    'MLK Day',
    'MLK',
    'MLK Jr. Day',
    'Martin Luther King Day',
    'Martin Luther King, Jr. Day',
    'Martin Luther King Jr Day',
    'Washington’s Birthday',
    "Presidents' Day",
    "President's Day",
    'Presidents Day',
    'Memorial Day',
    'Juneteenth',
    'Independence Day',
    'Fourth of July',
    '4th of July',
    'Labor Day',
    'Columbus Day',
    "Indigenous Peoples' Day",
    'Veterans Day',
    'Thanksgiving',
    'Thanksgiving Day',
    'Christmas Eve',
    'Christmas Day',
    "New Year's Eve",
    'New Years Day',
    'Inauguration Day',
  ])('is read: %s', (name) => {
    const week = '-/- -/- N/N S/S E/E -/- -/-'
    expect([nights(name), list(name), capitalList(name)].map((text) => read(text))).toEqual([week, week, week])
  })

  test.each(['Patriots Day', 'Mardi Gras', "St. Patrick's Day", 'Opening Day of Deer'])(
    'that nobody knows is listed, and its wind goes to no other day: %s',
    (name) => {
      for (const text of [nights(name), list(name), capitalList(name)]) {
        expect(read(text), text).toBe('-/- -/- N/N -/- E/E -/- -/-')
        expect(reasons(text).join(), text).toMatch(/^(?:.*,)?\.?[^,]*South.*\(the day is not known\)/i)
      }
      const halves = `Sunday: North 5 mph\n${name}: AM S 5, PM W 5\nTuesday: E 5`
      expect(read(halves)).toBe('-/- -/- N/N -/- E/E -/- -/-')
    },
  )

  test.each([
    'Sun: N 5\nmardi gras: S 5\nTue: E 5',
    'Sun N 5\nMardi Gras S 5\nTue E 5',
    'sun N 5\nmardi gras: S 5\ntue E 5',
    'Sunday\nNorth wind 5 mph\nMardi Gras\nSouth wind 5 mph\nTuesday\nEast wind 5 mph',
    'Sunday - North wind 5 mph.\nMardi Gras - South wind 5 mph.\nTuesday - East wind 5 mph.',
  ])('that nobody knows is listed in typed lines too: %j', (text) => {
    expect(read(text)).toBe('-/- -/- N/N -/- E/E -/- -/-')
    expect(reasons(text)).toEqual([expect.stringMatching(/^mardi gras.* \(the day is not known\)$/i)])
  })

  test('that nobody knows is listed also as the first', () => {
    for (const text of [list('Mardi Gras'), nights('Mardi Gras')]) {
      const cut = text.slice(text.indexOf('Mardi'))
      expect(read(cut)).toBe('-/- -/- -/- -/- E/E -/- -/-')
      expect(reasons(cut)[0]).toContain('Mardi Gras')
    }
  })

  test.each(['UV index: 2', 'Barometer: 30.1', 'Summary: nice', 'Air quality: good', 'Ceiling: 5000 ft'])(
    'is no line of an app between a day and its halves: %s',
    (line) => {
      expect(read(`Sunday:\n${line}\nAM: N 5\nPM: S 5`)).toBe('-/- -/- N/S -/- -/- -/- -/-')
    },
  )

  test('is no line of weather', () => {
    const cards = 'Saturday\nMostly Sunny\nNW 8 mph\nHigh: 44\nWind: NW 8 mph\nSunday: S 5\nWind: S 5 mph\n'
    expect(read(cards)).toBe('-/- NW/NW S/S -/- -/- -/- -/-')
    expect(reasons(cards)).toEqual([])
  })
})

test.each(['27/11: N 5', '11/31: N 5', 'Feb 30: N 5', 'Sat 13/45: N 5'])(
  'a date that no calendar has is listed, and its wind goes to no other day: %s',
  (text) => {
    expect(read(`${text}\nTue: E 5`)).toBe('-/- -/- -/- -/- E/E -/- -/-')
    expect(reasons(text)).toEqual([`${text} (the day is not known)`])
  },
)

test('days behind each other on one line are told apart', () => {
  expect(read('Sunday: North wind 5 mph. Monday: South wind 5 mph. Tuesday: East wind 5 mph.')).toBe(
    '-/- -/- N/N S/S E/E -/- -/-',
  )
})

test('a wind that becomes light has no direction any more', () => {
  const text =
    'Saturday: Wind northwest 20 km/h becoming light in the afternoon.\nSunday: Wind south 15 km/h becoming light north in the afternoon.'
  expect(read(text)).toBe('-/- NW/- S/N -/- -/- -/- -/-')
  expect(reasons(text)).toEqual([expect.stringContaining('(calm or variable)')])
})

test('any text is read without an error, and in time', () => {
  const piece = fc.constantFrom(
    'Mon ',
    'AM ',
    'Mardi Gras: ',
    'NW ',
    '8 mph',
    '\n',
    '. ',
    '...',
    ' winds ',
    'becoming ',
    '11/28',
    '6 AM ',
    '\t',
    ' to ',
    'through ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 200 }).map((parts) => parts.join('')),
      ),
      (text) => {
        const { week, count } = readForecast(text, today)
        expect(week).toHaveLength(7)
        expect(count).toBeLessThanOrEqual(14)
      },
    ),
  )
  for (const part of [
    ' ',
    'a',
    'north',
    'Mon ',
    'Mon and ',
    'winds ',
    'winds becoming ',
    '1',
    '\n',
    '.',
    '\t',
    'NW ',
    '11/',
    'Mardi Gras',
    'Mardi Gras.\n',
    'A: ',
    'A ',
  ]) {
    const start = performance.now()
    readForecast(part.repeat(mostForecastCharacters), addDays(today, 1))
    expect(performance.now() - start, part).toBeLessThan(500)
  }
})
