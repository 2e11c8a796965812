import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readGround } from '~/features/tools/ground/ground'
import { reportLight } from '~/features/tools/legal-light/legal-light'
import { defaultOffsets } from '~/features/tools/legal-light/sky-day'
import { states } from '~/features/tools/regulations/states.data'
import { readToday, type Today } from './today'

const script = readFileSync(path.join(import.meta.dirname, 'today-page-script.js'), 'utf8')

class FakeForm {
  dataset: { sun: string }
  select: ReturnType<typeof selectOf>

  constructor(today: Today) {
    this.dataset = { sun: today.sun }
    this.select = selectOf(today)
  }

  querySelector() {
    return this.select
  }
}

function selectOf({ states: known }: Today) {
  const choices = known.map(({ id, place, rut }) => ({ value: id, text: id, dataset: { place, rut } }))
  const options = [{ value: '', text: 'Choose a state', dataset: {} }, ...choices]
  return { value: '', options, addEventListener: () => undefined }
}

/** Runs the very script of the page, with what it needs of a browser. */
function openHome(
  today: Today,
  { chosen = '', stored = {} }: { chosen?: string; stored?: Record<string, string> } = {},
) {
  const form = new FakeForm(today)
  form.select.value = chosen
  const light = { textContent: 'Choose your state' }
  const rut = { textContent: today.rut }
  const found: Record<string, unknown> = {
    'form[data-sun]': form,
    '[data-today=light]': light,
    '[data-today=rut]': rut,
  }
  const listen = (event: string, start: () => void) => {
    if (event === 'DOMContentLoaded') start()
  }
  runInNewContext(script, {
    ...{
      addEventListener: listen,
      document: { querySelector: (name: string) => found[name] },
      HTMLFormElement: FakeForm,
    },
    ...{ localStorage: { getItem: (key: string) => stored[key] ?? null }, Date, Intl, URLSearchParams },
  })
  return {
    light: light.textContent,
    rut: rut.textContent,
    first: form.select.options[0]?.text,
    value: form.select.value,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Minutes between clock times such as "6:22 AM to 4:45 PM EST". */
function minutesApart(one: string, other: string): number {
  const minutes = (text: string) =>
    Array.from(
      text.matchAll(/(\d+):(\d\d) ([AP])M/g),
      ([, hour, minute, half]) => (Number(hour) % 12) * 60 + Number(minute) + (half === 'P' ? 720 : 0),
    )
  const [first, second] = [minutes(one), minutes(other)]
  expect(first).toHaveLength(2)
  return Math.max(...first.map((minute, index) => Math.abs(minute - (second[index] ?? Number.NaN))))
}

describe('legal light', () => {
  test.each(['2026-01-05', '2026-03-08', '2026-06-21', '2026-09-22', '2026-11-01', '2026-11-25', '2027-12-31'])(
    'on %s it is that of the tool, in every state',
    (day) => {
      vi.setSystemTime(`${day}T20:00:00Z`)
      const today = readToday(day)
      const differing = states.filter(({ id }) => {
        const ground = readGround(new URLSearchParams({ state: id })).input
        if (!ground) throw new Error(id)
        const { figure } = reportLight(day, ground, defaultOffsets)
        const { light } = openHome(today, { chosen: id })
        if (figure === 'No legal light') {
          expect(light).toBe('No sunrise and sunset today')
          return false
        }
        expect(minutesApart(light, figure), `${id}: ${light}, ${figure}`).toBeLessThanOrEqual(1)
        return light !== figure
      })
      // A second that falls on the other side of half a minute.
      expect(differing.length).toBeLessThanOrEqual(3)
    },
  )

  test('a page kept for some days is right, and for weeks silent', () => {
    vi.setSystemTime('2026-11-27T20:00:00Z')
    const today = readToday('2026-11-25')
    const ground = readGround(new URLSearchParams({ state: 'VT' })).input
    const figure = ground && reportLight('2026-11-27', ground, defaultOffsets).figure
    expect(minutesApart(openHome(today, { chosen: 'VT' }).light, figure ?? '')).toBeLessThanOrEqual(1)
    vi.setSystemTime('2026-12-20T20:00:00Z')
    expect(openHome(today, { chosen: 'VT' }).light).toBe('Choose your state')
  })
})

describe('the hunter’s own ground', () => {
  const today = readToday('2026-11-25')
  beforeEach(() => {
    vi.setSystemTime('2026-11-25T20:00:00Z')
  })

  test('a point has its own light and the rut of its state', () => {
    const stored = 'state=VT&lat=44.9&lon=-71.5&place=Back+forty&zone=America%2FNew_York'
    const ground = readGround(new URLSearchParams(stored)).input
    const { light, rut, first } = openHome(today, { stored: { 'stagwise-ground': stored } })
    expect(light).toBe(ground && reportLight('2026-11-25', ground, defaultOffsets).figure)
    expect(rut).toBe(today.states.find(({ id }) => id === 'VT')?.rut)
    expect(first).toBe('My ground: Back forty')
  })

  test('a state alone is its center', () => {
    const { light, first } = openHome(today, { stored: { 'stagwise-ground': 'state=VT' } })
    expect(light).toBe(openHome(today, { chosen: 'VT' }).light)
    expect(first).toBe('My ground')
  })

  test('a point outside the states has light, and no rut of its own', () => {
    const stored = { 'stagwise-ground': 'lat=52.5&lon=13.4&zone=Europe%2FBerlin' }
    const ground = readGround(new URLSearchParams(stored['stagwise-ground'])).input
    const light = ground && reportLight('2026-11-25', ground, defaultOffsets).figure
    expect(openHome(today, { stored })).toMatchObject({ light, rut: today.rut })
  })

  test('another state may be chosen all the same', () => {
    const stored = { 'stagwise-ground': 'state=VT' }
    expect(openHome(today, { stored, chosen: 'TX' }).light).toBe(openHome(today, { chosen: 'TX' }).light)
  })

  test('the state of the last tool is chosen where there is no ground', () => {
    expect(openHome(today, { stored: { 'stagwise-state': 'TX' } }).value).toBe('TX')
  })

  test('nothing is known of nowhere', () => {
    expect(openHome(today)).toEqual({ light: 'Choose your state', rut: today.rut, first: 'Choose a state', value: '' })
  })
})

test.each([
  ['VT', '2026-11-25', 'Peak breeding: the third week of November. It ended 4 days ago.'],
  ['VT', '2026-11-18', 'Peak breeding: the third week of November. That is now.'],
  ['VT', '2026-11-10', 'Peak breeding: the third week of November. It begins in 5 days.'],
  ['VT', '2026-06-01', 'Peak breeding: the third week of November.'],
  ['TX', '2026-11-25', 'Peak: September 30 to December 24, by area (published 1996). Now in 2 of 15 areas.'],
  ['OH', '2026-11-25', 'Peak of the rut: October 29 to November 13. It ended 12 days ago.'],
  ['WY', '2026-11-25', 'No published date found.'],
  ['NV', '2026-11-25', 'No whitetails there.'],
])('the rut of %s on %s: %s', (state, day, words) => {
  expect(readToday(day).states.find(({ id }) => id === state)?.rut).toBe(words)
})

test.each([
  ['2026-11-15', /^At its peak today in 2\d states\.$/],
  ['2026-11-26', /^At its peak today in Arkansas, Connecticut, .* and Washington\.$/],
  ['2027-01-20', /^At its peak today in Arizona and Mississippi\.$/],
  ['2026-06-01', /^At its peak today in no state\.$/],
])('for anybody, on %s: %s', (day, words) => {
  expect(readToday(day).rut).toMatch(words)
})
