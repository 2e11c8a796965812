import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { DateOrder } from '~/lib/date-text'
import { decodeCsv } from '~/lib/read-csv'
import { isDeep } from '../../../tests/setup/tier'
import type { LogContext } from './log-csv'
import { summarizeLog } from './log-summary'
import { readSit, type Sit } from './sit'
import { readLogFile, toCsv, toJson } from './sit-files'

const sit: Sit = {
  id: 'a',
  date: '2026-11-14',
  from: '06:00',
  to: '09:00',
  place: 'Back forty',
  stand: 'Oak ladder',
  wind: 'NW',
  note: '',
  ground: 'state=VT',
  sightings: [{ time: '07:00', what: 'doe', count: 2 }],
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

const readCsv = (text: string, context: LogContext = {}) => {
  const { sits: found, refused } = readLogFile(text, context)
  return { found, refused }
}

describe('files', () => {
  test('bring every sit back as it was, as CSV and as JSON', () => {
    fc.assert(
      fc.property(sits, (all) => {
        expect(readLogFile(toJson(all))).toMatchObject({ sits: all, refused: [] })
        expect(readLogFile(toCsv(all))).toMatchObject({ sits: all, refused: [], ignored: [] })
      }),
      { numRuns: 300 },
    )
  })

  test('hold no cell that a spreadsheet takes for a formula, and open in Excel with their letters', () => {
    const text = toCsv([{ ...sit, stand: '=HYPERLINK("x")', note: 'x;＝1' }])
    expect(text).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).toContain(`x;'＝1`)
    expect(text).toMatch(/^\uFEFFid,date,.*,count\r\n.*\r\n$/)
  })

  test('say which sits were left out, and why', () => {
    const text = toCsv([sit, { ...sit, id: 'b' }]).replace('b,2026-11-14', 'b,2026-11-31')
    expect(readCsv(text)).toEqual({
      found: [sit],
      refused: ['Line 3: date “2026-11-31”: Enter a date from 1900 to 2100, such as 2026-11-23.'],
    })
    expect(readLogFile(toJson([sit, sit])).refused).toEqual(['Sit 2: an earlier sit has the same id.'])
  })

  test.each(['', 'a,b\n1,2', '{', '{"sits":1}', '[]', '\u0000\u0001', '<html>', 'date,from,to,DATE'])(
    '%j is no log',
    (text) => {
      expect(readCsv(text)).toEqual({ found: [], refused: [expect.stringContaining('This is not a season log')] })
    },
  )
})

const head = 'id,date,from,to,place,stand,wind,note,ground,time,what,count'
const line = 'a,2026-11-14,06:00,09:00,Back forty,Oak ladder,NW,,state=VT,07:00,doe,2'
const made = { ...sit, id: expect.stringMatching(/^[\w-]{36}$/) }

describe('a log that a spreadsheet has saved', () => {
  test.each([
    ['with the hours of Excel', line.replace('06:00', '6:00').replace('09:00', '9:00').replace('07:00', '7:00')],
    ['with seconds', line.replaceAll(':00', ':00:00')],
    ['with halves of the day', line.replace('06:00', '6:00 AM').replace('09:00', '9:00:00 AM')],
    ['with dots in the hours', line.replace('06:00', '6.00').replace('09:00', '09.00')],
    ['with an American day', line.replace('2026-11-14', '11/14/2026')],
    ['with a short year', line.replace('2026-11-14', '11/14/26')],
    ['with a British day', line.replace('2026-11-14', '14/11/2026')],
    ['with a German day', line.replace('2026-11-14', '14.11.2026')],
    ['with a wind in small letters', line.replace('NW', 'nw')],
    ['with the name of a wind', line.replace('NW', 'Northwest')],
    ['with decimals', line.replace(/2$/, '"2,00"')],
    ['with further empty cells', `${line},,`],
  ])('%s', (_, text) => {
    expect(readCsv(`${head}\r\n${text}\r\n`)).toEqual({ found: [sit], refused: [] })
  })

  test('with line ends of two kinds loses no sit', () => {
    const lines = [head, line, line.replace('a,', 'b,'), line.replace('a,', 'c,')]
    expect(readCsv(`${lines.slice(0, 3).join('\r\n')}\n${lines[3] ?? ''}\r\n`).found).toHaveLength(3)
  })

  test('with columns in other letters, and one that is not ours, which is named', () => {
    const log = readLogFile(`${head.toUpperCase()},Moon,Empty\n${line},full,`)
    expect(log).toMatchObject({ sits: [sit], refused: [], ignored: ['Moon'] })
  })

  test('without ids gets ids, one for the lines of one sit, and those of the sits that are in the log already', () => {
    const other = line.replace('06:00', '05:30').replace('07:00,doe,2', ',,')
    const text = [head, line, line.replace('07:00,doe,2', '08:00,buck,1'), other].join('\n').replaceAll(/^[^,]*,/gm, '')
    const sightings = [...sit.sightings, { time: '08:00', what: 'buck', count: 1 }]
    const second = { ...made, from: '05:30', sightings: [] }
    expect(readCsv(text).found).toEqual([{ ...made, sightings }, second])
    expect(readCsv(text, { sits: [sit] }).found).toEqual([{ ...sit, sightings }, second])
  })

  test.each([
    ['2026-11-14', '46340', 'Line 2: date “46340”: a spreadsheet’s number for a day, usually 2026-11-14.'],
    ['06:00', '0.25', 'Line 2: from “0.25”: a spreadsheet’s number for a time, 6:00 AM.'],
    ['Oak ladder', '#REF!', 'Line 2: stand “#REF!”: a spreadsheet writes this for a formula that went wrong'],
    ['2026-11-14', '#NAME?', 'Line 2: date “#NAME?”: a spreadsheet writes this for a formula that went wrong'],
  ])('with %s as %s is refused, with the reason', (from, to, fault) => {
    expect(readCsv(`${head}\n${line.replace(from, to)}`)).toEqual({
      found: [],
      refused: [expect.stringContaining(fault)],
    })
  })

  test('with a sighting that somebody added below its sit', () => {
    const added = ',2026-11-14,06:00,09:00,Back forty,Oak ladder,,,,08:00,buck,1'
    expect(readCsv([head, line, added].join('\n'))).toEqual({
      found: [{ ...sit, sightings: [...sit.sightings, { time: '08:00', what: 'buck', count: 1 }] }],
      refused: [],
    })
  })

  test.each([
    [['11/4/2026'], undefined, '11/4/2026', []],
    [['11/4/2026'], 'month first', undefined, ['2026-11-04']],
    [['11/4/2026'], 'day first', undefined, ['2026-04-11']],
    [['11/4/2026', '11/14/2026'], undefined, undefined, ['2026-11-04', '2026-11-14']],
    [['4/11/2026', '14/11/2026'], undefined, undefined, ['2026-11-04', '2026-11-14']],
    [['4/11/2026', '14/11/2026', '11/14/2026'], undefined, '4/11/2026', []],
    [['2026-11-14', '11/11/2026'], undefined, undefined, ['2026-11-14', '2026-11-11']],
  ] as const)('with the dates %j and the order %s', (dates, order, unclear, days) => {
    const lines = dates.map((date, index) => line.replace('a,2026-11-14', `${String(index)},${date}`))
    const log = readLogFile([head, ...lines].join('\n'), { order })
    expect([log.unclear, log.sits.map(({ date }) => date)]).toEqual([unclear, days])
  })
})

describe('each line of a log is read, or named with its reason', () => {
  test.each([
    [
      [line, line.replace('a,2026-11-14', 'a,2026-11-15')],
      'Line 3: An earlier line has the same id, but another date.',
    ],
    [
      [line, line.replace('07:00,doe,2', ',,')],
      'Line 3: An earlier line has the same id, and this one adds no sighting.',
    ],
    [
      [line.replace('a,', ','), line.replace('a,', ',').replace('NW', 'S')],
      'the same day, hours and stand, but another w',
    ],
    [[line.replace('2026-11-14', 'opening day')], 'Line 2: date “opening day”: Enter a date'],
    [[line.replace(/2$/, 'some')], 'Line 2: count “some”: Enter a whole number'],
    [[line.replace('doe', '')], 'Line 2: what “”: Say what you saw.'],
    [[line.replace('Back forty', 'Back, forty')], 'Line 2: 13 cells for 12 columns.'],
    [[line.replace('Oak', '"Oak')], 'Line 2: a quotation mark'],
  ])('%j', (lines, reason) => {
    const { sits: found, left, found: all, refused } = readLogFile([head, ...lines].join('\n'))
    expect(refused).toEqual([expect.stringContaining(reason)])
    expect([all, left, found.length]).toEqual([lines.length, 1, lines.length - 1])
  })

  test('with all lines of a sit that has a wrong one', () => {
    const lines = [line, line.replace(/doe,2$/, 'doe,many'), line.replace('a,', 'b,')]
    expect(readLogFile([head, ...lines].join('\n'))).toMatchObject({
      sits: [{ id: 'b' }],
      left: 2,
      refused: ['Line 2: Another line of the same sit is left out.', expect.stringContaining('Line 3: count “many”')],
    })
  })

  test('whatever is in it', () => {
    const cells = ['', 'a', 'b', '2026-11-14', '11/4/2026', '06:00', '9 AM', '9:00 AM', 'NW', 'doe', '2', '"', '"x"']
    const anyLine = fc.array(fc.constantFrom(...cells), { maxLength: 13 }).map((all) => all.join(','))
    const goodLine = fc.constantFrom(
      line,
      line.replace('a,', ','),
      line.replace('07:00,doe,2', ',,'),
      'a,,,,,,,,,,fox,1',
    )
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    const anyLog = fc.array(fc.tuple(fc.oneof(anyLine, goodLine), lineEnd), { maxLength: 10 })
    fc.assert(
      fc.property(anyLog, fc.constantFrom<DateOrder>('month first', 'day first'), (lines, order) => {
        const text = `${head}\n${lines.flat().join('')}`
        const { sits: read, found, left } = readLogFile(text, { order })
        // Each sighting has a line, and so has a sit without one.
        const used = read.reduce((sum, { sightings }) => sum + Math.max(1, sightings.length), 0)
        expect(found - left).toBeGreaterThanOrEqual(used)
        expect(found - left).toBeLessThanOrEqual(used + read.length)
      }),
      { numRuns: isDeep ? 2000 : 200 },
    )
  })
})

const bare = (number: string) => String(Number(number))
const half = (hour: string) => ({ hour: String(Number(hour) % 12 || 12), mark: Number(hour) < 12 ? 'AM' : 'PM' })

interface Written {
  of: (year: string, month: string, day: string) => string
  order?: DateOrder
}

/** Spreadsheets write a date, an hour and a file in these ways. */
const dates: readonly Written[] = [
  { of: (year, month, day) => `${year}-${month}-${day}` },
  { of: (year, month, day) => `${bare(month)}/${bare(day)}/${year}`, order: 'month first' },
  { of: (year, month, day) => `${month}/${day}/${year.slice(2)}`, order: 'month first' },
  { of: (year, month, day) => `${day}/${month}/${year}`, order: 'day first' },
  { of: (year, month, day) => `${bare(day)}-${bare(month)}-${year}`, order: 'day first' },
  { of: (year, month, day) => `${day}.${month}.${year}` },
]
const hours = [
  (hour: string, minute: string) => `${hour}:${minute}`,
  (hour: string, minute: string) => `${bare(hour)}:${minute}`,
  (hour: string, minute: string) => `${hour}:${minute}:00`,
  (hour: string, minute: string) => `${half(hour).hour}:${minute} ${half(hour).mark}`,
  (hour: string, minute: string) => `${half(hour).hour}:${minute}:00 ${half(hour).mark}`,
  (hour: string, minute: string) => `${hour}.${minute}`,
]
const encodings = [
  (text: string) => Buffer.from(text),
  (text: string) => Buffer.from(`\uFEFF${text}`),
  (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
]
const toWindows = (text: string) => text.replaceAll(/[^\s!-~\u00a0-\u00ff]/g, '?')
const windows = (text: string) => Buffer.from(toWindows(text), 'latin1')

const spreadsheet = fc.record({
  date: fc.constantFrom(...dates),
  hour: fc.constantFrom(...hours),
  encode: fc.constantFrom(...encodings, windows),
  delimiter: fc.constantFrom(',', ';', '\t'),
  lineEnds: fc.array(fc.constantFrom('\r\n', '\n', '\r', '\r\n\r\n'), { minLength: 1, maxLength: 3 }),
  quotes: fc.boolean(),
  isUpper: fc.boolean(),
  hasId: fc.boolean(),
  isTrimmed: fc.boolean(),
  isReversed: fc.boolean(),
})
type Spreadsheet = typeof spreadsheet extends fc.Arbitrary<infer Value> ? Value : never

function saveIn(sheet: Spreadsheet, csv: string): ArrayBuffer {
  const [names = [], ...rows] = Papa.parse<string[]>(csv.slice(1), { newline: '\r\n' }).data.slice(0, -1)
  const show = (cell: string, place: number) => {
    const name = names[place] ?? ''
    const [first = '', second = '', third = ''] = cell.split(/[-:]/)
    if (name === 'date') return sheet.date.of(first, second, third)
    return ['from', 'to', 'time'].includes(name) && cell !== '' ? sheet.hour(first, second) : cell
  }
  const order = (row: string[]) =>
    sheet.isReversed ? row.slice(sheet.hasId ? 0 : 1).toReversed() : row.slice(sheet.hasId ? 0 : 1)
  const trim = (row: string[]) => (sheet.isTrimmed ? row.slice(0, row.findLastIndex((cell) => cell !== '') + 1) : row)
  const table = [sheet.isUpper ? names.map((name) => name.toUpperCase()) : names, ...rows.map((row) => row.map(show))]
  const lines = table.map((row) => Papa.unparse([trim(order(row))], sheet))
  // In the letters of Windows, CR alone means an old Mac.
  const ends = sheet.encode === windows ? ['\r\n'] : sheet.lineEnds
  return Uint8Array.from(sheet.encode(lines.map((text, index) => text + (ends[index % ends.length] ?? '')).join('')))
    .buffer
}

test('a log comes back whole from every spreadsheet', () => {
  fc.assert(
    fc.property(sits, spreadsheet, (all, sheet) => {
      const lettered =
        sheet.encode === windows
          ? all.flatMap((each) => readSit(JSON.parse(toWindows(JSON.stringify(each)))).sit ?? [])
          : all
      // Without ids, the lines of one day, hours and stand are one sit.
      const sent = sheet.hasId
        ? lettered
        : lettered.map((each, index) => ({ ...each, stand: `Stand ${String(index)}` }))
      const decoded = decodeCsv(saveIn(sheet, toCsv(sent)))
      const log = readLogFile('text' in decoded ? decoded.text : '', { order: sheet.date.order })
      expect(log).toMatchObject({ left: 0, refused: [], ignored: [] })
      expect(log.sits).toEqual(sheet.hasId ? sent : sent.map((each) => ({ ...each, id: made.id })))
    }),
    { numRuns: isDeep ? 2000 : 200 },
  )
})

describe('the bars', () => {
  test('count deer and sits by minutes from the sun', () => {
    // Sunrise at the center of Vermont on November 14, 2026, is at 6:45.
    const { sunrise, sunset } = summarizeLog([sit, { ...sit, id: 'b', from: '06:50', to: '07:10', sightings: [] }])
    expect(sunrise.find(({ label }) => label === '0 to 30 min after sunrise')).toEqual({
      label: '0 to 30 min after sunrise',
      deer: 2,
      sits: 2,
    })
    expect(sunrise.find(({ label }) => label === '60 to 30 min before sunrise')).toMatchObject({ deer: 0, sits: 1 })
    expect(sunset).toEqual([])
  })

  test('by light hold no sighting from outside its sit', () => {
    const sightings = [
      { time: '06:55', what: 'doe', count: 1 },
      { time: '07:05', what: 'doe', count: 2 },
    ]
    const { sunrise, deerOutsideSits } = summarizeLog([{ ...sit, from: '07:00', sightings }])
    expect(sunrise.reduce((sum, { deer }) => sum + deer, 0)).toBe(2)
    expect(deerOutsideSits).toBe(1)
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
