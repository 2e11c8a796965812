import { describe, expect, test } from 'vitest'
import { stateCenters } from '~/features/tools/ground/state-centers.data'
import { reportLight } from './legal-light'
import { readLegalLightQuery } from './legal-light.schema'
import { defaultOffsets } from './sky-day'

describe('the report of a day', () => {
  const denver = { latitude: 39.74, longitude: -104.99, timeZone: 'America/Denver' }

  test('says the hours, the zone once, and how it got there', () => {
    const report = reportLight('2026-11-23', denver, defaultOffsets)
    expect(report.title).toBe('Legal light 6:24 AM to 5:09 PM MST')
    expect(report.summary).toBe(
      'November 23, 2026: 30 minutes before sunrise to 30 minutes after sunset. Sunrise 6:54 AM MST, sunset 4:39 PM MST.',
    )
    expect(report.steps).toContain('First legal light: 6:54 AM MST − 30 min = 6:24 AM MST.')
    expect(report.walkIn).toMatch(/^At 5:24 AM MST the moon is /)
    expect(report.week).toHaveLength(7)
    expect(report.week[6]?.day).toBe('2026-11-29')
  })

  test('a sunset after midnight says which day it is', () => {
    const report = reportLight('2026-06-21', { ...stateCenters.AK }, defaultOffsets)
    expect(report.sun.find(({ name }) => name === 'Sunset')?.value).toMatch(/\(next day\)$/)
  })

  test('without a sunrise there is no legal light, and no walk in', () => {
    const utqiagvik = { latitude: 71.29, longitude: -156.79, timeZone: 'America/Anchorage' }
    const report = reportLight('2026-12-21', utqiagvik, defaultOffsets)
    expect(report.title).toBe('No legal light')
    expect(report.summary).toContain('The sun does not rise here. Ask the agency')
    expect(report.walkIn).toBeUndefined()
    expect(reportLight('2026-06-21', utqiagvik, defaultOffsets).summary).toContain('The sun stays up all day here.')
  })
})

describe('what is asked', () => {
  const read = (query: string) => readLegalLightQuery(new URLSearchParams(query), '2026-11-23')

  test('nothing is today, half an hour around the sun', () => {
    expect(read('')).toEqual({ day: '2026-11-23', offsets: { before: 30, after: 30 }, errors: {} })
    expect(read('date=&before=&after=')).toEqual({ day: '2026-11-23', offsets: { before: 30, after: 30 }, errors: {} })
  })

  test('a day and other hours', () => {
    expect(read('date=2028-02-29&before=0&after=15')).toMatchObject({
      day: '2028-02-29',
      offsets: { before: 0, after: 15 },
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
