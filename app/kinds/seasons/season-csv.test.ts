import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DateOrder } from '~/lib/date-text'
import { states } from '~/lib/states.data'
import { csvColumns, exampleCsv } from './csv-columns'
import { readSeasonCsv, toSeasonCsv } from './season-csv'
import { speciesNames, weaponNames } from './season-names.data'
import type { SeasonInput } from './seasons.schema'

const today = '2026-11-25'
const read = (text: string, order?: DateOrder) => readSeasonCsv(text, { today, order })
/** A file of an earlier release has these columns. */
const header = 'State,Species,Weapon,Zone,Opens,Closes,Limit,Fee,Source,Checked'
const line = 'OH,White-tailed deer,Archery,,2026-09-26,2027-02-07,,$40,https://a.example/deer,2026-11-21'

const archery: SeasonInput = {
  state: 'OH',
  species: 'White-tailed deer',
  weapon: 'Archery',
  zone: 'Statewide',
  opensOn: '2026-09-26',
  closesOn: '2027-02-07',
  bagLimit: null,
  fee: '$40',
  minutesBeforeSunrise: null,
  minutesAfterSunset: null,
  sourceUrl: 'https://a.example/deer',
  checkedOn: '2026-11-21',
}

test('the columns are the fields of the form', () => {
  expect(csvColumns.map(({ name }) => name).join(',')).toBe(header.replace('Fee,', 'Fee,Before sunrise,After sunset,'))
})

test('the example can be imported', () => {
  expect(read(exampleCsv)).toMatchObject({
    seasons: [
      { bagLimit: '2 deer, 1 antlered', minutesAfterSunset: 30 },
      { fee: null, minutesAfterSunset: null },
    ],
    faults: [],
  })
})

describe('a right file', () => {
  test.each([
    ['with line feeds', `${header}\n${line}\n`],
    ['with CRLF', `${header}\r\n${line}\r\n`],
    ['with a byte order mark', `\uFEFF${header}\n${line}`],
    ['with semicolons', `${header}\n${line}`.replaceAll(',', ';')],
    ['with tabs, as a spreadsheet copies', `${header}\n${line}`.replaceAll(',', '\t')],
    ['with empty lines', `\n\n${header}\n\n${line}\n,,,,,,,,,\n`],
    ['with a state’s name', `${header}\n${line.replace('OH', ' ohio ')}`],
    ['with letters in lower case', `${header.toUpperCase()}\n${line.replace('OH', 'oh')}`],
    ['with quotation marks', `${header}\n${line.replace('Archery', '"Archery"')}`],
    ['with a column that is not ours', `${header},Note\n${line},mine`],
    ['with line ends of two kinds', `${header}\r\n${line}\n`],
    ['with American dates', `${header}\n${line.replaceAll(/(\d{4})-0?(\d+)-0?(\d+)/g, '$2/$3/$1')}`],
    ['with short American dates', `${header}\n${line.replaceAll(/20(\d\d)-0?(\d+)-0?(\d+)/g, '$2/$3/$1')}`],
    ['with British dates', `${header}\n${line.replaceAll(/(\d{4})-(\d+)-(\d+)/g, '$3/$2/$1')}`],
    ['with German dates', `${header}\n${line.replaceAll(/(\d{4})-(\d+)-(\d+)/g, '$3.$2.$1')}`],
    ['with further empty cells', `${header}\n${line},,`],
    ['without its last cells', `${header.replace(',Zone', '')},Zone\n${line.replace(',,2026', ',2026')}`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ seasons: [archery], faults: [] })
  })

  test.each([
    ['60,0', { minutesBeforeSunrise: 60, minutesAfterSunset: 0 }],
    ['" 30 ",-15', { minutesBeforeSunrise: 30, minutesAfterSunset: -15 }],
    [',', { minutesBeforeSunrise: null, minutesAfterSunset: null }],
  ])('with the hours %s', (cells, hours) => {
    const text = `${header},Before sunrise,After sunset\n${line},${cells}`
    expect(read(text)).toEqual({ seasons: [{ ...archery, ...hours }], faults: [] })
  })

  test('in another order of the columns', () => {
    const cells = (text: string) => text.split(',').toReversed().join(',')
    expect(read(`${cells(header)}\n${cells(line)}`)).toEqual({ seasons: [archery], faults: [] })
  })

  test('with commas and quotation marks in a cell', () => {
    const text = line.replace('$40', '"$40, or ""free"" for residents"')
    expect(read(`${header}\n${text}`).seasons).toEqual([{ ...archery, fee: '$40, or "free" for residents' }])
  })
})

describe('what is wrong is told with its line', () => {
  const bad = (from: string, to: string) => read(`${header}\n${line}\n${line.replace(from, to)}`).faults

  test.each([
    ['OH', 'ZZ', 'Line 3: State “ZZ”: Choose one of the fifty states'],
    ['White-tailed deer', ' ', 'Line 3: Species “ ”: Please name the species'],
    ['White-tailed deer', 'Unicorn', 'Line 3: Species “Unicorn”: Use White-tailed deer, Mule deer, '],
    ['White-tailed deer', 'Elk and unicorns', 'Line 3: Species “Elk and unicorns”: Use White-tailed deer'],
    ['Archery', 'Laser gun', 'Line 3: Weapon “Laser gun”: Use Archery, Bow, '],
    ['2026-09-26', '9/31/2026', 'Line 3: Opens “9/31/2026”: Use a date like 2026-11-21'],
    ['2026-09-26', '9/10/2026', 'Line 3: Opens “9/10/2026”: two days are possible, and no line tells which'],
    ['2026-09-26', '2026-09-31', 'Line 3: Opens “2026-09-31”: Use a date like 2026-11-21'],
    ['2027-02-07', '2026-09-25', 'Line 3: Closes “2026-09-25”: A season closes on the day it opens, or later'],
    ['2027-02-07', '2072-02-07', 'Line 3: Closes “2072-02-07”: A season lasts at most a year: please check the year'],
    ['2026-11-21', '2026-11-26', 'Line 3: Checked “2026-11-26”: This day is still to come: today is 2026-11-25'],
    ['https://a.example/deer', 'a.example/deer', 'Source “a.example/deer”: Use a web address that starts with https'],
    ['https://a.example/deer', 'javascript:alert(1)', 'Use a web address'],
    ['$40', '$40, $125', 'Line 3: 11 cells for 10 columns.'],
    ['Archery', '"Archery', 'Line 3: a quotation mark is opened and never closed'],
    ['$40', ' #ref! ', 'Line 3: Fee “ #ref! ”: a spreadsheet writes this for a formula that went wrong'],
    [',2026-09-26', '#N/A,2026-09-26', 'Line 3: Zone “#N/A”: a spreadsheet writes this for a formula that went wrong'],
    ['2026-09-26', '#VALUE!', 'Line 3: Opens “#VALUE!”: a spreadsheet writes this for a formula that went wrong'],
    ['2026-09-26', '46340', 'Line 3: Opens “46340”: a spreadsheet’s number for a day, usually 2026-11-14'],
    ['2026-09-26', '46340.5', 'Line 3: Opens “46340.5”: a spreadsheet’s number for a day, usually 2026-11-14'],
    ['2026-09-26', '99999', 'Line 3: Opens “99999”: Use a date like 2026-11-21'],
    ['nothing', 'nothing', 'Line 3: the same as line 2'],
  ])('%s as %s', (from, to, fault) => {
    expect(bad(from, to)).toEqual([expect.stringContaining(fault)])
  })

  test.each([
    ['30,', 'Line 2: After sunset “”: Enter both minutes, or neither'],
    ['half,30', 'Line 2: Before sunrise “half”: Use whole minutes from -120 to 120, or leave it empty'],
    ['30,121', 'Line 2: After sunset “121”: Use whole minutes'],
  ])('also of hours: %s', (cells, fault) => {
    const { faults } = read(`${header},Before sunrise,After sunset\n${line},${cells}`)
    expect(faults).toEqual([expect.stringContaining(fault)])
  })

  test('and lines that share a fault together', () => {
    const wrong = [3, 4, 6].map((zone) => line.replace('OH', 'ZZ').replace(',,', `,Zone ${String(zone)},`))
    expect(read([header, line, ...wrong.slice(0, 2), '', wrong[2]].join('\n')).faults).toEqual([
      'Lines 3 and 4, 6: State “ZZ”: Choose one of the fifty states',
    ])
  })

  test('and a mistyped name beside a mistyped date', () => {
    const wrong = line.replace('White-tailed deer', 'Unicorn').replace('2026-09-26', '9/31/2026')
    expect(read(`${header}\n${wrong}`).faults).toEqual([
      expect.stringContaining('Line 2: Species “Unicorn”: Use White-tailed deer'),
      expect.stringContaining('Line 2: Opens “9/31/2026”: Use a date'),
    ])
  })

  test('and two columns of one name', () => {
    expect(read(`${header},opens\n${line},2026-11-21`).faults).toEqual(['Line 1 names a column twice: Opens'])
  })

  test('and each fault of a line, by lines of the text', () => {
    const twoLines = line.replace('Archery', '"Archery,\nCrossbow"')
    const text = [header, twoLines, '', line.replace('OH', 'Ontario').replace('2026-11-21', 'today')].join('\r\n')
    expect(read(text).faults).toEqual([
      'Line 5: State “Ontario”: Choose one of the fifty states',
      'Line 5: Checked “today”: Use a date like 2026-11-21',
    ])
    expect(read(text).seasons).toHaveLength(1)
  })

  test.each([
    ['', 'There is no text to import.'],
    [' \n\n', 'There is no text to import.'],
    [header, 'There is no season below the names of the columns.'],
    [line, 'Line 1 has to name the columns. Missing: State, Species'],
    [`\n${header.replace('Fee,', '')}\n`, 'Line 2 has to name the columns. Missing: Fee'],
  ])('%j', (text, fault) => {
    expect(read(text)).toEqual({ seasons: [], faults: [expect.stringContaining(fault)] })
  })
})

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
  .filter((text) => text !== '')

const anySeason: fc.Arbitrary<SeasonInput> = fc.record({
  state: fc.constantFrom(...states.map(({ id }) => id)),
  species: fc.constantFrom(...speciesNames),
  weapon: fc
    .tuple(fc.constantFrom(...weaponNames), anyText)
    .map(([name, text]) => `${name} (${text.replaceAll(/[()]/g, '')})`),
  zone: anyText,
  opensOn: fc.constantFrom('2026-09-01', '2026-11-30'),
  closesOn: fc.constantFrom('2026-11-30', '2027-01-31'),
  bagLimit: fc.option(anyText),
  fee: fc.option(anyText),
  minutesBeforeSunrise: fc.constant(null),
  minutesAfterSunset: fc.constant(null),
  sourceUrl: fc.webUrl({ validSchemes: ['https', 'http'] }).map((url) => new URL(url).href),
  checkedOn: fc.constantFrom('2026-01-01', today),
})

test.each<[string, DateOrder | undefined, string | undefined]>([
  ['2026-09-10', undefined, '2026-09-10'],
  ['9/10/2026', undefined, undefined],
  ['9/10/2026', 'month first', '2026-09-10'],
  ['9/10/2026', 'day first', '2026-10-09'],
  ['10.9.2026', undefined, '2026-09-10'],
])('an opening day of %j is read %s as %s', (typed, order, day) => {
  expect(read(`${header}\n${line.replace('2026-09-26', typed)}`, order).seasons[0]?.opensOn).toBe(day)
})

test('a day above 12 tells the order of all dates of the file', () => {
  const text = line.replace('2026-09-26', '9/10/2026').replace('2027-02-07', '11/30/2026')
  expect(read(`${header}\n${text}`).seasons).toMatchObject([{ opensOn: '2026-09-10', closesOn: '2026-11-30' }])
})

test.each(['elk', 'White-Tailed  Deer', 'Mule deer or white-tailed deer', 'Elk (antlerless)', 'Deer, elk'])(
  '%j is a species',
  (species) => {
    expect(read(`${header}\n${line.replace('White-tailed deer', `"${species}"`)}`).faults).toEqual([])
  },
)

describe('what is written is read again', () => {
  test('whatever it says', () => {
    const same = (season: SeasonInput) => JSON.stringify(season)
    fc.assert(
      fc.property(fc.uniqueArray(anySeason, { selector: same, maxLength: 8, minLength: 1 }), (seasons) => {
        expect(read(toSeasonCsv(seasons))).toEqual({ seasons, faults: [] })
      }),
    )
  })

  test('and no cell is a formula to a spreadsheet', () => {
    const fee = '=HYPERLINK("https://a.example")'
    const text = toSeasonCsv([{ ...archery, fee, bagLimit: '-1;＝1', zone: "'+1" }])
    expect(text).toContain(`"'=HYPERLINK(""https://a.example"")"`)
    expect(text).toContain(`,''+1,`)
    expect(text).toContain(`,'-1;'＝1,`)
    expect(read(text).seasons).toMatchObject([{ fee, bagLimit: '-1;＝1', zone: "'+1" }])
  })

  test('wild text is refused or read, and never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(read(`${header}\n${text}`).seasons).toBeDefined()
      }),
    )
  })
})
