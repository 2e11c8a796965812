import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import { GalleryField } from './gallery-field'
import { PictureField } from './picture-field'
import { UploadsProvider } from '~/components/forms/uploads'

type Node = DefaultTreeAdapterTypes.ChildNode
type Attributes = Record<string, string>

function render(field: ReactElement): string {
  return renderToStaticMarkup(<UploadsProvider>{field}</UploadsProvider>)
}

function elements(html: string, name: string): Attributes[] {
  const walk = (node: Node): Attributes[] => {
    if (!('childNodes' in node)) return []
    const own =
      'tagName' in node && node.tagName === name
        ? [Object.fromEntries(node.attrs.map((attribute) => [attribute.name, attribute.value]))]
        : []
    return [...own, ...node.childNodes.flatMap(walk)]
  }
  return parseFragment(html).childNodes.flatMap(walk)
}

function picture(change: Partial<Parameters<typeof PictureField>[0]> = {}) {
  const props = { name: 'imageUrl', fileName: 'image', label: 'Picture', url: '/images/a', formToken: 'token' }
  return render(<PictureField {...props} {...change} />)
}

function gallery(change: Partial<Parameters<typeof GalleryField>[0]> = {}) {
  const props = { name: 'more', fileName: 'files', label: 'More', max: 10, formToken: 'token' }
  return render(<GalleryField {...props} urls={['/images/a', '/images/b', '/images/c']} {...change} />)
}

test('a picture is shown, kept by its address, and can be removed or replaced with the form', () => {
  const html = picture({ alt: 'An elk' })
  expect(elements(html, 'img')).toMatchObject([{ src: '/images/a', alt: 'An elk' }])
  expect(elements(html, 'input')).toMatchObject([
    { type: 'hidden', name: 'imageUrl', value: '/images/a' },
    { type: 'checkbox', name: 'imageUrlRemoved', value: '1' },
    { type: 'file', name: 'image', accept: 'image/png,image/jpeg,image/webp,image/gif,image/avif' },
  ])
  expect(html).toContain('Remove this picture when saving')
  expect(elements(html, 'button').map(({ value }) => value)).toEqual(['choose-imageUrl'])
})

test('where there is none there is none to remove', () => {
  const html = picture({ url: '' })
  expect(elements(html, 'img')).toEqual([])
  expect(elements(html, 'input').map(({ type, value }) => [type, value])).toEqual([
    ['hidden', ''],
    ['file', undefined],
  ])
})

test('label, hint and every fault belong to the file input', () => {
  const html = picture({ id: 'form-imageUrl', hint: 'At most 10 MB.', error: 'Upload it', errorFiles: ['“x”: No.'] })
  const input = elements(html, 'input').find(({ type }) => type === 'file')
  expect(input).toMatchObject({ id: 'form-imageUrl', 'aria-invalid': 'true' })
  for (const id of input?.['aria-describedby']?.split(' ') ?? []) expect(html).toContain(`id="${id}"`)
  expect(input?.['aria-describedby']).toContain('form-imageUrl-hint form-imageUrl-error')
  expect(elements(html, 'label')).toMatchObject([{ for: 'form-imageUrl' }, {}])
  expect(html).toContain('Upload it. “x”: No.')
})

test('a gallery sends its addresses in order, and each change as a press', () => {
  const html = gallery()
  const inputs = elements(html, 'input')
  expect(inputs.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value])).toEqual([
    ['more[0]', '/images/a'],
    ['more[1]', '/images/b'],
    ['more[2]', '/images/c'],
  ])
  expect(inputs.at(-1)).toMatchObject({ type: 'file', name: 'files', multiple: '', id: 'more' })
  const buttons = elements(html, 'button')
  expect(buttons.map(({ value }) => value)).toEqual(
    `later-more-0 remove-more-0 earlier-more-1 later-more-1 remove-more-1 earlier-more-2 remove-more-2
    choose-more`.split(/\s+/),
  )
  for (const button of buttons) expect(button).toMatchObject({ type: 'submit', name: 'intent', formnovalidate: '' })
})

test('an empty gallery has a place for files, and the library', () => {
  const html = gallery({ urls: [] })
  expect(elements(html, 'button').map(({ value }) => value)).toEqual(['choose-more'])
  expect(elements(html, 'input').map(({ type }) => type)).toEqual(['file'])
})

test('a field outside of a provider is a fault of the page', () => {
  const props = { name: 'a', fileName: 'b', label: 'c', url: '', formToken: 'd' }
  expect(() => renderToStaticMarkup(<PictureField {...props} />)).toThrow('UploadsProvider')
})

test('a form that keeps the name of the picture’s file gets it back', () => {
  const html = picture({ keepsFileName: { name: 'imageFile', value: 'buck.png' } })
  expect(elements(html, 'input')).toContainEqual({ type: 'hidden', name: 'imageFile', value: 'buck.png' })
  expect(picture()).not.toContain('imageFile')
})

test.each([
  ['a picture field', picture({ hint: 'For cards.' }), 'For cards. PNG, JPEG, WebP, GIF or AVIF, up to 10 MB.'],
  ['a gallery', gallery(), 'PNG, JPEG, WebP, GIF or AVIF, up to 10 MB.'],
])('%s says before the choice what may be chosen', (_, html, hint) => {
  expect(html).toContain(`>${hint}</p>`)
  expect(elements(html, 'input').find(({ type }) => type === 'file')?.['aria-describedby']).toMatch(/-hint\b/)
})
