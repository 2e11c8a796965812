import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { judgeStand } from './judge-stand'
import { addDays } from '~/lib/days'
import { planWeek, type LoggedSit, type WeekWinds } from './plan-week'
import { parseStand, type Stand, type WindId } from './stand'

const today = '2026-11-28'

function standsOf(...texts: string[]): Stand[] {
  return texts.flatMap((text) => parseStand(text) ?? [])
}

/** Reads winds such as "N/S W -/E": morning and evening, or the morning alone. */
function weekOf(winds: string): WeekWinds {
  const read = (text = '') => directions.find(({ id }) => id === text)?.id ?? ''
  return winds.split(' ').map((day) => {
    const [morning, evening] = day.split('/')
    return { morning: read(morning), evening: read(evening) }
  })
}

/** Returns picks such as "A B - A*": a dash where none fits, a star for a stand hunted that day or the day before. */
function picks(stands: Stand[], winds: string, sits: readonly LoggedSit[] = []): string {
  return planWeek(stands, weekOf(winds), { today, sits })
    .map(({ day, pick, lastSit }) => {
      const isRepeat = lastSit !== undefined && lastSit.day >= addDays(day, -1)
      return `${pick?.stand.name ?? '-'}${isRepeat ? '*' : ''}`
    })
    .join(' ')
}

describe('a week', () => {
  test.each([
    ['two that fit take turns', ['A*N**', 'B*N**'], 'N N N N', 'A B A B'],
    ['three take turns', ['A*N**', 'B*N**', 'C*N**'], 'N N N N N N N', 'A B C A B C A'],
    ['the only one that fits is hunted again, and says so', ['A*N**', 'B*S**'], 'N N', 'A A*'],
    ['the same again is better than one that is only usable with care', ['A*N**', 'B*E**'], 'N N N', 'A A* A*'],
    ['a better fit is better than more rest', ['A*N**', 'B*N**', 'C*E**'], 'N N N', 'A B A'],
    [
      'each stand gets the wind it was made for',
      ['Ridge*W.NW**', 'Creek*S.SW**', 'Field*N.NE.E**'],
      'NW W SW S  N NE',
      'Ridge Ridge* Creek Creek* Field Field*',
    ],
    ['the only good one of tomorrow waits', ['A*N.S**', 'B*N**'], 'N S', 'B A'],
    ['none fits', ['A*N**'], 'S N', '- A'],
    ['a day without a wind is left out, and rests', ['A*N**'], 'N  N', 'A A'],
    ['nothing is known of it', ['A'], 'N', '-'],
    ['morning and evening are two sits', ['A*N**', 'B*N**', 'C*S**'], 'N/N N/S', 'A B A* C'],
    ['the only good one of the evening waits', ['A*N.S**', 'B*N**'], 'N/S', 'B A'],
    ['an evening alone', ['A*N**'], '-/N', 'A'],
  ])('%s', (_, texts, winds, expected) => {
    expect(picks(standsOf(...texts), winds)).toBe(expected)
  })

  test('is dated from today, with what fits as well', () => {
    const stands = standsOf('A*N**', 'B*N**', 'C*S**')
    const week = planWeek(stands, weekOf('- N - - -/S'), { today })
    expect(week.map(({ day, half, wind, others }) => ({ day, half, wind, others }))).toEqual([
      { day: '2026-11-29', half: 'morning', wind: 'N', others: ['B'] },
      { day: '2026-12-02', half: 'evening', wind: 'S', others: [] },
    ])
  })
})

describe('sits of the season log', () => {
  const stands = standsOf('Oak ladder*N**', 'Creek*N**')

  test.each([
    ['yesterday’s stand rests, whatever its case and spaces', [{ stand: ' oak  LADDER', date: '2026-11-27' }], 'Creek'],
    [
      'of two, the one that rested longest',
      [
        { stand: 'Oak ladder', date: '2026-11-20' },
        { stand: 'Creek', date: '2026-11-10' },
      ],
      'Creek',
    ],
    [
      'a sit to come or without a stand is none',
      [
        { stand: 'Oak ladder', date: '2026-11-30' },
        { stand: '', date: '2026-11-27' },
      ],
      'Oak ladder',
    ],
  ])('%s', (_, sits, expected) => {
    expect(picks(stands, 'N', sits)).toBe(expected)
  })

  test('the wind comes first, and the sit is said', () => {
    const [plan] = planWeek(standsOf('Oak*N**', 'Barn*E**'), weekOf('N'), {
      today,
      sits: [{ stand: 'oak', date: '2026-11-26' }],
    })
    expect(plan).toMatchObject({ pick: { stand: { name: 'Oak' } }, lastSit: { day: '2026-11-26', isLogged: true } })
  })

  test('after the days of rest it is not said any more', () => {
    const [plan] = planWeek(standsOf('Oak*N**'), weekOf('N'), { today, sits: [{ stand: 'Oak', date: '2026-11-24' }] })
    expect(plan?.lastSit).toBeUndefined()
  })
})

const windIds = directions.map(({ id }) => id)
const wind: fc.Arbitrary<WindId | ''> = fc.constantFrom('', ...windIds)
const stands = fc
  .array(fc.subarray(windIds), { minLength: 1, maxLength: 6 })
  .map((lists) => lists.map((goodWinds, index): Stand => ({ name: `No. ${String(index)}`, goodWinds })))

const week = fc.array(fc.record({ morning: wind, evening: wind }), { minLength: 7, maxLength: 7 })

test('the wind first: no stand that fits worse than another one', () => {
  fc.assert(
    fc.property(stands, week, (list, winds) => {
      for (const { pick, wind: asked, half } of planWeek(list, winds, { today })) {
        const good = list.filter((stand) => judgeStand(stand, asked, half).verdict === 'good')
        if (good.length > 0) expect(pick?.verdict).toBe('good')
      }
    }),
  )
})
