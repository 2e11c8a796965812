import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createChecklist } from './checklist'
import { ItemGroup } from './item-group'

test('each box says its stage and its item', () => {
  const [group] = createChecklist({ huntType: 'archery', done: [] }).groups
  if (!group) throw new Error('no group')
  const html = renderToStaticMarkup(
    <ItemGroup group={group} size="text-base" onNext={undefined} onStage={() => undefined} />,
  )
  const names = Array.from(html.matchAll(/<input[^>]* aria-label="([^"]+)"/g), ([, name]) => name)
  const [{ text } = { text: '' }] = group.items
  expect(names.slice(0, 3)).toEqual([`Have: ${text}`, `Packed: ${text}`, `Truck: ${text}`])
  expect(names).toHaveLength(3 * group.items.length)
})
