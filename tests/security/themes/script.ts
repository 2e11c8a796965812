import assert from 'node:assert/strict'
import { parseFeed } from '@rowanmanning/feed-parser'
import { filterEvasions } from '~/kinds/blog/filter-evasion.test-data'
import { BlogPostInput } from '~/kinds/blog/blog.schema'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { payloadOf } from '~/lib/record-fields'
import { cleanLine } from '~/lib/text'
import { headerOf, type Answer } from '../ask'
import { newAddress, type Attack, type Theme } from '../attack'
import { checkDocument, checkPicture, structuredDataOf, textOf } from '../markup'
import { scriptPayloads } from '../script-payloads'
import { siteRoutes } from '../site-routes'
import type { Target } from '../target'

/** Texts with inline pictures are left out, because the API refuses them before anything else. */
const evasions = Object.values(filterEvasions).filter((html) => !html.includes('data:'))

/** Each payload is stored under its place in the list. */
interface Stored {
  product: number
  deerType: number
  post: number
  quote: number
  contact: number
}

const stored = new WeakMap<Target, Map<number, Stored>>()
const slug = (kind: string, place: number) => `marked-${kind}-${String(place)}`
/** A picture's address may hold signs that end an attribute. */
const picture = '/a.png"onerror="xssmark()'

function productOf(text: string, place: number): FormData {
  const form = new FormData()
  const own = { name: text, description: `${text}\n\n${text}`, imagePrompt: text, category: 'Gear', imageUrl: picture }
  for (const [name, value] of Object.entries(own)) form.append(name, value)
  form.append('slug', slug('product', place))
  form.append('features', JSON.stringify([text, text]))
  return form
}

function deerTypeOf(text: string, place: number): FormData {
  const form = new FormData()
  const fixed = new Map([
    ['slug', slug('deer', place)],
    ['featuredImageUrl', picture],
    ['version', ''],
  ])
  const { text: texts, json } = payloadOf(deerTypeFields)
  for (const name of texts) form.append(name, fixed.get(name) ?? text)
  for (const name of json.filter((list) => !['faqQuestions', 'galleryImages', 'sources'].includes(list))) {
    form.append(name, JSON.stringify([text, text]))
  }
  form.append('faqQuestions', JSON.stringify([{ question: text, answer: text }]))
  form.append('galleryImages', JSON.stringify([picture]))
  const source = { title: text, publisher: text, usedFor: text, readOn: '2026-11-21' }
  form.append('sources', JSON.stringify([{ ...source, url: 'https://source.example/"><xssmark>' }]))
  return form
}

function postOf(text: string, place: number): Record<string, unknown> {
  const bodies = evasions.filter((_, index) => index % scriptPayloads.length === place)
  const fixed: Record<string, unknown> = {
    slug: slug('post', place),
    content: `<p>A post.</p>${text}\n${bodies.join('\n')}`,
    featuredImageUrl: picture,
    additionalImages: [picture],
    isPublished: true,
    authorId: 1,
  }
  return Object.fromEntries(Object.keys(BlogPostInput.shape).map((name) => [name, fixed[name] ?? text]))
}

function idOf({ body }: Answer): number {
  return Number(/"id":(\d+)/.exec(body)?.[1] ?? 0)
}

const storedTables = ['blogPosts', 'contacts', 'contentVersion', 'deerTypes', 'products', 'quotes', 'revisions']

const storing: Attack[] = scriptPayloads.map((text, place) => ({
  name: `storing ${JSON.stringify(text)}`,
  run: async (target) => {
    const { live: cookie } = target.sessions
    const from = newAddress()
    const person = { customerName: text, customerEmail: "'onload=x'@example.org", customerPhone: text.slice(0, 40) }
    const product = await target.ask('/api/products', { multipart: productOf(text, place), cookie })
    const answers = {
      product,
      deerType: await target.ask('/api/admin/deer-types', { multipart: deerTypeOf(text, place), cookie }),
      post: await target.ask('/api/admin/blog/posts', { json: postOf(text, place), cookie }),
      quote: await target.ask('/api/quotes', { json: { ...person, notes: text, productId: idOf(product) }, from }),
      contact: await target.ask('/api/contacts', { json: { name: text, email: 'a@b.example', message: text }, from }),
    }
    const known = stored.get(target) ?? new Map<number, Stored>()
    stored.set(target, known)
    const { product: p, deerType, post, quote, contact } = answers
    known.set(place, {
      product: idOf(p),
      deerType: idOf(deerType),
      post: idOf(post),
      quote: idOf(quote),
      contact: idOf(contact),
    })
    return Object.values(answers).map(checkJson)
  },
  expected: 201,
  changes: storedTables,
}))

/** The API sends text in JSON, which no browser renders as a page. */
function checkJson(answer: Answer): Answer {
  assert.match(headerOf(answer, 'content-type'), /^application\/json/, answer.asked)
  assert.equal(headerOf(answer, 'x-content-type-options'), 'nosniff', answer.asked)
  JSON.parse(answer.body)
  return answer
}

function checkData(answer: Answer): Answer {
  assert.match(headerOf(answer, 'content-type'), /^text\/x-script/, answer.asked)
  assert.equal(headerOf(answer, 'x-content-type-options'), 'nosniff', answer.asked)
  return answer
}

const showing: Attack[] = scriptPayloads.map((text, place) => ({
  name: `showing ${JSON.stringify(text)}`,
  run: async (target) => {
    const ids = stored.get(target)?.get(place)
    assert.ok(ids, 'it was not stored')
    const { live: cookie } = target.sessions
    const [product, deer, post] = ['product', 'deer', 'post'].map((kind) => slug(kind, place))
    // All pages show text in the same way, and the lists show all of it, so they take turns.
    const others = [
      `/products/${String(product)}/quote`,
      `/${String(deer)}`,
      `/admin/quotes/${String(ids.quote)}`,
      `/${String(post)}`,
      `/admin/contacts/${String(ids.contact)}`,
      `/admin/products/${String(ids.product)}/edit`,
      `/admin/deer-types/${String(ids.deerType)}/edit`,
      `/admin/blog/${String(ids.post)}/edit`,
    ]
    const pages = [`/products/${String(product)}`, ...others.filter((_, index) => index % 3 === place % 3)]
    const answers = await Promise.all(pages.map((page) => target.ask(page, { cookie })))
    const wanted = cleanLine(text)
    for (const answer of answers) {
      checkDocument(answer)
      assert.ok(textOf(answer.body).includes(wanted), `${answer.asked}: it does not show the text`)
    }
    // A search engine must read the text as text.
    const open = [`/products/${String(product)}`, `/${String(deer)}`, `/${String(post)}`][place % 3] ?? ''
    const things = [await target.ask(open)]
    for (const answer of things) {
      const said = JSON.stringify(structuredDataOf(answer.body))
      assert.ok(
        said.includes(JSON.stringify(wanted).slice(1, -1)),
        `${answer.asked}: its structured data lack the text`,
      )
    }
    const json = [`/api/products/slug/${String(product)}`, `/api/deer-types/slug/${String(deer)}`]
    const asked = [...json, `/api/blog/posts/slug/${String(post)}`, `/api/seo/product/${String(product)}`]
    const entities = await Promise.all(asked.map((at) => target.ask(at)))
    const data = [await target.ask(`${open}.data`)]
    return [...answers, ...things, ...entities.map(checkJson), ...data.map(checkData)]
  },
  expected: 200,
}))

const listPages = ['/', '/products', '/deer-types', '/blog', '/search?q=xssmark', '/blog?category=%3Cscript%3E']
const deskPages = ['/admin', '/admin/contacts', '/admin/products', '/admin/blog', '/admin/deer-types', '/admin/seo']

const lists: Attack[] = [...listPages, ...deskPages].map((page) => ({
  name: `the list ${page} of all that was stored`,
  run: async (target) => {
    const answer = await target.ask(page, { cookie: target.sessions.live })
    checkDocument(answer)
    return answer
  },
  expected: 200,
}))

const feed: Attack = {
  name: 'the feed of all that was stored',
  run: async (target) => {
    const answer = await target.ask('/feed.xml')
    assert.match(headerOf(answer, 'content-type'), /^application\/atom\+xml/)
    const { items } = parseFeed(answer.body)
    assert.ok(
      items.some(({ title }) => title === scriptPayloads[0]),
      'the titles are not in the feed as text',
    )
    // The parser has decoded HTML once more, so the body is compared as it is in the source.
    const bodies = [...answer.body.matchAll(/<content type="html"><!\[CDATA\[([\s\S]*?)\]\]><\/content>/g)]
    assert.equal(bodies.length, items.length, 'a text has broken out of its place')
    for (const [, body = ''] of bodies) checkDocument({ ...answer, body: `<!DOCTYPE html>${body}` })
    return answer
  },
  expected: 200,
}

const sitemaps: Attack = {
  name: 'the sitemap of all that was stored',
  run: async (target) => {
    const answer = await target.ask('/sitemap.xml')
    assert.doesNotMatch(answer.body, /xssmark|<script/)
    return answer
  },
  expected: 200,
}

const robots: Attack = {
  name: 'robots.txt with script in it',
  run: async (target) => {
    const { live: cookie } = target.sessions
    const robotsTxt = `User-agent: *\nDisallow: /x\n# ${scriptPayloads.map(cleanLine).join('\n# ')}`
    const put = await target.ask('/api/admin/seo', { method: 'PUT', json: { robotsTxt }, cookie })
    const shown = await target.ask('/robots.txt')
    assert.match(headerOf(shown, 'content-type'), /^text\/plain; charset=utf-8$/)
    const editor = await target.ask('/admin/seo', { cookie })
    checkDocument(editor)
    return [put, shown, editor]
  },
  expected: 200,
  changes: ['contentVersion', 'seoSettings'],
}

const parameters = 'location weather month wind region phase description weight state notice'.split(' ')
const more = ['feature', 'deerType', 'huntType', 'done', 'q', 'category', 'cursor', 'status', 'back', 'next', 'luck']
const echoing = siteRoutes.filter(({ audience = 'api' }) => ['page', 'login', 'missing'].includes(audience))

const reflected: Attack[] = echoing.map(({ address }, index) => ({
  name: `every parameter of ${address}, thrown back`,
  run: async (target) => {
    // The tools and the lists read by the same code, so they take turns; the search shows all payloads.
    const own = scriptPayloads.filter((_, place) => address === '/search' || place % 4 === index % 4)
    const answers = await Promise.all(
      own.map((text) => {
        const query = new URLSearchParams([...parameters, ...more].map((name) => [name, text])).toString()
        return target.ask(`${address}?${query}`, { from: newAddress() })
      }),
    )
    for (const answer of answers) if (answer.status !== 302) checkDocument(answer)
    return answers
  },
  // 302: the draw of the predictor goes into its address; 401: the login form under any address but its own.
  expected: [200, 302, 401, 404],
}))

const paths: Attack[] = ['/{}', '/x/{}', '/products/{}', '/hunting-tools/{}', '/admin/{}', '/art/{}/x.svg'].map(
  (pattern, index) => ({
    name: `an address of ${pattern}, thrown back`,
    run: async (target) => {
      const own = scriptPayloads.filter((_, place) => place % 2 === index % 2)
      const asked = own.map((text) => target.ask(pattern.replace('{}', encodeURIComponent(text))))
      const answers = await Promise.all(asked)
      for (const text of scriptPayloads.filter((payload) => /^[!-~]+$/.test(payload)).slice(0, 3)) {
        const line = `GET ${pattern.replace('{}', text)} HTTP/1.1`
        answers.push(await target.raw(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`, 15_000))
      }
      for (const answer of answers) {
        if (headerOf(answer, 'content-type').startsWith('text/html')) checkDocument(answer)
        assert.match(headerOf(answer, 'location'), /^[!-~]*$/)
      }
      return answers
    },
    expected: [301, 400, 401, 404],
  }),
)

const apiPaths: Attack = {
  name: 'an address of the API, thrown back',
  run: async (target) => {
    const asked = scriptPayloads.flatMap((text) => {
      const name = encodeURIComponent(text)
      return [`/api/${name}`, `/api/seo/${name}/x`, `/api/products?limit=${name}`, `/api/products/slug/${name}`].map(
        (at) => target.ask(at),
      )
    })
    return (await Promise.all(asked)).map(checkJson)
  },
  expected: [400, 404],
}

/** Each editor's form is sent empty, with one field at a time, and with all but one. */
const editors: Record<string, { intent: string; fields: readonly string[] }> = {
  '/admin/products/new': {
    intent: 'save-product',
    fields: [
      ...['name', 'slug', 'description', 'category', 'features[0]', 'discountPercentage', 'isActive', 'imageUrl'],
      ...['priceFromCents', 'priceUnit', 'sizes[0]', 'specifications[0].label', 'specifications[0].value'],
    ],
  },
  '/admin/blog/new': {
    intent: 'save-post',
    fields: ['title', 'slug', 'content', 'category', 'excerpt', 'isPublished', 'authorId', 'additionalImages[0]'],
  },
  '/admin/deer-types/new': {
    intent: 'save-deer-type',
    fields: 'name slug scientificName isActive countriesFound faqQuestions[0].question sources[0].url'.split(' '),
  },
}

const brokenForms: Attack[] = Object.entries(editors).map(([path, { intent, fields }]) => ({
  name: `${path} with fields missing and fields that are wrong`,
  run: async (target) => {
    const { live: cookie } = target.sessions
    const text = '/"><xssmark>'
    const forms = [[], ...fields.map((name) => [name]), ...fields.map((left) => fields.filter((name) => name !== left))]
    const answers = await Promise.all(
      forms.map((names) => {
        const form = { intent, ...Object.fromEntries(names.map((name) => [name, text])), ...target.token }
        return target.ask(path, { form, cookie })
      }),
    )
    for (const answer of answers) checkDocument(answer)
    return answers
  },
  expected: 400,
}))

const refusedForms: Attack = {
  name: 'forms that come back with what was typed',
  run: async (target) => {
    const { live: cookie } = target.sessions
    const asked = scriptPayloads.flatMap((text, place) => {
      const from = newAddress()
      const person = { customerName: text, customerEmail: text, customerPhone: text, quantity: text, notes: text }
      const forms = [
        () => target.ask('/contact', { form: { name: text, email: text, message: text }, from }),
        () => target.ask('/products/cellular-trail-camera/quote', { form: person, from }),
        () =>
          target.ask('/admin/products/new', {
            form: { intent: text, name: text, back: text, 'features[0]': text },
            from,
          }),
        () =>
          target.ask('/admin/products/new', {
            form: { intent: 'save-product', name: text, slug: text, 'features[0]': text, ...target.token },
            cookie,
          }),
        () => target.ask('/admin', { form: { intent: text, username: text, next: text }, from }),
      ]
      // Two forms try each text, by turns.
      return [forms[place % 5], forms[(place + 2) % 5]].flatMap((form) => (form ? [form()] : []))
    })
    const answers = await Promise.all(asked)
    for (const answer of answers) checkDocument(answer)
    const [contact] = answers
    assert.ok(textOf(contact?.body ?? '').includes(cleanLine(scriptPayloads[0] ?? '')), 'what was typed is lost')
    return answers
  },
  expected: [400, 401],
}

const logins: Attack = {
  name: 'a login under a name that is a script',
  run: async (target) => {
    const form = { intent: 'login', username: '"><script>xssmark()</script>', password: 'x', next: '"><svg onload=x>' }
    const answer = await target.ask('/admin', { form, from: newAddress() })
    checkDocument(answer)
    return answer
  },
  expected: 400,
}

const placeholders: Attack[] = scriptPayloads.map((text) => ({
  name: `a placeholder for ${JSON.stringify(text)}`,
  run: async (target) => {
    const answer = await target.ask(`/api/placeholder/300/200?text=${encodeURIComponent(text)}`)
    assert.match(headerOf(answer, 'content-type'), /^image\/svg\+xml/)
    assert.match(headerOf(answer, 'content-security-policy'), /default-src 'none'; sandbox/)
    assert.doesNotMatch(answer.body, /<!ENTITY|<\?xml-stylesheet|<!\[CDATA/)
    checkPicture(answer)
    return answer
  },
  expected: 200,
}))

/** The attacks of `script` search the pages for what these attacks store. */
export const scriptStored: Theme = { name: 'script, stored', inNpmTest: 'all', attacks: storing }

export const script: Theme = {
  name: 'script',
  attacks: [
    ...showing,
    ...lists,
    feed,
    sitemaps,
    robots,
    ...reflected,
    ...paths,
    apiPaths,
    ...brokenForms,
    refusedForms,
    logins,
    ...placeholders,
  ],
}
