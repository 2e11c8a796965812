import { describe, expect, test } from 'vitest'
import { readPointPlace } from '~/tools/ground/point-reader'
import { readGround } from '~/tools/ground/read-ground'
import { readStands } from '~/tools/stands/stand'
import type { Units } from '~/tools/units'
import { readConditions } from './conditions.schema'
import { reportLight } from '~/tools/legal-light/legal-light'
import { concludeDay, phaseOf, weighEvidence, type DayFacts, type Term } from './evidence'
import { studies, supports, terms, type TermId } from './evidence.data'

function factsOf(query: string, day: string): DayFacts {
  const address = new URLSearchParams(query)
  const { input: conditions } = readConditions(address)
  if (!conditions) throw new Error(`${query} is wrong`)
  return {
    day,
    conditions,
    timeZone: 'America/New_York',
    weather: 'light-rain',
    moonPhase: 'other',
    rutZone: '',
    ground: readGround(address, readPointPlace).input,
    stands: readStands(address),
  }
}

function weigh(query: string, day = '2026-11-14'): Term[] {
  return weighEvidence(factsOf(query, day))
}

function todayOf(id: TermId, query: string, day?: string): string {
  return weigh(query, day).find((term) => term.id === id)?.today ?? ''
}

describe('the conclusion', () => {
  test.each([
    [
      '',
      '2026-11-27',
      'the first two hours of light and the last hour and a half',
      'Weather and moon matter little. Choose a state',
    ],
    ['state=OH', '2026-11-27', '7:01 to 9:00 AM and 4:07 to 5:37 PM', 'Weather and moon matter little.'],
    ['state=OH', '2026-11-02', 'all day, ', 'The peak of the rut is on. Bucks move by day, too.'],
    ['state=PA&stand=Oak*N**&wind=N', '2026-12-20', 'to 9:00 AM and', 'With this wind, hunt Oak.'],
  ])('with "%s" on %s', (query, day, figure, summary) => {
    const facts = factsOf(query, day)
    const legal = facts.ground && reportLight(day, facts.ground).sky.legal
    const conclusion = concludeDay(facts, legal)
    expect(conclusion.figure).toContain(figure)
    expect(conclusion.summary).toContain(summary)
  })
})

describe('a day', () => {
  test.each<[id: TermId, query: string, words: RegExp]>([
    ['time', '', /^$/],
    ['time', 'state=VT', /^Sunrise 6:45 AM EST, sunset 4:25 PM EST\.$/],
    ['time', 'state=VT&at=06:15', /^6:15 AM is 30 min before sunrise\./],
    ['time', 'state=VT&at=06:45', /^6:45 AM is at sunrise\./],
    ['time', 'state=VT&at=14:15', /^2:15 PM is 2 h 10 min before sunset\./],
    ['time', 'state=VT&at=17:00', /^5:00 PM is 35 min after sunset\./],
    ['rut', '', /^$/],
    [
      'rut',
      'state=PA',
      /^Peak breeding in Pennsylvania: mid-November \(measured 2000 to 2007\)\. It is on right now\.$/,
    ],
    ['rut', 'state=OH', /^Peak of the rut in Ohio: October 29 to November 13\. It /],
    ['rut', 'state=AK', /^Alaska has no whitetails/],
    ['rut', 'state=TX', /^The peak in Texas depends on the area\./],
    ['wind', 'wind=N', /^Add your stands/],
    ['wind', 'stand=Oak*N**', /^Choose the wind/],
    [
      'wind',
      'stand=Oak*N**&stand=Creek*E**&stand=Barn*S**&wind=N',
      /^From the north: hunt Oak; with care Creek; leave Barn\.$/,
    ],
    ['wind', 'stand=Oak&wind=N', /your stands have no good winds yet/],
    ['temperature', '', /^$/],
    ['temperature', 'tempNow=38&tempUsual=50.5', /^12\.5 °F colder/],
    ['temperature', 'tempNow=5&tempUsual=-3&unit=C', /^8 °C warmer/],
    ['temperature', 'tempNow=40&tempUsual=40', /^The same/],
    ['weather', '', /^You chose: light rain\.$/],
    ['pressure', '', /^$/],
    ['pressure', 'pressure=30.12', /^30\.12 inHg is above the standard 29\.92\.$/],
    ['pressure', 'pressure=1002', /^1002 hPa is below the standard 1013\.$/],
    ['pressure', 'pressure=1013.2', /^1013 hPa is the same as the standard 1013\.$/],
    ['moon', '', /^Waxing Crescent, \d+% lit\.$/],
  ])('%s with "%s"', (id, query, words) => {
    expect(todayOf(id, query)).toMatch(words)
  })

  const oakAndCreek = 'stand=Oak*N**&stand=Creek*S**'
  test.each([
    [
      oakAndCreek,
      { morning: 'N', evening: 'S' },
      'By your week plan: from the north in the morning: hunt Oak; leave Creek. From the south in the evening: hunt Creek; leave Oak.',
      'By your week plan, hunt Oak in the morning and Creek in the evening.',
    ],
    [
      oakAndCreek,
      { morning: 'N', evening: 'N' },
      'By your week plan: from the north in the morning: hunt Oak; leave Creek. From the north in the evening: hunt Oak; leave Creek.',
      'By your week plan, hunt Oak.',
    ],
    [
      `${oakAndCreek}&at=16:00`,
      { morning: 'N', evening: 'S' },
      'By your week plan: from the south in the evening: hunt Creek; leave Oak.',
      'By your week plan, hunt Creek in the evening.',
    ],
    [
      `${oakAndCreek}&at=16:00`,
      { morning: 'N', evening: '' },
      'Choose the wind to see which of your stands fits.',
      'Weather and moon matter little.',
    ],
    // A wind that was chosen for the day comes first.
    [
      `${oakAndCreek}&wind=S`,
      { morning: 'N', evening: 'N' },
      'From the south: hunt Creek; leave Oak.',
      'With this wind, hunt Creek.',
    ],
    ['', { morning: 'N', evening: 'N' }, 'Add your stands', 'Weather and moon matter little.'],
  ] as const)('with "%s" and a week plan of %j', (query, planned, words, summary) => {
    const facts = { ...factsOf(query, '2026-12-20'), planned }
    expect(weighEvidence(facts).find(({ id }) => id === 'wind')?.today).toContain(words)
    const { summary: said } = concludeDay(facts, undefined)
    expect(said).toContain(summary)
    if (!words.includes('week plan')) expect(said).not.toContain('week plan')
  })

  test.each<[id: TermId, query: string, units: Units, words: RegExp]>([
    ['temperature', 'tempNow=38&tempUsual=56', 'metric', /^10 °C colder/],
    ['temperature', 'tempNow=5&tempUsual=-3&unit=C', 'us', /^14\.4 °F warmer/],
    ['pressure', 'pressure=30.12', 'metric', /^1020 hPa is above the standard 1013\.$/],
    ['pressure', 'pressure=1020', 'us', /^30\.12 inHg is above the standard 29\.92\.$/],
  ])('%s with "%s" in %s units', (id, query, units, words) => {
    const terms = weighEvidence({ ...factsOf(query, '2026-11-14'), units })
    expect(terms.find((term) => term.id === id)?.today).toMatch(words)
  })

  test.each([
    ['us', /4\.6 miles against 3\.8 miles.*just under 3 miles a day.*over 6 miles.*7 yd to 11 yd/],
    ['metric', /7\.4 km against 6\.1 km.*just under 4\.8 km a day.*over 9\.7 km.*6 m to 10 m/],
  ] as const)('says what studies measured in %s units', (units, words) => {
    const terms = weighEvidence({ ...factsOf('', '2026-11-14'), units })
    expect(terms.flatMap(({ findings }) => findings.map(({ text }) => text)).join(' ')).toMatch(words)
  })

  test('says where the chosen moon is not the true one', () => {
    expect(todayOf('moon', '', '2026-11-24')).toBe('Full Moon, 100% lit. You chose other for the score.')
  })

  test('within the polar night has no minutes to sunrise', () => {
    const north = 'lat=71.29&lon=-156.79&at=12:00'
    expect(todayOf('time', north, '2026-12-20')).toMatch(/^The sun does not rise and set there/)
  })
})

test('what studies support comes before what they reject, and every finding has its study', () => {
  const order = terms.map(({ support }) => supports.findIndex(({ id }) => id === support))
  expect(terms[0].support).toBe('found')
  expect(terms.at(-1)?.support).toBe('none')
  expect(order.filter((rank) => rank === 0)).toHaveLength(2)
  const cited = new Set(terms.flatMap(({ findings }) => findings.map(({ study }) => study)))
  expect(Object.keys(studies).filter((id) => ![...cited].some((study) => study === id))).toEqual([])
})

test.each([
  ['New Moon', 'new'],
  ['Full Moon', 'full'],
  ['First Quarter', 'quarter'],
  ['Last Quarter', 'quarter'],
  ['Waning Gibbous', 'other'],
])('%s is the choice %s', (name, phase) => {
  expect(phaseOf(name)).toBe(phase)
})

test.each([
  ['date=2026-02-30', 'date'],
  ['at=25:00', 'at'],
  ['wind=NNW', 'wind'],
  ['tempNow=warm&tempUsual=40', 'tempNow'],
  ['tempNow=131&tempUsual=40', 'tempNow'],
  ['tempNow=40', 'tempUsual'],
  ['tempUsual=40', 'tempNow'],
  ['unit=K', 'unit'],
  ['pressure=12', 'pressure'],
  ['pressure=1e3', 'pressure'],
])('%s is named at its field, and the rest counts', (query, field) => {
  const rest = query.startsWith('pressure') ? 'at=06:30' : 'pressure=30.1'
  const { input, errors } = readConditions(new URLSearchParams(`${query}&${rest}`))
  expect(Object.keys(errors)).toEqual([field])
  expect(input).toMatchObject(rest === 'at=06:30' ? { at: '06:30', pressure: undefined } : { pressure: 30.1 })
})

test('degrees of an unknown unit are left out', () => {
  const { input } = readConditions(new URLSearchParams('tempNow=40&tempUsual=50&unit=K&pressure=30.1'))
  expect(input).toMatchObject({ tempNow: undefined, tempUsual: undefined, pressure: 30.1 })
})
