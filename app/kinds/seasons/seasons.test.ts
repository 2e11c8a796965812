import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goodRows } from '~db/test-rows'
import { importedMessage, stateNames } from './admin/season-messages'
import { seasonFields } from './season.fields'
import { seasonName, seasonStatus, seasonsToday } from './seasons'
import { seasonForm } from './seasons.schema'

const days = { opensOn: '2026-09-26', closesOn: '2027-02-07' }

describe('the status of a season', () => {
  test.each([
    ['2025-09-26', 'Opens in 365 days'],
    ['2026-09-14', 'Opens in 12 days'],
    ['2026-09-25', 'Opens tomorrow'],
    ['2026-09-26', 'Open now'],
    ['2026-12-31', 'Open now'],
    ['2027-02-07', 'Open now'],
    ['2027-02-08', 'Over'],
    ['2031-09-27', 'Over'],
  ])('on %s: %s', (today, label) => {
    expect(seasonStatus(days, today).label).toBe(label)
  })

  const anyDay = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  test('is over after the last day and at no other time, in whatever years', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (one, other, today) => {
        const [opensOn = '', closesOn = ''] = [one, other].toSorted()
        const { kind } = seasonStatus({ opensOn, closesOn }, today)
        expect(kind === 'over').toBe(new Date(today) > new Date(closesOn))
        expect(kind === 'ahead').toBe(new Date(today) < new Date(opensOn))
      }),
    )
  })

  test('counts days over a change of the clocks', () => {
    expect(seasonStatus({ opensOn: '2026-11-02', closesOn: '2026-11-02' }, '2026-10-31').label).toBe('Opens in 2 days')
  })
})

const absent = { bagLimit: null, fee: null, minutesBeforeSunrise: null, minutesAfterSunset: null }
const season = { ...goodRows.seasons, ...absent, id: 1 }

test('a season has its state in its name', () => {
  expect(seasonName(season)).toBe('Ohio: White-tailed deer, Archery, Statewide')
})

test.each([
  ['2026-11-25', 'Open now: 1 of 1 season. The agency has the last word.'],
  ['2027-03-01', 'Open now: none of 1 season. The agency has the last word.'],
])('on %s a state says: %s', (today, words) => {
  expect(seasonsToday([season], today)).toBe(words)
})

test.each([
  [{ states: ['OH'], added: 1, replaced: 0, known: 0 }, 'Ohio: 1 season added.'],
  [
    { states: ['OH', 'TX'], added: 12, replaced: 8, known: 1 },
    'Ohio, Texas: 12 seasons added, 8 seasons replaced, 1 season there already.',
  ],
] as const)('an import says what it did: %j', (result, description) => {
  expect(importedMessage(result).description).toBe(description)
})

test('many states are not all named', () => {
  expect(stateNames(['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE'])).toBe(
    'Alabama, Alaska, Arizona, Arkansas, California, Colorado and 2 more',
  )
})

describe('the form', () => {
  const today = '2026-11-25'
  const faultsOf = (change: Record<string, string>) => {
    const { error } = seasonForm(today).safeParse({ ...goodRows.seasons, ...change })
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }

  test('becomes a record: empty texts are absent, an empty zone is statewide', () => {
    const sent = { ...goodRows.seasons, state: 'oh', zone: ' ', fee: '', sourceUrl: 'HTTPS://OhioDNR.gov' }
    expect(seasonForm(today).parse(sent)).toEqual({
      ...Object.fromEntries(Object.keys(seasonFields).map((name) => [name, Reflect.get(goodRows.seasons, name)])),
      ...absent,
    })
  })

  test.each<[Record<string, string>, string]>([
    [{ state: 'DC' }, 'state: Choose one of the fifty states'],
    [{ species: '' }, 'species: Please name the species'],
    [{ weapon: `Rifle (${'x'.repeat(80)})` }, 'weapon: Use at most 80 characters'],
    [{ species: 'Unicorn' }, expect.stringContaining('species: Use White-tailed deer, ')],
    [{ weapon: 'Laser gun' }, expect.stringContaining('weapon: Use Archery, ')],
    [{ opensOn: '26 September' }, 'opensOn: Use a date like 2026-11-21'],
    [{ closesOn: '2026-09-25' }, 'closesOn: A season closes on the day it opens, or later'],
    [{ closesOn: '2028-02-07' }, 'closesOn: A season lasts at most a year: please check the year'],
    [{ checkedOn: '2026-11-26' }, 'checkedOn: This day is still to come: today is 2026-11-25'],
    [{ checkedOn: '0026-11-21' }, 'checkedOn: Please check the year'],
    [{ minutesBeforeSunrise: '30' }, 'minutesAfterSunset: Enter both minutes, or neither'],
    [{ minutesAfterSunset: '0' }, 'minutesBeforeSunrise: Enter both minutes, or neither'],
    ...['121', '1.5', '-121', 'half'].map((typed): [Record<string, string>, string] => [
      { minutesBeforeSunrise: typed, minutesAfterSunset: '0' },
      'minutesBeforeSunrise: Use whole minutes from -120 to 120, or leave it empty',
    ]),
    ...['ohiodnr.gov', 'ftp://ohiodnr.gov/', 'javascript:alert(1)', 'https://', 'https://localhost/', ''].map(
      (sourceUrl): [Record<string, string>, string] => [
        { sourceUrl },
        'sourceUrl: Use a web address that starts with https:// or http://',
      ],
    ),
    [{ sourceUrl: `https://a.gov/${'ä'.repeat(1000)}` }, 'sourceUrl: Use at most 2,000 characters'],
  ])('refuses %j', (change, fault) => {
    expect(faultsOf(change)).toEqual([fault])
  })

  test('takes hours in minutes, sunset itself among them', () => {
    const sent = { ...goodRows.seasons, minutesBeforeSunrise: ' 30 ', minutesAfterSunset: '0' }
    expect(seasonForm(today).parse(sent)).toMatchObject({ minutesBeforeSunrise: 30, minutesAfterSunset: 0 })
  })

  test('takes a season of one day that was checked today', () => {
    expect(faultsOf({ closesOn: goodRows.seasons.opensOn, checkedOn: today })).toEqual([])
  })
})
