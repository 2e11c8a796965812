import { expect, test } from 'vitest'
import { stateRules } from './regulations/state-rules.data'
import {
  bothWeights,
  densityText,
  distanceText,
  lawText,
  milesText,
  parseUnits,
  pressureIn,
  roughWeight,
  temperatureGap,
  temperatureText,
  toInches,
  volumeText,
  weightRange,
  weightText,
} from './units'

test.each([
  [weightText(94.5, 'us'), '94.5 lb'],
  [weightText(94.5, 'metric'), '42.9 kg'],
  [bothWeights(94.5, 'us'), '94.5 lb (42.9 kg)'],
  [bothWeights(94.5, 'metric'), '42.9 kg (94.5 lb)'],
  [roughWeight(120, 'us'), '120 lb'],
  [roughWeight(120, 'metric'), '54 kg'],
  [roughWeight(1.5, 'metric'), '0.7 kg'],
  [roughWeight(5000, 'us'), '5,000 lb'],
  [weightRange({ least: 50.4, most: 57.7 }, 'us'), '50 to 58 lb'],
  [weightRange({ least: 50.4, most: 57.7 }, 'metric'), '23 to 26 kg'],
  // 21.9 lb is 9.93 kg, which would round to 9.9; 22 lb is 9.98.
  [weightRange({ least: 20, most: 21.9 }, 'metric'), '9.1 to 9.9 kg'],
  [weightRange({ least: 20, most: 22 }, 'metric'), '9 to 10 kg'],
  [distanceText(200, 'us'), '200 yd'],
  [distanceText(200, 'metric'), '183 m'],
  [distanceText(999.4, 'us'), '999 yd'],
  [distanceText(1320, 'us'), '0.75 mi'],
  [distanceText(1320, 'metric'), '1.21 km'],
  [milesText(4.6, 'us'), '4.6 miles'],
  [milesText(4.6, 'metric'), '7.4 km'],
  [milesText(3, 'us'), '3 miles'],
  [temperatureText(34, 'us'), '34 °F'],
  [temperatureText(34, 'metric'), '1 °C'],
  [temperatureText(31.5, 'metric'), '0 °C'],
  [temperatureText(-40, 'metric'), '-40 °C'],
  [temperatureGap(-18, 'us'), '18 °F'],
  [temperatureGap(-18, 'metric'), '10 °C'],
  [temperatureGap(5, 'metric'), '2.8 °C'],
  [volumeText(1.7, 'us'), '1.7 cubic feet (49 liters)'],
  [volumeText(1, 'us'), '1 cubic foot (29 liters)'],
  [volumeText(1.7, 'metric'), '49 liters'],
  [densityText(35, 'us'), '35 lb per cubic foot'],
  [densityText(35, 'metric'), '0.56 kg per liter'],
])('%s is written as %s', (text, expected) => {
  expect(text).toBe(expected)
})

test.each([
  [30.12, 'us', 30.12, 'inHg'],
  [30.12, 'metric', 1020, 'hPa'],
  [29.92, 'metric', 1013, 'hPa'],
  [toInches(1020), 'us', 30.12, 'inHg'],
] as const)('%d inches of mercury in %s units are %d %s', (inches, units, value, unit) => {
  expect(pressureIn(inches, units)).toEqual({ value, unit })
})

test.each([
  ['us', 'us'],
  ['metric', 'metric'],
  ['', undefined],
  ['imperial', undefined],
  [null, undefined],
])('the choice %j is %j', (text, units) => {
  expect(parseUnits(text)).toBe(units)
})

test('a law keeps its own number, and metric says what it is, never less', () => {
  const rule = '400 square inches above the waist.'
  expect(lawText(rule, 'us')).toBe(rule)
  expect(lawText(rule, 'metric')).toBe('400 square inches (2,581 cm²) above the waist.')
})

test('every measure in the rules of the states is one that metric reads', () => {
  for (const rules of Object.values(stateRules)) {
    for (const { text } of Object.values(rules)) {
      const metric = lawText(text, 'metric')
      expect(metric.match(/cm²/g)?.length).toBe(
        text.match(/inch|feet|foot|yards?\b|miles?\b|acres?\b|pounds?\b/g)?.length,
      )
    }
  }
})
