import { expect, test } from 'vitest'
import { states } from '~/lib/states.data'
import { callPhases } from './call-recommender.data'
import { phaseOfState } from './state-phase'

test.each([
  // The rut of Ohio, October 29 to November 13, counts the chase.
  ['OH', '2026-09-05', 'early-season', 'September 5 is early season.'],
  ['OH', '2026-10-10', 'pre-rut', 'October 10 is pre-rut.'],
  ['OH', '2026-11-05', 'rut', 'November 5 is rut.'],
  ['OH', '2026-11-27', 'post-rut', 'November 27 is post-rut.'],
  ['OH', '2027-01-20', 'post-rut', 'January 20 is post-rut.'],
  ['OH', '2027-04-01', 'early-season', 'April 1 is early season.'],
  // Minnesota's deer breed around November 12 to 14, and chase before that.
  ['MN', '2026-11-05', 'rut', 'November 5 is in the chase, before the does are ready: use the calls of the rut.'],
  ['MN', '2026-11-13', 'rut', 'November 13 is rut.'],
] as const)('%s on %s: %s', (state, today, id, words) => {
  const phase = phaseOfState(state, undefined, today)
  expect(phase.id).toBe(id)
  expect(phase.text).toContain(words)
})

test('the dates say whether they are of breeding or of the rut', () => {
  expect(phaseOfState('OH', undefined, '2026-11-27')).toEqual({
    id: 'post-rut',
    text: 'By Ohio’s dates, November 27 is post-rut.',
    dates:
      'Peak of the rut (chasing included) in Ohio: October 29 to November 13. Today, November 27: the peak of the rut ended 14 days ago, on November 13.',
  })
  expect(phaseOfState('MN', undefined, '2026-11-05').dates).toMatch(/^Peak of breeding in Minnesota: /)
})

test('areas that differ give no phase until one is chosen, and neither does a state without dates', () => {
  expect(phaseOfState('AL', undefined, '2026-07-01').id).toBe('early-season')
  expect(phaseOfState('AL', 'al-north', '2027-01-09').id).toBe('rut')
  expect(phaseOfState('TX', undefined, '2026-11-27')).toMatchObject({
    id: undefined,
    text: 'Texas’s areas are in different phases.',
  })
  expect(phaseOfState('HI', undefined, '2026-11-27').id).toBeUndefined()
})

test('each state has a phase or says why not, on every first of a month', () => {
  const ids = new Set<string | undefined>([...callPhases.map(({ id }) => id), undefined])
  for (const { id: state } of states)
    for (let month = 1; month <= 12; month += 1) {
      const { id, text, dates } = phaseOfState(state, undefined, `2026-${String(month).padStart(2, '0')}-01`)
      expect(ids).toContain(id)
      expect(`${text} ${dates}`).toMatch(/^\S.*\.$/)
    }
})
