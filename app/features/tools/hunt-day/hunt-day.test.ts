import { describe, expect, test } from 'vitest'
import { readGround } from '~/features/tools/ground/ground'
import { planHuntDay } from './hunt-day'
import { huntDayCalendar } from './hunt-day-calendar'
import { readHuntDayQuery } from './hunt-day.schema'

function groundOf(query: string) {
  const { input } = readGround(new URLSearchParams(query))
  if (!input) throw new Error(`${query} is no place`)
  return input
}

function planOf(query: string, place = 'state=VT') {
  const { input } = readHuntDayQuery(new URLSearchParams(query))
  if (!input) throw new Error(`${query} is no plan`)
  return planHuntDay(input, groundOf(place), '2026-11-23')
}

describe('a sheet', () => {
  test('without a word is one of today, with room to write', () => {
    const { day, light, wind, checklist, emergency } = planOf('')
    expect(day).toBe('2026-11-23')
    expect(light.figure).toMatch(/^6:2\d AM to 4:\d\d PM EST$/)
    expect([wind, checklist]).toEqual([undefined, undefined])
    expect(emergency).toEqual({ stand: '', truck: '', contact: '', phone: '', back: '' })
  })

  test('puts together what the tools answer', () => {
    const { light, wind, checklist, agency, emergency } = planOf('date=2026-11-14&wind=NW&weapon=archery&back=00:05')
    expect(light.figure).toBe('6:15 AM to 4:55 PM EST')
    expect(wind?.position.id).toBe('SE')
    expect(checklist?.huntType.name).toBe('Archery')
    expect(agency?.name).toContain('Vermont')
    expect(emergency.back).toBe('12:05 AM')
  })

  test.each([
    ['state=PA', /^Measured in Pennsylvania: .*mid-November\./],
    ['state=VT', /^Mid-November is the measured peak in Pennsylvania\./],
    ['state=AK', /^Alaska has no whitetails/],
    ['lat=44&lon=-73&zone=UTC', /^$/],
  ])('for %s says of the rut what is known there', (place, words) => {
    expect(planOf('', place).rut.join(' ')).toMatch(words)
  })
})

test.each([
  ['date=2026-13-01', 'date'],
  ['wind=NNW', 'wind'],
  ['weapon=spear', 'weapon'],
  ['back=25:00', 'back'],
  [`stand=${'x'.repeat(61)}`, 'stand'],
  [`contact=${'x'.repeat(61)}`, 'contact'],
])('%s is refused at its field', (query, field) => {
  const { input, errors } = readHuntDayQuery(new URLSearchParams(query))
  expect(input).toBeUndefined()
  expect(Object.keys(errors)).toEqual([field])
})

test('the calendar file has the day from first to last light, and none where the sun does not rise', () => {
  const text = huntDayCalendar('2026-11-14', groundOf('state=VT'))
  expect(text).toMatch(/DTSTART:20261114T111500Z[\s\S]*DTEND:20261114T215500Z/)
  const north = groundOf('lat=71.29&lon=-156.79&zone=America/Anchorage')
  expect(huntDayCalendar('2026-12-20', north)).not.toContain('BEGIN:VEVENT')
})
