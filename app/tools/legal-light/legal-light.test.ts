import { describe, expect, test } from 'vitest'
import { readGround } from '~/tools/ground/read-ground'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { readWeek, reportLight } from './legal-light'
import { readLegalLightQuery } from './legal-light.schema'

describe('the report of a day', () => {
  const denver = { latitude: 39.74, longitude: -104.99, timeZone: 'America/Denver' }

  test('says the hours, the zone once, and how it got there', () => {
    const report = reportLight('2026-11-23', denver, { own: { before: 30, after: 30 } })
    expect(report.title).toBe('Legal light 6:24 AM to 5:09 PM MST')
    expect(report.summary).toBe('Mon, Nov 23: sunrise 6:54 AM, sunset 4:39 PM MST.')
    expect(report.steps).toContain('First legal light: 6:54 AM MST − 30 min = 6:24 AM MST.')
    expect(report.walkIn).toMatch(/^At 5:24 AM the moon is /)
    const week = readWeek('2026-11-23', denver)
    expect(week).toHaveLength(7)
    expect(week[6]?.day).toBe('2026-11-29')
  })

  test.each([
    [
      'SC',
      'Legal light 6:06 AM to 6:15 PM EST',
      'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016.',
    ],
    [
      'CT',
      'Legal light 6:23 AM to 4:23 PM EST',
      'Connecticut: half an hour before sunrise to sunset for bowhunting, as printed in 2019.',
    ],
  ])('has the hours of %s in its title, its steps and its week', (state, title, rule) => {
    const { input: ground } = readGround(new URLSearchParams({ state }))
    if (!ground) throw new Error(state)
    const report = reportLight('2026-11-26', ground)
    expect(report.title).toBe(title)
    expect(`${report.hours.rule}.`).toContain(rule)
    expect(report.steps.join(' ')).toContain(`Hours: ${rule}`)
    expect(title).toContain(readWeek('2026-11-26', ground)[0]?.last)
  })

  test('has no figure where the hours were not read, only the sun’s own times', () => {
    const { input: ground } = readGround(new URLSearchParams({ state: 'MN' }))
    if (!ground) throw new Error('MN')
    const { title, figure, summary, steps } = reportLight('2026-11-26', ground)
    expect([title, figure]).toEqual(['Check the local rules', 'Check the local rules'])
    expect(summary).toBe('Thu, Nov 26: sunrise 7:34 AM, sunset 4:35 PM CST.')
    expect(steps).toContain('Hours: We have not read the hunting hours of Minnesota.')
    expect(steps.join(' ')).not.toMatch(/legal light/i)
    expect(readWeek('2026-11-26', ground)[0]).toMatchObject({ first: '7:34 AM', last: '4:35 PM', isRead: false })
  })

  test('names the zone of the week once, and another after the clocks change', () => {
    const week = readWeek('2026-10-30', denver, { own: { before: 0, after: 0 } })
    expect(week.map(({ first }) => first.replace(/^\S+ AM/, ''))).toEqual([
      '',
      '',
      ' MST',
      ' MST',
      ' MST',
      ' MST',
      ' MST',
    ])
  })

  test('has other hours where a season of the operator begins', () => {
    const { input: ground } = readGround(new URLSearchParams({ state: 'SC' }))
    if (!ground) throw new Error('SC')
    const season = {
      state: 'SC',
      species: 'White-tailed deer',
      weapon: 'Archery',
      zone: 'Statewide',
      opensOn: '2026-11-27',
      closesOn: '2027-01-01',
      before: 0,
      after: 0,
      sourceUrl: 'https://www.dnr.sc.gov/regs/deer',
      checkedOn: '2026-11-20',
    } as const
    const question = { seasons: [season] }
    const week = readWeek('2026-11-26', ground, question)
    expect(reportLight('2026-11-26', ground, question).hours.rule).toMatch(/^South Carolina: one hour/)
    expect(week.slice(0, 2).map(({ last }) => last)).toEqual(['6:15 PM', '5:15 PM'])
  })

  test('a sunset after midnight says which day it is', () => {
    const report = reportLight('2026-06-21', { ...stateCenters.AK })
    expect(report.sun.find(({ name }) => name === 'Sunset')?.value).toMatch(/\(next day\)$/)
  })

  test('without a sunrise there is no legal light, and no walk in', () => {
    const utqiagvik = { latitude: 71.29, longitude: -156.79, timeZone: 'America/Anchorage' }
    const report = reportLight('2026-12-21', utqiagvik)
    expect(reportLight('2026-12-21', utqiagvik, { own: { before: 30, after: 30 } }).title).toBe('No legal light')
    expect(report.title).toBe('Check the local rules')
    expect(report.summary).toContain('The sun does not rise here. Ask the agency')
    expect(report.walkIn).toBeUndefined()
    expect(reportLight('2026-06-21', utqiagvik).summary).toContain('The sun stays up all day here.')
  })
})

describe('what is asked', () => {
  const read = (query: string) => readLegalLightQuery(new URLSearchParams(query), '2026-11-23')

  test('nothing is today, by the hours of the place', () => {
    const nothing = { day: '2026-11-23', own: { before: undefined, after: undefined }, errors: {} }
    expect(read('')).toEqual(nothing)
    expect(read('date=&before=&after=')).toEqual(nothing)
  })

  test('a day and other hours', () => {
    expect(read('date=2028-02-29&before=0&after=15')).toMatchObject({
      day: '2028-02-29',
      own: { before: 0, after: 15 },
    })
  })

  test.each([
    ['date=2026-02-29', 'date'],
    ['date=1899-12-31', 'date'],
    ['date=soon', 'date'],
    ['before=91', 'before'],
    ['before=half', 'before'],
    ['after=-5', 'after'],
    ['after=1e1', 'after'],
  ])('refuses %s', (query, field) => {
    expect(Object.keys(read(query).errors)).toEqual([field])
  })
})
