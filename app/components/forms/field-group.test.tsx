import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldFold } from './field-group'

test.each([
  ['without an answer it is closed', undefined, false],
  ['an error in another group leaves it closed', { error: { tips: ['Too long'] } }, false],
  ['an error in it opens it', { error: { replyWithin: ['No time'] } }, true],
])('a folded group: %s', (_, result, isOpen) => {
  const html = renderToStaticMarkup(
    <FieldFold title="Time to answer" line="24 hours" fields={['replyWithin']} result={result}>
      <input name="replyWithin" />
    </FieldFold>,
  )
  expect(html.startsWith('<details open=""')).toBe(isOpen)
  expect(html).toContain('name="replyWithin"')
})
