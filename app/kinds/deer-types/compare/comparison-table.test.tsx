import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticDocumentContext } from '~/components/ui/site-link'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { ComparisonTable } from './comparison-table'

test('a cell has no header of the fields before its own', () => {
  const [a, b] = sampleDeerTypes.map((each) => DeerTypeInput.parse({ ...each, isActive: true }))
  if (!a || !b) throw new Error('There are no two samples')
  const html = renderToStaticMarkup(
    <StaticDocumentContext.Provider value>
      <ComparisonTable a={a} b={b} />
    </StaticDocumentContext.Provider>,
  )
  // A row group's header applies to every later cell of the group, so each group has one header.
  const groups = html.split('<tbody>').slice(1)
  expect(groups.length).toBeGreaterThan(20)
  expect(groups.filter((group) => group.split('scope="rowgroup"').length !== 2)).toEqual([])
  expect(groups.filter((group) => group.includes('<td') && group.split('<td').length !== 3)).toEqual([])
})
