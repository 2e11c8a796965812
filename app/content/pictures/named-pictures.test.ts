import { expect, test } from 'vitest'
import { imagePath } from '~/paths'
import { descriptionsIn } from './named-pictures'

const [buck, doe] = ['a'.repeat(64), 'b'.repeat(64)]
const srcOf = (hash: string) => imagePath({ hash, width: 800, format: 'webp' })
const image = (hash: string, alt: string) => `<p><img src="${srcOf(hash)}" alt="${alt}" loading="lazy" /></p>`

test.each([
  ['the first of two in a text', [{ field: 'a', html: image(buck, 'One') + image(buck, 'Two') }], { [buck]: 'One' }],
  ['one after an empty one', [{ field: 'a', html: image(buck, ' ') + image(buck, 'Two') }], { [buck]: 'Two' }],
  ['signs of HTML', [{ field: 'a', html: image(buck, 'A &quot;rub&quot; &amp; more') }], { [buck]: 'A "rub" & more' }],
  [
    'a field',
    [
      { field: 'a', url: srcOf(doe), alt: ' A doe ' },
      { field: 'b', html: image(doe, 'Later') },
    ],
    { [doe]: 'A doe' },
  ],
  [
    'no more than the library takes',
    [{ field: 'a', url: srcOf(doe), alt: 'é'.repeat(600) }],
    { [doe]: 'é'.repeat(500) },
  ],
  ['none of a gallery', [{ field: 'a', urls: [srcOf(doe)] }], {}],
  ['none of a drawing', [{ field: 'a', url: '/art/landscapes/oak-ridge.svg', alt: 'Oaks' }], {}],
  ['none without a picture', [{ field: 'a', url: null, alt: 'Oaks' }], {}],
])('%s', (_, named, expected) => {
  expect(Object.fromEntries(descriptionsIn(named))).toEqual(expected)
})
