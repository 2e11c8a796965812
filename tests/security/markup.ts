/** A parser that is not ours reads an answer as a browser would, and finds whatever could run. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { headerOf, type Answer } from './ask'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

const strangeElements = 'iframe frame frameset object embed applet base math marquee xssmark'.split(' ')
const addressAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'background', 'cite', 'xlink:href']
/** Harmless addresses are those of this site, a mail, a telephone, or a source of the sample content. */
const harmlessAddress = /^(?:\/(?![/\\])|#|\?|mailto:|tel:|https?:\/\/|$)/

/** Throws if a document has what none of our pages makes: a script, a handler, a frame, a foreign style. */
export function checkDocument(answer: Answer): void {
  const policy = headerOf(answer, 'content-security-policy')
  for (const element of elementsOf(parse(answer.body))) checkElement(element, policy, answer.asked)
}

export function checkPicture(answer: Answer): void {
  for (const element of elementsOf(parse(answer.body))) {
    assert.notEqual(element.tagName, 'script', answer.asked)
    assert.notEqual(element.tagName, 'foreignObject', answer.asked)
    checkAttributes(element, answer.asked)
  }
}

/** Returns all that people read on a page, on one line, with the values of inputs. */
export function textOf(html: string): string {
  const nodes = nodesOf(parse(html))
  const parts = nodes.flatMap((node) => {
    if ('value' in node && typeof node.value === 'string') return [node.value]
    return 'attrs' in node ? node.attrs.filter(({ name }) => name === 'value').map(({ value }) => value) : []
  })
  return parts.join(' ').replaceAll(/\s+/g, ' ')
}

export function structuredDataOf(html: string): unknown[] {
  return elementsOf(parse(html))
    .filter(({ tagName, attrs }) => tagName === 'script' && attrs.some(({ value }) => value === 'application/ld+json'))
    .map((element) => {
      const data: unknown = JSON.parse(scriptText(element))
      return data
    })
}

function checkElement(element: Element, policy: string, asked: string): void {
  const { tagName, attrs } = element
  assert.ok(!strangeElements.includes(tagName), `${asked}: it has a <${tagName}>`)
  const attribute = (name: string) => attrs.find((found) => found.name === name)?.value ?? ''
  if (tagName === 'script') checkScript(element, policy, asked)
  if (tagName === 'meta') assert.equal(attribute('http-equiv'), '', `${asked}: a <meta http-equiv>`)
  if (tagName === 'form') assert.match(attribute('action'), /^(?:\/(?![/\\])|$)/, `${asked}: a form to elsewhere`)
  if (tagName === 'link')
    assert.match(attribute('href'), /^\/(?![/\\])|^http:\/\/localhost/, `${asked}: a foreign link`)
  if (tagName === 'style' && !policy.includes('style-src ')) assert.fail(`${asked}: a style`)
  checkAttributes(element, asked)
}

function checkAttributes({ tagName, attrs }: Element, asked: string): void {
  for (const { name, value, prefix } of attrs) {
    const full = prefix ? `${prefix}:${name}` : name
    assert.doesNotMatch(full, /^on/i, `${asked}: <${tagName} ${full}>`)
    assert.notEqual(full, 'srcdoc', asked)
    if (!addressAttributes.includes(full)) continue
    assert.match(value, harmlessAddress, `${asked}: <${tagName} ${full}="${value.slice(0, 80)}">`)
  }
}

function checkScript(element: Element, policy: string, asked: string): void {
  const type = element.attrs.find(({ name }) => name === 'type')?.value ?? ''
  const src = element.attrs.find(({ name }) => name === 'src')?.value
  if (type === 'application/ld+json') return
  if (src !== undefined) {
    assert.match(src, /^\/assets\/[\w.-]+\.js$/, `${asked}: a script from ${src}`)
    return
  }
  const hash = createHash('sha256').update(scriptText(element)).digest('base64')
  assert.ok(policy.includes(`'sha256-${hash}'`), `${asked}: a script that is none of ours: ${scriptText(element)}`)
}

function scriptText({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

function elementsOf(node: Node): Element[] {
  return nodesOf(node).filter((found): found is Element => 'tagName' in found)
}

function nodesOf(node: Node): Node[] {
  const children = 'childNodes' in node ? node.childNodes : []
  const inside = 'content' in node ? nodesOf(node.content) : []
  return [node, ...children.flatMap(nodesOf), ...inside]
}
