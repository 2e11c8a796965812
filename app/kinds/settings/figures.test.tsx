import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures } from './claim-sources'

const lines = (claim: { value: string; source: string | null } | undefined) =>
  Array.from(
    renderToStaticMarkup(
      <Figures counted={['10 tools']} claims={[{ claim, say: (value) => `${value} success increase` }]} sources={[]} />,
    ).matchAll(/<p[^>]*>([^<]+)<\/p>/g),
    ([, words]) => words,
  )

test.each([
  [
    'a sample has a line of its own, which says so',
    { value: '40%', source: null },
    ['10 tools', /^Sample .*: 40% success increase$/],
  ],
  [
    'a claim with a source is beside what is counted',
    { value: '40%', source: 'Our count' },
    ['10 tools · 40% success increase'],
  ],
  ['a claim that is off is not there', undefined, ['10 tools']],
])('%s', (_, claim, expected) => {
  const shown = lines(claim)
  expect(shown).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(shown[index]).toMatch(words)
})
