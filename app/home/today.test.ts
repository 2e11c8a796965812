import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readGround } from '~/tools/ground/read-ground'
import { readStoredGround } from '~/tools/ground/stored-ground'
import { reportLight } from '~/tools/legal-light/legal-light'
import { addDays } from '~/lib/days'
import { withId } from '~/lib/ids'
import { states } from '~/lib/states.data'
import { isShortPeak, peakFrom, readStateRut } from '~/tools/rut-tracker/state-rut'
import { sample } from '../../tests/setup/tier'
import { readToday, type Today } from './today'

const script = readFileSync(path.join(import.meta.dirname, 'today-page-script.js'), 'utf8')

class FakeForm {
  dataset: { sun: string; hours: string; rule: string; example: string }
  select: ReturnType<typeof selectOf>

  constructor(today: Today) {
    this.dataset = { sun: today.sun, hours: today.hours.minutes, rule: today.hours.rule, example: today.example.id }
    this.select = selectOf(today)
  }

  querySelector() {
    return this.select
  }
}

/** The parts of the page as the server renders them and the script fills them in. */
class FakePanel {
  hidden = false
  parts: { textContent: string; attributes: Record<string, string>; name: string }[]

  constructor({ example: { id, name, why, light, rule }, rut, states }: Today) {
    const peaks = states.find((state) => state.id === id)?.peaks ?? ''
    const words = { where: `Example: ${name}`, why, light, rule, rut, legal: '', sun: '', peaks: '', status: '' }
    this.parts = Object.entries(words).map(([part, textContent]) => ({
      name: part,
      textContent,
      attributes: part === 'peaks' ? { d: peaks } : {},
    }))
  }

  querySelectorAll() {
    return this.parts.map((part) => ({
      getAttribute: () => part.name,
      setAttribute: (name: string, value: string) => {
        part.attributes[name] = value
      },
      get textContent() {
        return part.textContent
      },
      set textContent(text) {
        part.textContent = text
      },
    }))
  }

  read() {
    const part = (name: string) => this.parts.find((each) => each.name === name)
    const text = (name: string) => part(name)?.textContent ?? ''
    return {
      isShown: !this.hidden,
      where: text('where'),
      why: text('why'),
      status: text('status'),
      light: text('light'),
      rule: text('rule'),
      rut: text('rut'),
      peaks: part('peaks')?.attributes.d,
      legal: part('legal')?.attributes,
      sun: part('sun')?.attributes,
    }
  }
}

function selectOf({ states: known }: Today) {
  const choices = known.map(({ id, name, place, rut, peaks, hours: { minutes: hours, rule } }) => ({
    value: id,
    text: name,
    dataset: { place, rut, peaks, hours, rule },
  }))
  const options = [{ value: '', text: 'Choose a state', dataset: {} }, ...choices]
  let changed: ((event: { type: string }) => void) | undefined
  return {
    value: '',
    options,
    addEventListener: (_event: string, listener: typeof changed) => {
      changed = listener
    },
    change(value: string) {
      this.value = value
      changed?.({ type: 'change' })
    },
  }
}

/** Runs the very script of the page, with what it needs of a browser. */
function openHome(
  today: Today,
  {
    chosen = '',
    stored = {},
    changesTo,
  }: { chosen?: string; stored?: Record<string, string>; changesTo?: string } = {},
) {
  const form = new FakeForm(today)
  form.select.value = chosen
  const panel = new FakePanel(today)
  const found: Record<string, unknown> = { 'form[data-sun]': form, '[data-panel]': panel }
  const listen = (event: string, start: () => void) => {
    if (event === 'DOMContentLoaded') start()
  }
  runInNewContext(script, {
    addEventListener: listen,
    document: { querySelector: (name: string) => found[name] },
    HTMLFormElement: FakeForm,
    HTMLElement: FakePanel,
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    Date,
    Intl,
    URLSearchParams,
  })
  if (changesTo !== undefined) form.select.change(changesTo)
  return { ...panel.read(), first: form.select.options[0]?.text, value: form.select.value }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns the larger difference in minutes between the spans of two texts such as "6:22 AM to 4:45 PM EST". */
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

test.each([
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-08-31', 'summer'],
  ['2026-11-30', 'fall'],
  ['2026-12-01', 'winter'],
])('the ridges of %s are those of %s', (day, yearSeason) => {
  expect(readToday(day)).toMatchObject({ yearSeason })
})

describe('legal light', () => {
  test.each(['2026-01-05', '2026-03-08', '2026-06-21', '2026-09-22', '2026-11-01', '2026-11-25', '2027-12-31'])(
    'on %s it is that of the tool, in every state',
    (day) => {
      vi.setSystemTime(`${day}T20:00:00Z`)
      const today = readToday(day)
      const differing = sample(states, 5).filter(({ id }) => {
        const ground = readGround(new URLSearchParams({ state: id })).input
        if (!ground) throw new Error(id)
        const { figure } = reportLight(day, ground)
        const { light } = openHome(today, { chosen: id })
        if (figure === 'Check the local rules') {
          expect(['No sunrise and sunset', figure]).toContain(light)
          return false
        }
        expect(minutesApart(light, figure), `${id}: ${light}, ${figure}`).toBeLessThanOrEqual(1)
        return light !== figure
      })
      // The two may differ by seconds that fall on either side of half a minute.
      expect(differing.length).toBeLessThanOrEqual(3)
    },
  )

  test.each([
    [
      'SC',
      '6:06 AM to 6:15 PM EST',
      'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016.',
    ],
    [
      'CT',
      '6:23 AM to 4:23 PM EST',
      'Connecticut: half an hour before sunrise to sunset for bowhunting, as printed in 2019.',
    ],
    ['MN', 'Check the local rules', 'We have not read the hunting hours of Minnesota.'],
  ])('of %s says whose hours it has, and that it is the center’s', (chosen, light, rule) => {
    vi.setSystemTime('2026-11-26T20:00:00Z')
    const shown = openHome(readToday('2026-11-26'), { chosen })
    expect(shown).toMatchObject({ light, rule: `${rule} At the center of the state.` })
  })

  test('has the hours of a season that is open', () => {
    vi.setSystemTime('2026-11-26T20:00:00Z')
    const season = {
      state: 'SC',
      species: 'White-tailed deer',
      weapon: 'Archery',
      zone: 'Statewide',
      opensOn: '2026-11-26',
      closesOn: '2027-01-01',
      before: 0,
      after: 0,
      sourceUrl: 'https://www.dnr.sc.gov/regs/deer',
      checkedOn: '2026-11-20',
    } as const
    const { light, rule } = openHome(readToday('2026-11-26', [season]), { chosen: 'SC' })
    expect(light).toBe('7:06 AM to 5:15 PM EST')
    expect(rule).toContain('White-tailed deer, Archery, Statewide: sunrise to sunset.')
  })

  test('a page kept for some days is right, and for weeks silent', () => {
    vi.setSystemTime('2026-11-27T20:00:00Z')
    const today = readToday('2026-11-25')
    const ground = readGround(new URLSearchParams({ state: 'VT' })).input
    const figure = ground && reportLight('2026-11-27', ground).figure
    expect(minutesApart(openHome(today, { chosen: 'VT' }).light, figure ?? '')).toBeLessThanOrEqual(1)
    vi.setSystemTime('2026-12-20T20:00:00Z')
    expect(openHome(today, { chosen: 'VT' }).isShown).toBe(false)
  })
})

describe('the hunter’s own ground', () => {
  const today = readToday('2026-11-25')
  beforeEach(() => {
    vi.setSystemTime('2026-11-25T20:00:00Z')
  })

  test('a point has its own light and the rut of its state', () => {
    const stored = 'state=VT&lat=44.9&lon=-71.5&place=Back+forty&clock=America%2FNew_York'
    const ground = readStoredGround(stored)
    const { light, where, rule, rut, first } = openHome(today, { stored: { 'stagwise-ground': stored } })
    expect(where).toBe('Today on your ground')
    expect(rule).toBe('Vermont: half an hour before sunrise to half an hour after sunset, as printed in 2022.')
    expect(light).toBe(ground && reportLight('2026-11-25', ground).figure)
    expect(rut).toBe(today.states.find(({ id }) => id === 'VT')?.rut)
    expect(first).toBe('My ground: Back forty')
  })

  test('a state alone is its center', () => {
    const { light, where, first } = openHome(today, { stored: { 'stagwise-ground': 'state=VT' } })
    expect(where).toBe('Today in Vermont')
    expect(light).toBe(openHome(today, { chosen: 'VT' }).light)
    expect(first).toBe('My ground')
  })

  test('a point outside the states has no hours that were read, and no rut of its own', () => {
    const stored = { 'stagwise-ground': 'lat=52.5&lon=13.4&clock=Europe%2FBerlin' }
    expect(openHome(today, { stored })).toMatchObject({
      light: 'Check the local rules',
      rule: 'We have not read the hunting hours of this place.',
      rut: today.rut,
      peaks: '',
    })
  })

  test('another state may be chosen all the same', () => {
    const stored = { 'stagwise-ground': 'state=VT&lat=44.9&lon=-71.5&clock=America%2FNew_York' }
    const { light, where } = openHome(today, { stored, chosen: 'TX' })
    expect(light).toBe(openHome(today, { chosen: 'TX' }).light)
    expect(where).toBe('Today in Texas')
  })

  test.each([
    // The zone may be that of a place that was saved before.
    ['state=NM&zone=America%2FNew_York', /MST$/],
    ['state=TN&zone=America%2FNew_York', /EST$/],
    ['state=MI&lat=42.3&lon=-83.1&clock=America%2FNew_York', /EST$/],
    ['state=NM&lat=34.5&lon=-106&zone=America%2FNew_York', /MST$/],
  ])('%s has a clock that the state has', (stored, zone) => {
    expect(openHome(today, { stored: { 'stagwise-ground': stored } }).light).toMatch(zone)
  })

  test('the state of the last tool is chosen where there is no ground', () => {
    expect(openHome(today, { stored: { 'stagwise-state': 'TX' } }).value).toBe('TX')
  })

  test('without any the page keeps the state at its peak that the server chose, and its light is the same', () => {
    const { example, rut } = today
    const shown = openHome(today)
    expect(minutesApart(shown.light, example.light)).toBeLessThanOrEqual(1)
    expect(shown).toMatchObject({
      isShown: true,
      where: `Example: ${example.name}`,
      why: example.why,
      rule: example.rule,
      rut,
      peaks: today.states.find(({ id }) => id === example.id)?.peaks,
      first: 'Choose a state',
      value: '',
    })
    for (const bar of ['legal', 'sun'] as const) {
      const [from = 0, to = 0] = example.bar?.[bar] ?? []
      expect(Number.parseFloat(shown[bar]?.x ?? '') / 100).toBeCloseTo(from, 2)
      expect(Number.parseFloat(shown[bar]?.width ?? '') / 100).toBeCloseTo(to - from, 2)
    }
  })
})

test.each([
  ['VT', '2026-11-25', 'Peak breeding: the third week of November. It ended 4 days ago.'],
  ['VT', '2026-11-18', 'Peak breeding: the third week of November. That is now.'],
  ['VT', '2026-11-10', 'Peak breeding: the third week of November. It begins in 5 days.'],
  ['VT', '2026-06-01', 'Peak breeding: the third week of November.'],
  ['TX', '2026-11-25', 'Peak: September 30 to December 24 by area (published 1996). Now in 2 of 15 areas.'],
  ['OH', '2026-11-25', 'Peak of the rut: October 29 to November 13. It ended 12 days ago.'],
  ['WY', '2026-11-25', 'No published date found.'],
  ['NV', '2026-11-25', 'No whitetails there.'],
])('the rut of %s on %s: %s', (state, day, words) => {
  expect(readToday(day).states.find(({ id }) => id === state)?.rut).toBe(words)
})

test.each([
  ['2026-11-15', /^At its peak today in 2\d states: AR, [A-Z, ]+\.$/],
  ['2026-11-26', /^At its peak today in Arkansas, Connecticut, .* and Washington\.$/],
  ['2027-01-20', /^At its peak today in Mississippi\.$/],
  ['2026-06-01', /^At its peak today in no state\.$/],
])('for anybody, on %s: %s', (day, words) => {
  expect(readToday(day).rut).toMatch(words)
})

describe('a choice', () => {
  beforeEach(() => {
    vi.setSystemTime('2026-11-26T20:00:00Z')
  })
  const today = readToday('2026-11-26')

  test('is announced once, with what the panel then shows', () => {
    const { light, rut, where, why, status } = openHome(today, { changesTo: 'OH' })
    expect({ where, why }).toEqual({ where: 'Today in Ohio', why: '' })
    expect(status).toBe(`Ohio today. Legal light: ${light}. Rut: ${rut}`)
  })

  test('of one’s own ground is announced as such', () => {
    const stored = { 'stagwise-ground': 'state=VT&lat=44.9&lon=-71.5&clock=America%2FNew_York' }
    expect(openHome(today, { stored, chosen: 'TX', changesTo: '' }).status).toMatch(/^Your ground today. Legal light: /)
  })

  test('that was there before is not announced', () => {
    expect(openHome(today, { chosen: 'OH' })).toMatchObject({ where: 'Today in Ohio', why: '', status: '' })
    expect(openHome(today).status).toBe('')
  })
})

describe('the rut of the season', () => {
  test.each([
    // Arizona's rut is published as six weeks.
    ['2027-01-26', 'AZ'],
    // The coast of Mississippi has five weeks from January 24 on.
    ['2027-02-27', 'MS'],
  ] as const)('on %s %s is not at a peak: its dates are longer than a month', (day, id) => {
    const { rut, season, states: all, example } = readToday(day)
    expect(readStateRut(id, undefined, day)).toMatchObject({ kind: 'measured' })
    expect(rut).not.toContain(withId(states, id).name)
    expect(example.id).not.toBe(id)
    // Its own strip and words still show them.
    expect(all.find((state) => state.id === id)?.peaks).not.toBe('')
    expect(season.peaks).toHaveLength(53)
  })

  test('New Jersey is at its peak in the three weeks of its deer biologist, not in those of a warning to drivers', () => {
    expect(readToday('2026-11-15').rut).toContain('NJ')
    for (const day of ['2026-10-25', '2026-11-28', '2026-12-10'])
      expect(readToday(day).rut).not.toMatch(/NJ|New Jersey/)
  })

  test.each([
    ['2026-11-14', /^Its rut is nearest the middle of its peak today\. /],
    ['2026-11-28', /^The rut of an area there is nearest the middle of its peak today\. /],
    ['2026-06-10', /^The rut of an area there is the next to peak\. /],
  ])('on %s the page says why its example is the example', (day, why) => {
    expect(readToday(day).example.why).toMatch(why)
  })

  test.each([
    ['2026-11-14', 'peak'],
    ['2027-01-20', 'peak'],
    // No state is at its peak, so the example is the one whose peak begins next.
    ['2026-06-10', 'far'],
  ])('on %s has a state for an example whose stage is "%s"', (day, stage) => {
    const { example } = readToday(day)
    const rut = readStateRut(example.id, undefined, day)
    const stages = rut.kind === 'measured' ? rut.places.map((place) => place.stage) : []
    expect(stages.map(({ id }) => id)).toContain(stage)
    if (stage !== 'peak') {
      const waits = states.flatMap(({ id }) => {
        const other = readStateRut(id, undefined, day)
        return other.kind === 'measured' ? other.places.map((place) => place.stage.daysTo) : []
      })
      expect(Math.min(...stages.map(({ daysTo }) => daysTo))).toBe(Math.min(...waits))
    }
    expect(example.light).toMatch(/^\d+:\d\d AM to \d+:\d\d PM [CEMP][SD]T$/)
  })

  test('counts in each week the states that are at their peak on one of its days', () => {
    const { season } = readToday('2026-11-15')
    const start = '2026-07-01'
    const spans = states.map(({ id }) => {
      const rut = readStateRut(id, undefined, start)
      const peaks = rut.kind === 'measured' ? rut.places.map((place) => place.peak).filter(isShortPeak) : []
      return peaks.map((peak) => peakFrom(peak.from < '07-01' ? 2027 : 2026, peak))
    })
    const week = Math.floor((season.today * 366) / 7)
    expect(Math.max(...season.peaks)).toBe(season.peaks[week])
    for (const [index, count] of season.peaks.entries()) {
      const [first, last] = [addDays(start, index * 7), addDays(start, index * 7 + 6)]
      const inWeek = spans.filter((peaks) => peaks.some((peak) => peak.start <= last && peak.end >= first))
      expect(inWeek).toHaveLength(count)
    }
  })
})
