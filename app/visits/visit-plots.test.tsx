import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VisitPlots } from './visit-plots'
import { noVisits, type VisitSpan } from './visits'

const headings = (...spans: VisitSpan[]) => {
  const html = renderToStaticMarkup(<VisitPlots spans={spans} />)
  return Array.from(html.matchAll(/<h2>(.+?)<\/h2><p[^>]*>(.+?)<\/p>/g), ([, title, text]) => [title, text])
}
const on = (day: string) => ({ from: day, to: day, ...noVisits })

test('a plot of nothing is left out, and one of a single day', () => {
  expect(headings({ ...on('2026-11-26'), pages: 1, searches: 2 }, { ...on('2026-11-27'), pages: 3 })).toEqual([
    ['Pages read', 'Most: 3, Fri, Nov 27.'],
  ])
})

test('requests without a view, as the API sends them, still have their busiest day', () => {
  expect(headings({ ...on('2026-11-26'), views: 1 }, { ...on('2026-11-27'), requests: 2 })).toEqual([
    ['Product views', 'Most: 2, Fri, Nov 27. In full color: product requests.'],
  ])
})
