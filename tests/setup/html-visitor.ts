/**
 * A visitor without JavaScript opens pages of a running site, follows links and sends their real forms, with hidden
 * fields, cookies and redirects. Fields are named by their label, buttons and links by their text.
 */
import { parse, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']
type Element = DefaultTreeAdapterMap['element']

/** Keys are labels. A value is a text, the text or value of an option, whether it is checked, or files. */
export type Filled = Readonly<Record<string, string | boolean | readonly File[]>>

interface Where {
  within?: string
}

export class HtmlVisitor {
  readonly #cookies = new Map<string, string>()

  constructor(readonly origin: string) {}

  async open(address: string, init: RequestInit = {}): Promise<HtmlPage> {
    const url = new URL(address, this.origin)
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method === 'POST') headers.set('Origin', this.origin)
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    const location = response.headers.get('Location')
    if (location === null || response.status < 300) return new HtmlPage(this, url, response, await response.text())
    await response.body?.cancel()
    return this.open(new URL(location, url).href)
  }

  clearCookies() {
    this.#cookies.clear()
  }

  #keep(cookie: string) {
    const [pair = ''] = cookie.split(';')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

export class HtmlPage {
  readonly #elements: readonly Placed[]
  readonly #names = new Map<Element, string>()
  readonly status: number
  readonly headers: Headers

  constructor(
    readonly visitor: HtmlVisitor,
    readonly url: URL,
    response: Response,
    readonly html: string,
  ) {
    this.status = response.status
    this.headers = response.headers
    this.#elements = listElements(parse(html, { scriptingEnabled: false }), [])
  }

  get address(): string {
    return this.url.pathname + this.url.search
  }

  get title(): string {
    return this.#text('title')
  }

  get text(): string {
    return this.#text('main')
  }

  get heading(): string {
    return this.#text('h1')
  }

  get said(): string {
    const messages = this.#elements.filter(({ element }) =>
      ['alert', 'status'].includes(attribute(element, 'role') ?? ''),
    )
    return messages.map(({ element }) => textOf(element)).join('\n')
  }

  has(name: string): boolean {
    return this.#elements.some(
      (each) => /^(?:a|button|input)$/.test(each.element.tagName) && this.#nameOf(each) === name,
    )
  }

  /** Returns whether a checkbox or radio button is checked, else the value. */
  value(label: string, where: Where = {}): string | boolean {
    const field = this.#field(label, this.#elements, where)
    return isCheckable(field.element) ? isChecked(field.element) : valueOf(field.element)
  }

  follow(name: string, where: Where = {}): Promise<HtmlPage> {
    const { element } = this.#named('a', name, where)
    return this.visitor.open(new URL(attribute(element, 'href') ?? '', this.url).href)
  }

  async press(name: string, filled: Filled = {}, where: Where = {}): Promise<HtmlPage> {
    const button = this.#named('button', name, where)
    const id = attribute(button.element, 'form')
    const form =
      id === undefined
        ? button.around.find(({ tagName }) => tagName === 'form')
        : this.#elements.find(({ element }) => attribute(element, 'id') === id)?.element
    if (!form) throw new Error(`“${name}” has no form`)
    const inside = this.#elements.filter(({ element, around }) => {
      const owner = attribute(element, 'form')
      return owner === undefined ? around.includes(form) : owner === attribute(form, 'id')
    })
    const values = new Map<Element, string | boolean | readonly File[]>()
    for (const [label, value] of Object.entries(filled)) {
      const { element } = this.#field(label, inside, {})
      if (attribute(element, 'type') === 'radio') {
        for (const other of inside) {
          if (attribute(other.element, 'name') === attribute(element, 'name')) values.set(other.element, false)
        }
      }
      values.set(element, value)
    }
    const data = new FormData()
    for (const { element } of inside) {
      for (const value of sentValues(element, values.get(element), button.element)) {
        data.append(attribute(element, 'name') ?? '', value)
      }
    }
    const read = (key: string) => attribute(button.element, `form${key}`) ?? attribute(form, key)
    const action = new URL(read('action') ?? this.url.href, this.url)
    if ((read('method') ?? 'get').toLowerCase() === 'get') {
      action.search = new URLSearchParams(textsOf(data)).toString()
      return this.visitor.open(action.href)
    }
    const isMultipart = read('enctype') === 'multipart/form-data'
    return this.visitor.open(action.href, {
      method: 'POST',
      body: isMultipart ? data : new URLSearchParams(textsOf(data)),
    })
  }

  #text(tag: string): string {
    return (
      this.#elements.filter(({ element }) => element.tagName === tag).map(({ element }) => textOf(element))[0] ?? ''
    )
  }

  /** The first link of the main part counts, but the last button: the first of a form is for Enter alone. */
  #named(tag: 'a' | 'button', name: string, where: Where): Placed {
    const all = this.#elements.filter(
      ({ element }) => element.tagName === tag && attribute(element, 'disabled') === undefined,
    )
    const found = this.#pick(all, name, where)
    const main = found.filter(({ around }) => around.some(({ tagName }) => tagName === 'main'))
    const best = main.length > 0 ? main : found
    return (tag === 'a' ? best[0] : best.at(-1)) ?? this.#fail(`no ${tag} “${name}”`, all)
  }

  #field(label: string, among: readonly Placed[], where: Where): Placed {
    const visible = this.#fields(among)
    return this.#pick(visible, label, where)[0] ?? this.#fail(`no field “${label}”`, visible)
  }

  /** An exact name wins over a name that starts so. */
  #pick(among: readonly Placed[], name: string, where: Where): Placed[] {
    const there = among.filter((each) => isWithin(each, where))
    const exact = there.filter((each) => this.#nameOf(each) === name)
    return exact.length > 0 ? exact : there.filter((each) => this.#nameOf(each).startsWith(name))
  }

  #fail(what: string, among: readonly Placed[]): never {
    const names = among.map((each) => this.#nameOf(each)).join(' | ')
    throw new Error(`${this.address} (${String(this.status)}) has ${what}. It has: ${names}`)
  }

  #fields(among: readonly Placed[]): Placed[] {
    const fields = among.filter(({ element }) => /^(?:input|textarea|select)$/.test(element.tagName))
    return fields.filter(({ element }) => attribute(element, 'type') !== 'hidden')
  }

  #nameOf(placed: Placed): string {
    const known = this.#names.get(placed.element) ?? this.#readName(placed)
    this.#names.set(placed.element, known)
    return known
  }

  #readName({ element, around }: Placed): string {
    const given = attribute(element, 'aria-label')
    if (given !== undefined) return given
    const by = attribute(element, 'aria-labelledby')
    if (by !== undefined)
      return by
        .split(' ')
        .map((id) => this.#textById(id))
        .join(' ')
        .trim()
    if (!/^(?:input|textarea|select)$/.test(element.tagName)) return textOf(element)
    const id = attribute(element, 'id')
    const labels = this.#elements.filter(({ element: each }) => each.tagName === 'label')
    const label = labels.find(({ element: each }) => id !== undefined && attribute(each, 'for') === id)?.element
    const text = textOf(label ?? around.find(({ tagName }) => tagName === 'label') ?? element)
    return text.replace(/ ?\((?:optional|required)\)$/, '')
  }

  #textById(id: string): string {
    const found = this.#elements.find(({ element }) => attribute(element, 'id') === id)
    return found ? textOf(found.element) : ''
  }
}

interface Placed {
  element: Element
  around: readonly Element[]
}

function listElements(node: Node, around: readonly Element[]): Placed[] {
  const isElement = 'tagName' in node
  const inner = isElement ? [node, ...around] : around
  const inside = 'childNodes' in node ? node.childNodes.flatMap((child) => listElements(child, inner)) : []
  return isElement ? [{ element: node, around }, ...inside] : inside
}

function isWithin({ around }: Placed, { within }: Where): boolean {
  if (within === undefined) return true
  const box = around.find(({ tagName }) => /^(?:article|li|tr|fieldset|section)$/.test(tagName))
  return box !== undefined && textOf(box).includes(within)
}

function sentValues(
  element: Element,
  set: string | boolean | readonly File[] | undefined,
  pressed: Element,
): (string | File)[] {
  const isNamed = (attribute(element, 'name') ?? '') !== '' && attribute(element, 'disabled') === undefined
  if (!isNamed) return []
  if (element.tagName === 'button') return element === pressed ? [attribute(element, 'value') ?? ''] : []
  if (!/^(?:input|textarea|select)$/.test(element.tagName)) return []
  if (attribute(element, 'type') === 'file') {
    const files = typeof set === 'object' ? set : []
    return files.length > 0 ? [...files] : [new File([], '')]
  }
  if (isCheckable(element)) {
    return (typeof set === 'boolean' ? set : isChecked(element)) ? [attribute(element, 'value') ?? 'on'] : []
  }
  if (typeof set !== 'string') return [valueOf(element)]
  if (element.tagName !== 'select') return [set]
  const option = optionsOf(element).find((each) => textOf(each) === set || optionValue(each) === set)
  if (!option) throw new Error(`no option “${set}”: ${optionsOf(element).map(textOf).join(', ')}`)
  return [optionValue(option)]
}

function textsOf(data: FormData): [string, string][] {
  return [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}

function isCheckable(element: Element): boolean {
  return ['checkbox', 'radio'].includes(attribute(element, 'type') ?? '')
}

function isChecked(element: Element): boolean {
  return attribute(element, 'checked') !== undefined
}

export function valueOf(element: Element): string {
  if (element.tagName === 'textarea') return rawText(element)
  if (element.tagName !== 'select') return attribute(element, 'value') ?? ''
  const options = optionsOf(element)
  const chosen = options.find((option) => attribute(option, 'selected') !== undefined) ?? options[0]
  return chosen ? optionValue(chosen) : ''
}

function optionsOf(select: Element): Element[] {
  return listElements(select, []).flatMap(({ element }) => (element.tagName === 'option' ? [element] : []))
}

function optionValue(option: Element): string {
  return attribute(option, 'value') ?? textOf(option)
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value
}

/** Text hidden from everybody is left out. */
function textOf(node: Node): string {
  return rawText(node).replaceAll(/\s+/g, ' ').trim()
}

function rawText(node: Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && /^(?:script|style|template|svg)$/.test(node.tagName)) return ''
  if ('tagName' in node && (attribute(node, 'hidden') !== undefined || attribute(node, 'aria-hidden') === 'true'))
    return ''
  const inside = 'childNodes' in node ? node.childNodes.map(rawText).join('') : ''
  return 'tagName' in node && isBlock(node) ? ` ${inside} ` : inside
}

function isBlock({ tagName }: Element): boolean {
  return !/^(?:a|abbr|b|bdi|cite|code|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|textarea|option|u|var)$/.test(
    tagName,
  )
}
