import { expect, test } from 'vitest'
import { tools } from './tool-list'

test('there are the ten tools of the specification, in its order', () => {
  expect(tools.map(({ id }) => id).join(', ')).toBe(
    'deer-movement-predictor, moon-phase-calendar, wind-direction-stand-picker, rut-activity-tracker, ' +
      'trail-cam-analyzer, deer-call-recommender, stand-location-mapper, venison-yield-calculator, ' +
      'hunting-checklist-generator, license-regulation-finder',
  )
})
