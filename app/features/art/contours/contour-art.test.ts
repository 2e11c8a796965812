import { expect, test } from 'vitest'
import { contourArt } from './contour-art'

test.each(['ridge', 'oak-ridge-2', 'ridge_pine'])('draws "%s"', (name) => {
  expect(contourArt.draw(name)).toMatchObject({ width: 1600, height: 900 })
})

test.each(['', '_pine', 'Ridge', 'ridge_oak', 'ridge_pine_pine', 'a'.repeat(61), 'ridge\n'])('has no %j', (name) => {
  expect(contourArt.draw(name)).toBeUndefined()
})

test('is cream on pine and a hairline elsewhere', () => {
  expect(contourArt.draw('ridge')?.body).toContain('var(--hairline)')
  expect(contourArt.draw('ridge_pine')?.body).not.toContain('var(--hairline)')
})
