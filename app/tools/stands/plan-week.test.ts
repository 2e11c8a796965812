import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { judgeStand } from './judge-stand'
import { planWeek } from './plan-week'
import { parseStand, type Stand, type WindId } from './stand'

const today = '2026-11-28'

function standsOf(...texts: string[]): Stand[] {
  return texts.flatMap((text) => parseStand(text) ?? [])
}

/** As "A B - A*": a dash where none fits, a star for a repeat. */
function picks(stands: Stand[], winds: string): string {
  const week = winds.split(' ').map((wind) => directions.find(({ id }) => id === wind)?.id ?? '')
  return planWeek(stands, week, { today })
    .map(({ pick, isRepeat }) => `${pick?.stand.name ?? '-'}${isRepeat ? '*' : ''}`)
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
  ])('%s', (_, texts, winds, expected) => {
    expect(picks(standsOf(...texts), winds)).toBe(expected)
  })

  test('is dated from today, with what fits as well', () => {
    const stands = standsOf('A*N**', 'B*N**', 'C*S**')
    const week = planWeek(stands, ['', 'N', '', '', 'S'], { today })
    expect(week.map(({ day, wind, others }) => ({ day, wind, others }))).toEqual([
      { day: '2026-11-29', wind: 'N', others: ['B'] },
      { day: '2026-12-02', wind: 'S', others: [] },
    ])
  })
})

const windIds = directions.map(({ id }) => id)
const wind: fc.Arbitrary<WindId | ''> = fc.constantFrom('', ...windIds)
const stands = fc
  .array(fc.subarray(windIds), { minLength: 1, maxLength: 6 })
  .map((lists) => lists.map((goodWinds, index): Stand => ({ name: `No. ${String(index)}`, goodWinds })))

test('the wind first: no stand that fits worse than another one, and none twice in a row while another one is good', () => {
  fc.assert(
    fc.property(stands, fc.array(wind, { minLength: 7, maxLength: 7 }), (list, week) => {
      for (const { pick, isRepeat, wind: asked } of planWeek(list, week, { today })) {
        const good = list.filter((stand) => judgeStand(stand, asked).verdict === 'good')
        if (isRepeat) expect(good.filter(({ name }) => name !== pick?.stand.name)).toEqual([])
        if (good.length > 0) expect(pick?.verdict).toBe('good')
      }
    }),
  )
})
