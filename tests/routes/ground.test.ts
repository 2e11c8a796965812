/** A browser without JavaScript sends every field of a place's form in the address. */
import { describe, expect, test } from 'vitest'
import { loader as huntDay } from '~/routes/tools/hunt-day'
import { loader as huntDayCalendar } from '~/routes/tools/hunt-day-calendar'
import { loader as legalLight } from '~/routes/tools/legal-light'
import { loader as legalLightCalendar } from '~/routes/tools/legal-light-calendar'
import { loader as moonCalendar } from '~/routes/tools/moon-calendar'
import { loader as moonCalendarFile } from '~/routes/tools/moon-calendar-file'
import { loader as myGround } from '~/routes/tools/my-ground'
import { loader as predictor } from '~/routes/tools/predictor'
import { loader as trailCam } from '~/routes/tools/trail-cam'
import { loader as windPicker } from '~/routes/tools/wind-picker'
import { isSameClock } from '~/tools/ground/clocks'
import { groundOfRequest } from '~/tools/ground/ground-of-request.server'
import { drawPoints } from '~/tools/ground/known-points.test-data'
import { regionOf } from '~/tools/ground/region-of-point'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'

useSiteDatabase()

const pages = [
  { name: 'my-ground', loader: myGround },
  { name: 'legal-light', loader: legalLight },
  { name: 'hunt-day', loader: huntDay },
  { name: 'moon-phase-calendar', loader: moonCalendar },
  { name: 'wind-direction-stand-picker', loader: windPicker },
  { name: 'deer-movement-predictor', loader: predictor },
  { name: 'trail-cam-analyzer', loader: trailCam },
]

type Fields = Partial<Record<'state' | 'lat' | 'lon' | 'place' | 'zone' | 'date', string>>

/** Sends a form and follows redirects, as a browser does, until a page comes. */
async function send(loader: Parameters<typeof callRoute>[0], name: string, typed: Fields) {
  const fields = new URLSearchParams({ state: '', lat: '', lon: '', place: '', zone: '', ...typed })
  let path = `/hunting-tools/${name}?${fields.toString()}`
  for (let hops = 0; hops < 4; hops += 1) {
    const { status, headers, body } = await callRoute(loader, { path })
    if (status === 200) return { query: new URL(path, 'http://localhost').searchParams, body }
    path = headers.get('Location') ?? ''
  }
  throw new Error(`${path} goes on and on`)
}

describe.each(pages)('$name', ({ name, loader }) => {
  test('a point gets its state and zone, and is rounded in the address', async () => {
    const { query, body } = await send(loader, name, { lat: '44.4759', lon: '-73.2121 W' })
    expect(Object.fromEntries([...query].filter(([, value]) => value !== ''))).toEqual({
      state: 'VT',
      lat: '44.48',
      lon: '-73.21',
    })
    expect(body).toMatchObject({ place: { input: { state: 'VT', timeZone: 'America/New_York', latitude: 44.48 } } })
  })

  test('a zone that is the place’s own does not stay in the address, a chosen one does', async () => {
    const own = await send(loader, name, { lat: '44.47', lon: '-73.21', zone: 'America/New_York' })
    expect(own.query.get('zone') ?? '').toBe('')
    const chosen = await send(loader, name, { lat: '35.96', lon: '-83.92', zone: 'America/Chicago' })
    expect(chosen.query.get('zone')).toBe('America/Chicago')
    expect(chosen.body).toMatchObject({ place: { input: { timeZone: 'America/Chicago', isZoneChosen: true } } })
  })
})

test('two decimals never change the state or the clock of a point, or make the page ask about it', async () => {
  const near = drawPoints(40_000).filter(({ latitude, longitude }) => {
    const here = regionOf(latitude, longitude)
    const there = regionOf(Math.round(latitude * 100) / 100, Math.round(longitude * 100) / 100)
    return here.state !== undefined && (here.state !== there.state || here.timeZone !== there.timeZone)
  })
  expect(near.length).toBeGreaterThan(20)
  for (const { latitude, longitude } of near) {
    const here = regionOf(latitude, longitude)
    const { headers } = await callRoute(({ request }) => groundOfRequest(request), {
      path: `/hunting-tools/my-ground?lat=${String(latitude)}&lon=${String(longitude)}`,
    })
    const reading = groundOfRequest(new Request(`http://localhost${headers.get('Location') ?? ''}`))
    const at = `${String(latitude)}, ${String(longitude)}`
    expect(reading, at).toMatchObject({ errors: {}, question: undefined, input: { state: here.state } })
    expect(isSameClock(reading.input?.timeZone ?? '', here.timeZone), at).toBe(true)
  }
})

const forms = pages.slice(0, 3)

describe.each(forms)('the form of $name', ({ name, loader }) => {
  test('reads a pair from the one field', async () => {
    for (const fields of [{ lat: '40.4461, -82.9702' }, { lon: "N 40° 26.766' W 82° 58.212'" }]) {
      const { query } = await send(loader, name, fields)
      expect([query.get('lat'), query.get('lon'), query.get('state')]).toEqual(['40.45', '-82.97', 'OH'])
    }
  })

  test('asks about a longitude without its minus, with two decimals in the address', async () => {
    const { query, body } = await send(loader, name, { lat: '44.4759', lon: '73.2121' })
    expect(query.get('lon')).toBe('73.21')
    expect(body).toMatchObject({
      place: {
        input: undefined,
        question: {
          text: 'That point is in Asia. Did you mean 44.48, -73.21 in Vermont?',
          answers: [
            { label: 'Yes, Vermont', changes: { lat: '44.48', lon: '-73.21', state: 'VT', zone: '' } },
            { label: 'No, keep 44.48, 73.21', changes: { lat: '44.48N', lon: '73.21E', state: '' } },
          ],
        },
      },
    })
    const kept = await send(loader, name, { lat: '44.48N', lon: '73.21E' })
    expect(kept.body).toMatchObject({ place: { input: { timeZone: 'Asia/Almaty' }, question: undefined } })
  })

  test('asks where the point and the state disagree', async () => {
    const { body } = await send(loader, name, { state: 'OH', lat: '39.9', lon: '-86.3' })
    expect(body).toMatchObject({ place: { question: { text: 'Your point is in Indiana, the state says Ohio.' } } })
  })

  test('refuses a zone that the state does not have', async () => {
    const { body } = await send(loader, name, { state: 'AZ', zone: 'America/New_York' })
    expect(body).toMatchObject({
      place: { input: undefined, errors: { zone: expect.stringMatching(/^Arizona is not on Eastern time\./) } },
    })
  })
})

describe('calendar files', () => {
  const inArizona = 'lat=34.27&lon=-111.66&date=2026-11-14'

  test('follow the place, and say its times by its clock', async () => {
    const { body } = await callRoute(huntDayCalendar, { path: `/hunting-tools/hunt-day.ics?${inArizona}` })
    expect(body).toContain('LOCATION:34.27° N\\, 111.66° W (Arizona)')
    expect(String(body).replaceAll(/\r?\n /g, '')).toMatch(/sunrise 6:5\d AM\\, sunset 5:2\d PM MST/)
    const light = await callRoute(legalLightCalendar, { path: `/hunting-tools/legal-light.ics?${inArizona}` })
    expect(light.body).toContain('(Arizona)')
    const moon = await callRoute(moonCalendarFile, {
      path: '/hunting-tools/moon-phase-calendar.ics?month=2026-11&lat=34.27&lon=-111.66',
    })
    expect(moon.body).toContain('MST')
  })

  test('are not made for a place that the page asks about', async () => {
    const { status } = await callRoute(huntDayCalendar, {
      path: '/hunting-tools/hunt-day.ics?state=OH&lat=34.27&lon=-111.66',
    })
    expect(status).toBe(400)
  })
})
