import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RutTimeline } from './rut-timeline'
import { regions } from './rut-tracker.data'
import { readRegionRut } from './rut-words'

const today = '2026-11-27'

test.each(regions)('$name: no line of the chart crosses a label', (region) => {
  const places = readRegionRut(region.id, today).measured.flatMap((rut) => rut.places)
  const chart = renderToStaticMarkup(<RutTimeline places={places} region={region} today={today} withRule />)
  const numbers = (pattern: RegExp) => [...chart.matchAll(pattern)].map(([, ...found]) => found.map(Number))
  const lines = numbers(/<line x1="[^"]+" x2="[^"]+" y1="(\d+)" y2="(\d+)"/g).filter(([y1, y2]) => y1 !== y2)
  const labels = numbers(/<text [^>]*?\by="(\d+)"/g)
  expect(lines.length).toBeGreaterThan(3)
  expect(labels.length).toBeGreaterThan(5)
  // A label goes from the top of its letters to the bottom of its tails.
  for (const [y = 0] of labels)
    expect(
      lines.filter(([y1 = 0, y2 = 0]) => y1 < y + 3 && y - 12 < y2),
      `label at ${String(y)}`,
    ).toEqual([])
})

test('the windows of the site’s rule are in the chart only where asked for', () => {
  const [region] = regions
  const chart = renderToStaticMarkup(<RutTimeline places={[]} region={region} today={today} withRule />)
  expect(chart).toContain('Pre-Rut')
  expect(renderToStaticMarkup(<RutTimeline places={[]} region={region} today={today} />)).toBe('')
})
