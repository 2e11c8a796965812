import type { SeasonHours } from '~/kinds/seasons/seasons'
import { describe, expect, test } from 'vitest'
import { states, type StateCode } from '~/lib/states.data'
import { describeHours, sourceOf, stateSourceOf, unreadLinkOf } from './hours-source'
import { inWords, legalHoursFor } from './legal-hours'
import { stateHoursQuotes } from './state-hours-quotes.test-data'
import { stateHours, type StateHours } from './state-hours.data'

describe('the table', () => {
  const rows = states.flatMap(({ id }) => {
    const row: StateHours | 'not read' = stateHours[id]
    return row === 'not read' ? [] : [{ id, ...row }]
  })
  const quotes: Partial<Record<StateCode, string>> = stateHoursQuotes

  test('has a row for each of the fifty states', () => {
    expect(Object.keys(stateHours)).toEqual(states.map(({ id }) => id))
    expect(rows.length).toBeGreaterThan(40)
  })

  test.each(rows)('$id says the year of its text in plain words', ({ id, year }) => {
    expect(year).toBeGreaterThan(1970)
    expect(year).toBeLessThanOrEqual(2026)
    expect(legalHoursFor(id).rule).toMatch(new RegExp(`, as printed in ${String(year)}$`))
  })

  test.each(states)('$id says where it was read, on what day, or where to look for it', ({ id, name }) => {
    const source = stateSourceOf(id)
    const link = unreadLinkOf(id)
    expect(source === undefined).toBe(link !== undefined)
    if (!source) {
      expect(legalHoursFor(id).rule).toBe(`We have not read the hunting hours of ${name}`)
      expect(new URL(link?.url ?? '').protocol).toMatch(/^https?:$/)
      return
    }
    expect(new URL(source.url).protocol).toMatch(/^https?:$/)
    for (const text of [source.title, source.publisher]) expect(text).toMatch(/^\S.*\S$/)
    expect(source.readOn).toMatch(/^2026-11-\d\d$/)
    expect(['official', 'quoted']).toContain(source.status)
  })

  test.each(rows)('$id has the minutes that the words of its source give', ({ id, rules }) => {
    const quote = quotes[id] ?? ''
    expect(quote).toMatch(/sunrise|sunset|daylight/i)
    for (const rule of rules) {
      for (const minutes of [rule.before, rule.after]) {
        // The minutes count from the sun, and are never more than an hour and a half.
        expect(Math.abs(minutes)).toBeLessThanOrEqual(90)
        expect(quote).toMatch(lengthIn(minutes))
      }
    }
  })

  test.each(rows)('$id has a name for each of several rules', ({ rules }) => {
    if (rules.length > 1) for (const { scope } of rules) expect(scope).toMatch(/^(?:for|in|on) /)
  })
})

/** Matches so many minutes in the text of a law. */
function lengthIn(minutes: number): RegExp {
  if (minutes === 0) return /(?:until|to) (?:sunrise|sunset)/i
  if (minutes === 30) return /half|1\/2|½|30/i
  return minutes === 60 ? /one hour/i : new RegExp(String(minutes))
}

describe('the hours of a day', () => {
  test('are those of a state that were read, with their source', () => {
    const hours = legalHoursFor('SC')
    expect(hours).toMatchObject({
      before: 60,
      after: 60,
      whose: 'state',
      name: 'Legal light',
      isChecked: true,
      rule: 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016',
    })
    expect(sourceOf(hours)).toMatchObject({
      url: 'http://dnr.sc.gov/regs/deer/index.html',
      readOn: '2026-11-28',
    })
  })

  test.each([
    [undefined, 'We have not read the hunting hours of this place'],
    ['MN', 'We have not read the hunting hours of Minnesota'],
  ] as const)('are only the day’s light where none were read, and nobody’s: %s', (state, rule) => {
    const hours = legalHoursFor(state)
    expect(hours).toMatchObject({ before: 0, after: 0, whose: 'unread', name: 'Daylight', rule, others: '' })
    expect([hours.isChecked, sourceOf(hours)]).toEqual([false, undefined])
  })

  test('are those of the weapon: what was read for Connecticut’s bows is no rule for its guns', () => {
    const rule = 'Connecticut: half an hour before sunrise to sunset for bowhunting, as printed in 2019'
    const strictest = { before: 30, after: 0, rule, others: 'Firearms: not read.' }
    expect(legalHoursFor('CT')).toMatchObject(strictest)
    expect(legalHoursFor('CT', { weapon: 'crossbow' })).toMatchObject(strictest)
    expect(legalHoursFor('CT', { weapon: 'rifle' })).toMatchObject({
      whose: 'unread',
      isChecked: false,
      rule: 'We have not read the hunting hours of Connecticut for firearms',
      others: `${rule}.`,
    })
  })

  test('are the visitor’s where any are typed, with the state’s beside', () => {
    expect(legalHoursFor('SC', { own: { before: undefined, after: 15 } })).toMatchObject({
      before: 60,
      after: 15,
      whose: 'own',
      rule: 'Your own hours: one hour before sunrise to 15 minutes after sunset',
      others: expect.stringMatching(/^South Carolina: one hour before .*, as printed in 2016\./),
    })
    expect(legalHoursFor('MN', { own: { before: 0, after: 0 } })).toMatchObject({
      before: 0,
      after: 0,
      name: 'Legal light',
      rule: 'Your own hours: sunrise to sunset',
      others: 'We have not read the hunting hours of Minnesota.',
    })
  })
})

describe('a season of the operator', () => {
  const archery: SeasonHours = {
    state: 'SC',
    species: 'White-tailed deer',
    weapon: 'Archery',
    zone: 'Zone 1',
    opensOn: '2026-09-15',
    closesOn: '2026-11-30',
    before: 30,
    after: 0,
    sourceUrl: 'https://www.dnr.sc.gov/regs/deer',
    checkedOn: '2026-11-20',
  }
  const on = (day: string, more: Parameters<typeof legalHoursFor>[1] = {}, seasons = [archery]) =>
    legalHoursFor('SC', { day, seasons, ...more })

  test.each([
    ['2026-09-14', 'state'],
    ['2026-09-15', 'season'],
    ['2026-11-30', 'season'],
    ['2026-12-01', 'state'],
  ])('replaces its state’s hours while it is open: %s', (day, whose) => {
    expect(on(day).whose).toBe(whose)
  })

  test('counts where no hours of its state were read', () => {
    const season = { ...archery, state: 'MN' } as const
    expect(legalHoursFor('MN', { day: '2026-11-26', seasons: [season] })).toMatchObject({ whose: 'season', before: 30 })
    expect(legalHoursFor('MN', { day: '2026-12-01', seasons: [season] }).whose).toBe('unread')
  })

  test('says whose hours they are, where they stand, and what holds in its state', () => {
    expect(on('2026-11-26')).toMatchObject({
      before: 30,
      after: 0,
      isChecked: true,
      rule: 'South Carolina, White-tailed deer, Archery, Zone 1: half an hour before sunrise to sunset',
      others: 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016.',
    })
    expect(sourceOf(on('2026-11-26'))).toMatchObject({
      url: 'https://www.dnr.sc.gov/regs/deer',
      publisher: 'dnr.sc.gov',
      readOn: '2026-11-20',
    })
  })

  test('is for its weapon alone, and one for any is for all', () => {
    expect(on('2026-11-26', { weapon: 'archery' }).whose).toBe('season')
    expect(on('2026-11-26', { weapon: 'rifle' }).whose).toBe('state')
    expect(on('2026-11-26', { weapon: 'rifle' }, [{ ...archery, weapon: 'Any legal weapon' }]).whose).toBe('season')
    expect(on('2026-11-26', { weapon: 'rifle' }, [{ ...archery, weapon: 'Modern firearms' }]).whose).toBe('season')
  })

  test('is no other state’s, and of several the strictest counts', () => {
    expect(legalHoursFor('GA', { day: '2026-11-26', seasons: [archery] }).whose).toBe('state')
    const wide = { ...archery, zone: 'Zone 2', before: 60, after: 60 }
    const both = on('2026-11-26', {}, [wide, archery])
    expect(both).toMatchObject({ before: 30, after: 0 })
    expect(both.others).toContain('Archery, Zone 2: one hour before sunrise to one hour after sunset.')
  })
})

test.each([
  [{ before: 30, after: 30 }, 'half an hour before sunrise to half an hour after sunset'],
  [{ before: 60, after: 0 }, 'one hour before sunrise to sunset'],
  [{ before: 0, after: 1 }, 'sunrise to 1 minute after sunset'],
  [{ before: -30, after: -15 }, 'half an hour after sunrise to 15 minutes before sunset'],
])('%j: %s', (offsets, words) => {
  expect(inWords(offsets)).toBe(words)
})

test('a plain text has the rule, its source with the address, and the day', () => {
  expect(describeHours(legalHoursFor('PA'))).toBe(
    'Pennsylvania: half an hour before sunrise to half an hour after sunset, as printed in 2024. Source: 58 Pa. Code § 141.4: hunting hours, Pennsylvania Code, https://pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter141%2Fs141.4.html, read November 26, 2026.',
  )
  expect(describeHours(legalHoursFor('MN'))).toBe(
    'We have not read the hunting hours of Minnesota. Look for them in Deer Hunting Regulations, https://www.eregulations.com/minnesota/hunting/deer-hunting-regulations.',
  )
})
