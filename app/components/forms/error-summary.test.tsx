import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { deerTypeLabels } from '~/kinds/deer-types/deer-type.fields'
import { ErrorSummary } from './error-summary'

const error = {
  'faqQuestions[1].answer': ['Please answer this question'],
  metaTitle: ['Use at most 60 characters'],
  '': ['Not of any field'],
  unknown: ['Something else'],
  name: ['Please give the deer type a name'],
}

function lines(labels?: Readonly<Record<string, string>>) {
  const html = renderToStaticMarkup(
    <ErrorSummary
      lead="Please correct the marked fields."
      formId="deer-type"
      result={{ status: 'error', error }}
      {...(labels ? { labels } : {})}
    />,
  )
  return Array.from(html.matchAll(/href="#([^"]+)"[^>]*>([^<]+)</g), ([, to, text]) => [to, text])
}

test('follows the order of the form, and names each field', () => {
  expect(lines(deerTypeLabels)).toEqual([
    ['deer-type-name', 'Name: Please give the deer type a name'],
    ['deer-type-metaTitle', 'Meta title: Use at most 60 characters'],
    ['deer-type-faqQuestions[1].answer', 'Frequently asked questions 2: Please answer this question'],
    ['deer-type-unknown', 'Something else'],
  ])
})

test('of a short form says what the fields say', () => {
  expect(lines().map(([, text]) => text)).toEqual([
    'Please answer this question',
    'Use at most 60 characters',
    'Something else',
    'Please give the deer type a name',
  ])
})
