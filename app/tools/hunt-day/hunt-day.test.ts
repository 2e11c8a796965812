import { describe, expect, test } from 'vitest'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import type { ChecklistQuestion } from '~/tools/checklist/checklist'
import { planHuntDay } from './hunt-day'
import { huntDayCalendar } from './hunt-day-calendar'
import { readHuntDayQuery } from './hunt-day.schema'

function groundOf(query: string) {
  const { input } = readGround(new URLSearchParams(query), readPointPlace)
  if (!input) throw new Error(`${query} is no place`)
  return input
}

function planOf(query: string, place = 'state=VT', zone = '', list?: ChecklistQuestion) {
  const { input } = readHuntDayQuery(new URLSearchParams(query))
  if (!input) throw new Error(`${query} is no plan`)
  return planHuntDay(input, groundOf(place), { today: '2026-11-23', zone, list })
}

describe('a sheet', () => {
  test('without a word is one of today, with room to write', () => {
    const { day, light, wind, checklist, emergency } = planOf('')
    expect(day).toBe('2026-11-23')
    expect(light.figure).toMatch(/^6:2\d AM to 4:\d\d PM EST$/)
    expect([wind, checklist]).toEqual([undefined, undefined])
    expect(emergency.map(({ value }) => value).join('')).toBe('')
  })

  test('puts together what the tools answer', () => {
    const { light, wind, checklist, agency, emergency } = planOf('date=2026-11-14&wind=NW&weapon=archery&back=00:05')
    expect(light.figure).toBe('6:15 AM to 4:55 PM EST')
    expect(wind?.position.id).toBe('SE')
    expect(checklist?.huntType.name).toBe('Archery')
    expect(agency?.name).toContain('Vermont')
    expect(emergency).toContainEqual({ name: 'Back by', value: '12:05 AM, Sat, Nov 14' })
  })

  test('says who is out there, and in which truck', () => {
    const words = 'hunter=Sam+Hill&hunterPhone=802+555+0111&vehicle=Gray+Tacoma&plate=ABC+123'
    const { emergency } = planOf(words, 'lat=44.4759&lon=-73.2121')
    const said = emergency.filter(({ value }) => value !== '').map(({ name, value }) => `${name}: ${value}`)
    expect(said).toEqual([
      'Hunter: Sam Hill',
      'Hunter’s phone: 802 555 0111',
      'Exact lat, lon: 44.4759, -73.2121',
      'Truck: Gray Tacoma, plate ABC 123',
    ])
    expect(planOf('plate=ABC+123').emergency).toContainEqual({ name: 'Truck', value: 'plate ABC 123' })
  })

  const exactPlace = 'lat=44.4759&lon=-73.2121'
  const oak = { latitude: 44.4712, longitude: -73.21 }

  test.each([
    ['the point of the saved stand first', 'stand=Oak&point=44.5,-73.3', exactPlace, oak, '44.4712, -73.21'],
    ['then its own field, as typed', 'point=44.50,+-73.3000', exactPlace, undefined, '44.50, -73.3000'],
    ['then the place, with the digits that were typed', '', 'lat=44.475&lon=-73.2', undefined, '44.475, -73.2'],
    ['nothing if the place was rounded for an address', '', 'lat=44.48&lon=-73.2', undefined, ''],
    ['nothing if the place is the center of a state', '', 'state=VT', undefined, ''],
  ])('has for searchers %s', (_what, words, place, standPoint, point) => {
    const { input } = readHuntDayQuery(new URLSearchParams(words))
    if (!input) throw new Error('no plan')
    const plan = planHuntDay(input, groundOf(place), { today: '2026-11-23', standPoint })
    expect(plan.point).toBe(point)
    expect(plan.emergency.find(({ name }) => name === 'Exact lat, lon')?.value).toBe(point)
  })

  test.each([
    ['hunterPhone=(802)+555-0111', 'Hunter’s phone', 'tel:8025550111'],
    ['phone=%2B1+802.555.0142+x12', 'Their phone', 'tel:+18025550142'],
    ['phone=ask+Ann', 'Their phone', undefined],
    ['point=44.4712,+-73.21', 'Exact lat, lon', 'https://www.google.com/maps/search/?api=1&query=44.4712%2C-73.21'],
    ['point=by+the+creek', 'Exact lat, lon', undefined],
  ])('%s links its %s to %s', (words, row, href) => {
    expect(planOf(words).emergency.find(({ name }) => name === row)?.href).toBe(href)
  })

  test('has the hunter’s own items, and not those the hunter leaves out, without a mark', () => {
    const list = { huntType: 'archery', done: ['bow'], own: ['Dog whistle'], hide: ['stand'] } as const
    const { checklist } = planOf('weapon=archery', 'state=VT', '', list)
    const items = checklist?.groups.flatMap((group) => group.items) ?? []
    expect(items.map(({ text }) => text)).toContain('Dog whistle')
    expect(items.some(({ id }) => id === 'stand')).toBe(false)
    expect(checklist?.checked).toBe(0)
  })

  test.each([
    [
      'state=SC',
      '',
      'Legal light 6:06 AM to 6:15 PM EST',
      /^South Carolina: one hour before .* one hour after sunset, as printed in 2016$/,
    ],
    ['state=CT', 'archery', 'Legal light 6:23 AM to 4:23 PM EST', /^Connecticut: .* to sunset for bowhunting/],
    ['state=CT', 'rifle', 'Check the local rules', /^We have not read the hunting hours of Connecticut for firearms$/],
    ['state=MN', 'rifle', 'Check the local rules', /^We have not read the hunting hours of Minnesota$/],
  ])('for %s and the weapon %j has %s, in the calendar file too', (place, weapon, title, rule) => {
    const plan = planOf(`date=2026-11-26&weapon=${weapon}`, place)
    expect(plan.light.title).toBe(title)
    expect(plan.light.hours.rule).toMatch(rule)
    expect(huntDayCalendar(plan).events[0]?.description).toContain(`${plan.light.hours.rule}.`)
  })

  test.each([
    ['lat=44.07&lon=-72.67', '', /^Peak breeding in Vermont: the third week of November\./],
    [
      'state=PA',
      '',
      /^Peak breeding in Pennsylvania: mid-November \(measured 2000 to 2007\)\. Today, November 23: the peak ended 3 days/,
    ],
    ['state=VT', '', /^Peak breeding in Vermont: the third week of November\..*Rule of thumb for the North/],
    ['state=GA', '', /^Peak of the rut in Georgia: October 20 to December 28 by area\. Rule/],
    ['state=GA', 'ga-tifton', /^Peak of the rut in Georgia \(Brooks, .*\): November 17 to 23\. .*falls within it/],
    ['state=GA', 'tx-pine-north', /^Peak of the rut in Georgia: October 20 to December 28 by area\. Rule/],
    [
      'state=OH',
      '',
      /^Peak of the rut in Ohio: .*Ohio’s Division of Wildlife gives November as the peak breeding time.*Rule of thumb/,
    ],
    ['state=WY', '', /^No published date found for Wyoming\. Rule of thumb for the West/],
    ['state=AK', '', /^No whitetail rut in Alaska\. Alaska’s deer are Sitka black-tailed deer/],
    ['lat=52.5N&lon=13.4E', '', /^$/],
  ])('for %s and the area %s says of the rut what is known there', (place, zone, words) => {
    expect(planOf('', place, zone).rut.join(' ')).toMatch(words)
  })
})

test.each([
  ['date=2026-13-01', 'date'],
  ['wind=NNW', 'wind'],
  ['weapon=spear', 'weapon'],
  ['back=25:00', 'back'],
  [`stand=${'x'.repeat(61)}`, 'stand'],
  [`contact=${'x'.repeat(61)}`, 'contact'],
])('%s is named at its field, and left out of the sheet', (query, field) => {
  const { input, errors } = readHuntDayQuery(new URLSearchParams(`${query}&truck=Gate`))
  expect(input).toMatchObject({ truck: 'Gate', [field]: '' })
  expect(Object.keys(errors)).toEqual([field])
})

test('the calendar file has the day from first to last light, and none where the sun does not rise', () => {
  const [event] = huntDayCalendar(planOf('date=2026-11-14')).events
  expect([event?.start, event?.end]).toEqual([new Date('2026-11-14T11:15Z'), new Date('2026-11-14T21:55Z')])
  const north = planOf('date=2026-12-20', 'lat=71.29&lon=-156.79')
  expect(huntDayCalendar(north).events).toEqual([])
})
