import type { SeasonHours } from '~/kinds/seasons/seasons'
import { describe, expect, test } from 'vitest'
import { states, type StateCode } from '~/lib/states.data'
import { describeHours, sourceOf, stateSourceOf } from './hours-source'
import { inWords, legalHoursFor, usualOffsets } from './legal-hours'
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

  test.each(states)('$id says where it was read, on what day, or that it was not', ({ id, name }) => {
    const source = stateSourceOf(id)
    if (!source) {
      expect(legalHoursFor(id).rule).toBe(`Usual half-hour rule, not checked for ${name}`)
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
      if ('words' in rule) continue
      for (const minutes of [rule.before, rule.after]) {
        // The minutes count from the sun, and are never more than an hour and a half.
        expect(Math.abs(minutes)).toBeLessThanOrEqual(90)
        expect(quote).toMatch(lengthIn(minutes))
      }
    }
  })

  test.each(rows)('$id has its strictest rule first, and a name for each of several', ({ rules }) => {
    const sizes = rules.map((rule) => ('words' in rule ? 0 : rule.before + rule.after))
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
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
      rule: 'South Carolina: one hour before sunrise to one hour after sunset',
    })
    expect(sourceOf(hours)).toMatchObject({
      url: 'https://www.eregulations.com/southcarolina/huntingandfishing/deer-rules-regulations/',
      readOn: '2026-11-26',
    })
  })

  test.each([
    [undefined, 'Usual half-hour rule'],
    ['WI', 'Usual half-hour rule, not checked for Wisconsin'],
  ] as const)('are the usual half hour elsewhere, and nobody’s: %s', (state, rule) => {
    const hours = legalHoursFor(state)
    expect(hours).toMatchObject({ ...usualOffsets, whose: 'usual', name: 'Usual legal light', rule, others: '' })
    expect([hours.isChecked, sourceOf(hours)]).toEqual([false, undefined])
  })

  test('are those of the weapon: Connecticut’s bowhunters stop at sunset', () => {
    const rule = 'Connecticut: half an hour before sunrise to sunset for bowhunting (2019 text)'
    const strictest = { before: 30, after: 0, rule, others: 'Firearms: not read.' }
    expect(legalHoursFor('CT')).toMatchObject(strictest)
    expect(legalHoursFor('CT', { weapon: 'crossbow' })).toMatchObject(strictest)
    expect(legalHoursFor('CT', { weapon: 'rifle' })).toMatchObject({
      before: 30,
      after: 30,
      isChecked: false,
      rule: 'Usual half-hour rule, not checked for Connecticut and firearms',
    })
  })

  test('are sunrise to sunset where a law gives no minutes', () => {
    expect(legalHoursFor('AZ')).toMatchObject({ before: 0, after: 0, name: 'Daylight', isChecked: true })
    expect(legalHoursFor('AZ').rule).toMatch(/^Arizona: daylight hours; the law gives no minutes/)
  })

  test('are the visitor’s where any are typed, with the state’s beside', () => {
    expect(legalHoursFor('SC', { own: { before: undefined, after: 15 } })).toMatchObject({
      before: 60,
      after: 15,
      whose: 'own',
      rule: 'Your own hours: one hour before sunrise to 15 minutes after sunset',
      others: expect.stringMatching(/^South Carolina: one hour before sunrise to one hour after sunset\./),
    })
    expect(legalHoursFor('WI', { own: { before: 0, after: 0 } })).toMatchObject({
      before: 0,
      after: 0,
      name: 'Legal light',
      rule: 'Your own hours: sunrise to sunset',
      others: '',
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

  test('says whose hours they are, where they stand, and what holds in its state', () => {
    expect(on('2026-11-26')).toMatchObject({
      before: 30,
      after: 0,
      isChecked: true,
      rule: 'South Carolina, White-tailed deer, Archery, Zone 1: half an hour before sunrise to sunset',
      others: 'South Carolina: one hour before sunrise to one hour after sunset.',
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
  expect(describeHours(legalHoursFor('OR'))).toBe(
    'Oregon: half an hour before sunrise to half an hour after sunset. Source: General Hunting Regulations, eRegulations, for the Oregon Department of Fish and Wildlife, https://www.eregulations.com/oregon/hunting/general-hunting-regulations, read November 26, 2026.',
  )
  expect(describeHours(legalHoursFor('WI'))).toBe('Usual half-hour rule, not checked for Wisconsin.')
})
