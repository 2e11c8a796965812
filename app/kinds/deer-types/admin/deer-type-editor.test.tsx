/** The editor shows every field, in the specification's ten sections. */
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import { expect, test } from 'vitest'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { publicationLabels } from '~/content/publishing/publication'
import { editorFields } from '~/lib/editing'
import { countInSection, DeerTypeEditor } from './deer-type-editor'
import { deerTypeFields, deerTypeLabels, editorSections, toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'

type Element = DefaultTreeAdapterTypes.Element

const values = toDeerTypeValues({
  name: 'Elk',
  slug: 'elk',
  faqQuestions: [{ question: 'Where?', answer: 'There.' }],
  sources: [
    {
      title: 'Elk',
      publisher: 'A park',
      url: 'https://e.org',
      readOn: '2026-11-21',
      usedFor: 'weights',
      section: 'physical',
    },
  ],
  galleryImages: ['/images/a', '/images/b'],
})

async function render(answer?: EditorAnswer): Promise<Element[]> {
  const meta = { formToken: 'token', version: '1', formKey: 'key' }
  const element = (
    <DeerTypeEditor
      previewLinks={[]}
      checks={{ url: '/admin/check', checked: undefined }}
      values={values}
      meta={meta}
      answer={answer}
      back="/admin/deer-types"
    />
  )
  const routes = [{ path: '/', element }]
  const context = await createStaticHandler(routes).query(new Request('http://localhost/'))
  if (context instanceof Response) throw new Error('The page was not to answer anything but itself')
  const router = createStaticRouter(routes, context)
  return elementsIn(
    parseFragment(renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />)),
  )
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? ''
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('')
}

function textsOf(element: Element, tag: string): string[] {
  return elementsIn(element)
    .filter(({ tagName }) => tagName === tag)
    .map(textOf)
}

const shape = Object.keys(DeerTypeInput.shape).sort()
const rootOf = (name: string) => name.replace(/[.[].*$/, '')

test('has every field of a deer type, and no other', async () => {
  const names = (await render())
    .filter(({ tagName }) => ['input', 'textarea'].includes(tagName))
    .map((element) => rootOf(attribute(element, 'name')))
  const own = new Set(names.filter((name) => name in DeerTypeInput.shape))
  expect([...own].sort()).toEqual(shape)
  const labels = Object.keys(deerTypeLabels).filter((name) => !(name in publicationLabels))
  expect(labels.sort()).toEqual(shape)
  expect([...new Set(names)].filter((name) => !own.has(name)).sort()).toEqual(
    [
      ...['featuredImage', 'formToken', 'intent'],
      editorFields.formKey,
      editorFields.version,
      ...Object.keys(publicationLabels),
    ].sort(),
  )
})

test('stands in the ten sections of the specification, each field in one of them', async () => {
  expect(editorSections.map(({ id }) => id).join(', ')).toBe(
    'basic, origins, regions, physical, diet, breeding, behavior, conservation, hunting, seo',
  )
  const sections = (await render()).filter(
    (element) => element.tagName === 'section' && attribute(element, 'id') !== '',
  )
  expect(sections.map((section) => attribute(section, 'id'))).toEqual(editorSections.map(({ id }) => id))
  for (const [index, section] of sections.entries()) {
    const names = elementsIn(section).map((element) => rootOf(attribute(element, 'name')))
    const own = Object.entries(deerTypeFields).filter(([, field]) => field.section === editorSections[index]?.id)
    expect(shape.filter((name) => names.includes(name))).toEqual(own.map(([name]) => name).sort())
  }
})

test('every field has a label', async () => {
  const elements = await render()
  const labelled = elements.filter(({ tagName }) => tagName === 'label').map((label) => attribute(label, 'for'))
  const boxes = elements.filter(
    (element) =>
      ['input', 'textarea'].includes(element.tagName) &&
      !['hidden', 'checkbox'].includes(attribute(element, 'type')) &&
      attribute(element, 'id') !== '',
  )
  expect(boxes.length).toBeGreaterThan(55)
  expect(boxes.map((box) => attribute(box, 'id')).filter((id) => !labelled.includes(id))).toEqual([])
  const ids = elements.map((element) => attribute(element, 'id')).filter((id) => id !== '')
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('without JavaScript links lead to the sections, and say how many problems each has', async () => {
  const error = { name: ['Missing'], 'sources[0].url': ['Wrong'], 'sources[0].title': ['Missing'] }
  const elements = await render({ lastResult: { status: 'error', error }, version: '1' })
  const links = elements.filter(({ tagName }) => tagName === 'nav').flatMap(elementsIn)
  const texts = links.filter(({ tagName }) => tagName === 'a').map((link) => [attribute(link, 'href'), textOf(link)])
  expect(texts).toHaveLength(10)
  expect(texts[0]).toEqual(['#basic', 'Basic, 1 problem'])
  expect(texts[1]).toEqual(['#origins', 'Origins'])
  expect(texts[9]).toEqual(['#seo', 'SEO, FAQ and sources, 2 problems'])
})

test('a question and a source are closed below their titles, unless something in them is wrong', async () => {
  const rows = async (answer?: EditorAnswer) =>
    (await render(answer))
      .filter(({ tagName }) => tagName === 'details')
      .map((details) => [details.attrs.some(({ name }) => name === 'open'), ...textsOf(details, 'summary')])
      .filter(([, summary]) => summary !== 'Names that the range map knows')
  expect(await rows()).toEqual([
    [false, 'question 1: Where?'],
    [false, 'source 1: Elk'],
  ])
  const error = { 'sources[0].url': ['Wrong'] }
  expect(await rows({ lastResult: { status: 'error', error }, version: '1' })).toEqual([
    [false, 'question 1: Where?'],
    [true, 'source 1: Elk'],
  ])
})

test('the first button saves', async () => {
  const [first] = (await render()).filter(({ tagName }) => tagName === 'button')
  expect(first && [attribute(first, 'type'), attribute(first, 'name'), textOf(first)]).toEqual([
    'submit',
    '',
    'Save Deer Type',
  ])
})

test.each([
  ['basic', ['name', 'slugs', 'galleryImages[3]', ''], 2],
  ['seo', ['faqQuestions', 'faqQuestions[0].answer', 'metaTitle', 'name'], 3],
  ['diet', [], 0],
] as const)('%s has of %j %i', (id, names, expected) => {
  expect(countInSection(id, names)).toBe(expected)
})
