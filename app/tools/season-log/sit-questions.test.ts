import { expect, test } from 'vitest'
import type { Sit } from './sit'
import { otherHalf, questionsOf } from './sit-questions'

const sit = (...times: string[]): Sit => ({
  id: 'a',
  date: '2026-11-14',
  from: '15:00',
  to: '17:30',
  place: '',
  stand: '',
  wind: '',
  note: '',
  ground: '',
  sightings: times.map((time) => ({ time, what: 'buck', count: 1 })),
})
const ask = (one: Sit) => questionsOf(one, '2026-11-14', 'Save Sit')

test('a sighting inside the sit, at its ends or without a time raises no question', () => {
  expect(ask(sit('15:00', '16:45', '17:30', ''))).toEqual({})
})

test('a sighting outside the sit is asked about, with the other half of the day if that fits', () => {
  expect(ask(sit('16:00', '04:45', '07:45'))).toEqual({
    'time-1':
      '4:45 AM is outside this sit, 3:00 PM to 5:30 PM. Was that 4:45 PM? To keep 4:45 AM, press Save Sit again.',
    'time-2': '7:45 AM is outside this sit, 3:00 PM to 5:30 PM. To keep 7:45 AM, press Save Sit again.',
  })
  expect(otherHalf({ from: '00:00', to: '01:00' }, '12:30')).toBe('00:30')
})

test('a day to come is asked about', () => {
  expect(Object.keys(ask({ ...sit(), date: '2026-11-15' }))).toEqual(['date'])
})
