/** Without JavaScript, each form of the dashboard is opened, filled in, and sent as its HTML says. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { HtmlVisitor } from '../setup/html-visitor'
import { cheapenLogins } from '../setup/site-session'
import { pictureFile } from '../setup/picture-file'

const operator = { Username: 'warden', Password: 'a long password here' }
const Stored = z.object({ id: z.number(), slug: z.string().optional() })

let site: RunningSite
let warden: HtmlVisitor
beforeAll(async () => {
  site = await startSite({
    ADMIN_USERNAME: operator.Username,
    ADMIN_PASSWORD: operator.Password,
    LIMIT_LOGIN: '1000/900',
  })
  await cheapenLogins(site, operator.Password)
  warden = await logIn()
}, 60_000)
afterAll(() => site.stop())
/** The number makes names unique to each test. */
let number = 0
beforeEach(() => {
  number += 1
})

const named = (name: string) => `${name} ${String(number)}`
const open = (address: string) => warden.open(address)

async function logIn(): Promise<HtmlVisitor> {
  const visitor = new HtmlVisitor(site.url)
  expect((await (await visitor.open('/admin')).press('Log In', operator)).heading).toBe('Admin Dashboard')
  return visitor
}

async function store(address: string, fields: object) {
  const page = await warden.open(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  })
  expect(page.status).toBe(201)
  return Stored.parse(JSON.parse(page.html))
}

const addPost = (title: string, more = {}) =>
  store('/api/admin/blog/posts', { title, content: '<p>Words.</p>', category: 'deer-life', isPublished: true, ...more })

const addQuote = (customerName: string) =>
  store('/api/quotes', {
    customerName,
    customerEmail: 'ada@example.org',
    customerPhone: '+1 (555) 010-0199',
    quantity: 2,
    productId: 1,
  })

describe('the session', () => {
  test('a wrong password keeps the name, and the right one leads to where one wanted to be', async () => {
    const gate = await new HtmlVisitor(site.url).open('/admin/contacts?status=new')
    expect(gate.status).toBe(401)
    expect(gate.headers.get('Cache-Control')).toBe('private, no-store')
    const refused = await gate.press('Log In', { Username: 'warden', Password: 'a guess' })
    expect([refused.status, refused.value('Username')]).toEqual([400, 'warden'])
    expect(refused.said).toContain('Invalid username or password.')
    expect(refused.headers.get('Cache-Control')).toBe('private, no-cache')
    const inside = await refused.press('Log In', operator)
    expect(inside.address).toBe('/admin/contacts?status=new')
    expect(inside.said).toContain('Welcome to Admin Dashboard')
    const out = await inside.press('Logout')
    expect(out.said).toContain('Logged Out')
    expect((await out.visitor.open('/admin/contacts')).status).toBe(401)
  })

  test('a press after the session has ended is carried out after the login', async () => {
    const name = named('Late')
    await addQuote(name)
    const visitor = await logIn()
    const list = await visitor.open(`/admin/quotes?q=${encodeURIComponent(name)}`)
    visitor.clearCookies()
    const gate = await list.press('Mark closed', {}, { within: name })
    expect(gate.text).toContain('Nothing is lost: log in, and what you sent is carried out.')
    const done = await gate.press('Log In', operator)
    expect(done.said).toContain('Status Updated')
  })
})

test('the first page has the four cards and six tabs of the specification', async () => {
  const { text } = await open('/admin')
  expect(text).toContain('Total Quotes')
  const tabs = ['Quote Management', 'Contact Management', 'Products Management', 'Deer Types', 'Blog Management']
  expect(text).toMatch(new RegExp([...tabs, 'SEO Settings'].join('.*'), 's'))
})

describe('quotes and messages', () => {
  test('a quote is marked, noted, answered with prices, and listed as contacted', async () => {
    const name = named('Answer')
    const { id } = await addQuote(name)
    const entry = await open(`/admin/quotes/${String(id)}`)
    expect(entry.html).toMatch(/href="mailto:ada@example\.org\?subject=Your%20quote%20request/)
    expect(entry.html).toContain('href="tel:+15550100199"')
    const noted = await entry.press('Add note', { Note: 'Wants it\nby Friday.' })
    expect(noted.said).toContain('Note Added')
    expect(noted.text).toContain('Wants it by Friday.')
    const template = await (await noted.follow('Answer')).press('Use template', { Template: 'Quote' })
    expect(template.value('Text')).toMatch(new RegExp(`^Hi ${name},`))
    const second = await template.press('Add a line', { 'Each ($)': '19.99' })
    const refused = await second.press('Preview', { Discount: 'some' })
    expect(refused.status).toBe(400)
    expect(refused.value('Discount')).toBe('some')
    const preview = await refused.press('Preview', { Discount: '12.5', Shipping: '9' })
    expect(preview.text).toContain(`Preview of the answer to ${name}`)
    const sheet = await preview.follow('Print a quote sheet')
    expect(sheet.text).toContain('Draft, not sent')
    const recorded = await preview.press('Mark as contacted')
    expect(recorded.said).toContain('Answer Recorded')
    expect(recorded.text).toContain('moved it from Pending to Contacted')
  })

  test('an answer is kept as a draft, and discarded after a question', async () => {
    const { id } = await addQuote(named('Draft'))
    const answer = await open(`/admin/quotes/${String(id)}/answer`)
    const saved = await answer.press('Save draft', { Text: 'Long thought about' })
    expect(saved.said).toContain('Draft Saved')
    const question = await saved.follow('Discard draft')
    expect(question.text).toContain('Are you sure you want to discard this draft?')
    expect((await question.press('Discard')).said).toContain('Draft Discarded')
  })

  test('several are moved at once, and Undo takes it back', async () => {
    const name = named('Several')
    for (const which of ['1', '2', '3']) await addQuote(`${name} ${which}`)
    const list = await open(`/admin/quotes?q=${encodeURIComponent(name)}`)
    const without = await list.press('Apply', { 'With selected:': 'Mark closed' })
    expect(without.said).toContain('Select at least one quote request first.')
    const select = (which: string) => `Select: Quote from ${name} ${which}`
    const two = { [select('1')]: true, [select('3')]: true }
    const closed = await without.press('Apply', { 'With selected:': 'Mark closed', ...two })
    expect(closed.said).toContain('2 quote requests: closed')
    expect((await closed.press('Undo')).said).toContain('2 quote requests: pending')
    const spam = await list.press('Apply', { 'With selected:': 'Mark as spam', ...two })
    expect(spam.said).toContain('2 quote requests: spam')
    const suspected = await open(`/admin/quotes?status=suspected&q=${encodeURIComponent(name)}`)
    const back = await suspected.press('Apply', { 'With selected:': 'Not spam', ...two })
    expect(back.said).toContain('2 quote requests: not spam')
  })

  test('what is deleted comes back from the message and the bin, or is deleted for good', async () => {
    const name = named('Bin')
    await addQuote(name)
    const list = `/admin/quotes?q=${encodeURIComponent(name)}`
    const question = await (await open(list)).follow('Delete', { within: name })
    const deleted = await question.press('Delete')
    expect(deleted.said).toContain('Quote Deleted')
    expect((await deleted.press('Undo')).said).toContain('Restored')
    await (await (await open(list)).follow('Delete', { within: name })).press('Delete')
    const bin = await open(`/admin/bin?q=${encodeURIComponent(name)}`)
    expect(bin.text).toContain('30 days left')
    const forGood = await bin.follow('Delete for good', { within: name })
    expect(forGood.text).toContain('This cannot be undone.')
    expect((await forGood.press('Delete')).said).toContain('Deleted for Good')
  })

  test('one open entry leads to the next, and the list keeps its order', async () => {
    const name = named('Next')
    for (const which of ['1', '2']) await addQuote(`${name} ${which}`)
    const list = await open(`/admin/quotes?q=${encodeURIComponent(name)}`)
    const first = await list.follow(`${name} 1`)
    expect((await (await first.follow('Next →')).follow('← Previous')).text).toContain(`Quote request of ${name} 1`)
    const marked = await first.press('Mark contacted')
    expect(marked.said).toContain('Status Updated')
    const second = await marked.follow('Next →')
    expect(second.text).toContain(`Quote request of ${name} 2`)
    expect((await second.follow('← Back to the list')).url.searchParams.get('q')).toBe(name)
    expect((await (await open(second.url.pathname)).follow('← All quotes')).address).toBe('/admin/quotes')
    const newest = await list.follow('Newest first')
    expect(newest.url.searchParams.get('order')).toBe('newest')
    expect((await newest.follow('Pending')).address).toMatch(/status=pending.*order=newest/)
  })

  test('a template is refused by its words, previewed, created, used, and deleted', async () => {
    const title = named('Own')
    const { id } = await addQuote(named('Template'))
    const form = await (await open('/admin/templates')).follow('New Template')
    const refused = await form.press('Create Template', {
      Name: title,
      Subject: 'About {reference}',
      Text: 'Hi {first},',
    })
    expect(refused.said).toContain('Nothing fills in {first}.')
    const preview = await refused.press('Preview', { Text: 'Hi {name},' })
    expect(preview.text).toContain('Hi Anna Berg,')
    expect((await preview.press('Create Template')).said).toContain('Template created')
    const answer = await open(`/admin/quotes/${String(id)}/answer`)
    const used = await answer.press('Use template', { Text: 'Mine', Template: title })
    const both = await used.press('Add the text below mine')
    expect(both.value('Text')).toMatch(/^Mine\s+Hi Template/)
    const gone = await (await (await open('/admin/templates')).follow(`Delete ${title}`)).press('Delete')
    expect(gone.said).toContain('Template deleted')
  })
})

describe('authors and categories', () => {
  test('an author is made with a picture, signs a post, and hands it over when deleted', async () => {
    const name = named('Nora Hale')
    const form = await (await open('/admin/authors')).follow('New Author')
    const refused = await form.press('Create Author', { Experience: 'Guide', Picture: [await pictureFile('nora.png')] })
    expect(refused.said).toContain('Please enter the name')
    expect(refused.value('Experience')).toBe('Guide')
    const created = await refused.press('Create Author', { Name: name, 'Alt text': 'Nora in the woods' })
    expect(created.said).toContain('Author created')
    const { slug = '' } = await addPost(named('Signed'))
    const editor = await (await open('/admin/blog')).follow(`Edit ${named('Signed')}`)
    expect((await editor.press('Publish changes', { Author: name })).said).toContain('Blog Post Updated')
    const shown = await open(`/${slug}`)
    expect(shown.text).toContain(name)
    expect(shown.html).toMatch(/<img[^>]+alt="Nora in the woods"/)
    const question = await (await open('/admin/authors')).follow(`Delete ${name}`)
    expect((await question.press('Delete')).said).toContain('Choose who the posts are by')
    const heir = { 'Who the post is by from now on': 'Stagwise Team' }
    expect((await question.press('Delete', heir)).said).toContain('Author deleted')
    expect((await open(`/${slug}`)).text).not.toContain(name)
  })

  test('a category is removed once another takes its products, and its address leads there', async () => {
    const form = await (await open('/admin/settings')).follow('Product categories')
    const asked = await (await form.press('Remove category 6')).press('Save Settings')
    expect(asked.text).toMatch(/products? (?:is|are) in “Electronics”/)
    expect((await asked.press('Gear')).said).toContain('Settings')
    const shown = await open('/products/category/electronics')
    expect([shown.address, shown.heading]).toEqual(['/products/category/gear', 'Gear'])
  })
})

describe('content', () => {
  test('a product is made with a picture and features, refused without loss, switched off, and deleted', async () => {
    const name = named('Story Rope')
    const form = await (await open('/admin/products')).follow('New Product')
    const feature = await form.press('Add feature', { Name: name })
    const withFeature = await feature.press('Create Product', {
      'feature 1': 'Quiet, and light',
      Picture: [await pictureFile('rope.png')],
    })
    expect(withFeature.said).toContain('Please describe the product')
    expect(withFeature.value('feature 1')).toBe('Quiet, and light')
    expect(withFeature.html).toMatch(/<img[^>]+\/images\//)
    const created = await withFeature.press('Create Product', { Description: 'Thirty feet of it.', Category: 'Gear' })
    expect(created.said).toContain('Product created successfully')
    const shown = await created.follow(`View ${name}`)
    expect([shown.heading, shown.text.includes('Quiet, and light')]).toEqual([name, true])
    const list = await open(`/admin/products?q=${name.replaceAll(' ', '+')}`)
    expect(list.html).not.toContain('target="_blank"')
    const editor = await list.follow(`Edit ${name}`)
    // The editor takes the place of the list.
    expect([list.heading, editor.heading]).toEqual(['Products Management', name])
    const saved = await editor.press('Publish changes', { Description: 'Forty feet of it.' })
    expect([saved.said, saved.address]).toEqual([expect.stringContaining('Product updated successfully'), list.address])
    const question = await list.follow(`Delete ${name}`)
    expect(question.text).toContain('Are you sure you want to delete this product?')
    expect((await question.follow('Keep it')).address).toBe(list.address)
    expect((await question.press('Delete')).said).toContain('Product deleted successfully')
    expect((await warden.open(shown.address)).status).toBe(404)
    const log = await open(`/admin/activity?q=${encodeURIComponent(name)}`)
    expect(log.text).toMatch(/Product deleted: .*Product saved: .*Changed: Description.*Product created: /)
  })

  test('a species goes through its sections, with a gallery, is shown, changed, switched off and deleted', async () => {
    const name = named('Chital')
    const form = await open('/admin/deer-types/new')
    const refused = await form.press('Create Deer Type', {
      Name: name,
      'Scientific name': 'Axis axis',
      'Evolutionary lineage': 'A deer of the Old World.',
      Countries: 'India, Nepal, Sri Lanka',
      Coloration: 'White spots on reddish brown, all its life.',
      'Fall diet': 'grasses, fallen fruit',
      'Gestation period': 'About 230 days.',
      'Daily activity': 'Early morning and late afternoon.',
      'Conservation laws': 'Schedule II of India’s Wildlife Protection Act.',
      'Tracking signs': 'Alarm calls, small pointed prints\nrubs, low on saplings',
      Gallery: [await pictureFile('stag.png', 'sienna'), await pictureFile('hind.png', 'peru')],
    })
    expect(refused.said).toContain('Please write the general description')
    const asked = await refused.press('Add question', { 'General description': 'A spotted deer of South Asia.' })
    const created = await asked.press('Create Deer Type', {
      Question: 'Where do chital live?',
      Answer: 'In India, Nepal and Sri Lanka.',
    })
    expect(created.said).toContain('Deer Type Created')
    const address = `/${name.toLowerCase().replace(' ', '-')}`
    const pictures = async () =>
      /<section id="gallery".*?<\/section>/s.exec((await warden.open(address)).html)?.[0].match(/<img/g)
    const shown = await warden.open(address)
    expect(shown.heading).toBe(name)
    for (const text of ['Sri Lanka', 'About 230 days.', 'rubs, low on saplings', 'Where do chital live?']) {
      expect(shown.text).toContain(text)
    }
    expect(await pictures()).toHaveLength(2)
    const editor = await (await open(`/admin/deer-types?q=${encodeURIComponent(name)}`)).follow(`Edit ${name}`)
    const fewer = await editor.press('Remove picture 1')
    expect((await fewer.press('Publish changes')).said).toContain('Deer Type Updated')
    expect(await pictures()).toHaveLength(1)
    const list = await open(`/admin/deer-types?q=${encodeURIComponent(name)}`)
    const question = await list.follow(`Delete ${name}`)
    expect(question.text).toContain('Are you sure you want to delete this deer type?')
    await question.press('Delete')
    expect((await warden.open(address)).status).toBe(404)
  })

  test('a source supports a section, a mark in a text leads to it, and one of no source is a remark', async () => {
    const form = await (
      await open('/admin/deer-types/new')
    ).press('Add source', {
      Name: named('Cited'),
      'Scientific name': 'Cervus x',
      'General description': 'Big.',
      'Feeding habits': 'It eats at night. [1] And by day. [2]',
    })
    const saved = await form.press('Save and stay here', {
      Title: 'A study',
      Publisher: 'P',
      'Web address': 'https://a.example/s',
      'Read on': '2026-11-25',
      'Used for': 'x',
      Section: 'Diet',
    })
    expect(saved.text).toContain('[2] names no source')
    const shown = await warden.open(`/${named('cited').replace(' ', '-')}`)
    expect(shown.text).toContain('It eats at night.[1] And by day. [2]')
    expect(shown.text).toContain('Supports: Diet')
  })

  test('a draft of anything is kept, offered, and discarded after a question', async () => {
    const name = named('Half a rope')
    const form = await open('/admin/products/new')
    const saved = await form.press('Save draft', { Name: name, 'Price from': 'about ten' })
    expect(saved.said).toContain('Draft saved')
    expect(saved.address).toMatch(/^\/admin\/products\/new\?draft=\d+$/)
    const continued = await (await open('/admin/products')).follow(`Continue with ${name}`)
    expect([continued.value('Name'), continued.value('Price from')]).toEqual([name, 'about ten'])
    const discarded = await (await (await open('/admin/products')).follow(`Discard ${name}`)).press('Discard')
    expect(discarded.said).toContain('Draft discarded')
  })

  test('of two saves of one post neither is lost', async () => {
    const { id } = await addPost(named('Together'))
    const at = `/admin/blog/${String(id)}/edit`
    const [mine, theirs] = [await open(at), await open(at)]
    expect((await theirs.press('Publish changes', { Excerpt: 'Theirs.' })).said).toContain('Blog Post Updated')
    const both = await mine.press('Publish changes', { Excerpt: 'Mine.' })
    expect(both.status).toBe(409)
    expect(both.text).toContain('Theirs.')
    expect(both.value('Excerpt')).toBe('Mine.')
    expect((await both.press('Save mine over it')).said).toContain('Blog Post Updated')
    expect((await open(at)).value('Excerpt')).toBe('Mine.')
    const [second, first] = [await open(at), await open(at)]
    await first.press('Publish changes', { 'Focus keyword': 'theirs' })
    const choice = await second.press('Publish changes', { Excerpt: 'Mine again.' })
    expect((await choice.press('Save these choices')).said).toContain('Blog Post Updated')
    const merged = await open(at)
    expect([merged.value('Excerpt'), merged.value('Focus keyword')]).toEqual(['Mine again.', 'theirs'])
  })

  test('a post has versions that are compared and restored', async () => {
    const { id } = await addPost(named('Thermals'), { excerpt: 'Air sinks at dusk.' })
    const editor = await open(`/admin/blog/${String(id)}/edit`)
    await editor.press('Publish changes', { Excerpt: 'Air sinks at sunset.' })
    const versions = await (await open(`/admin/blog/${String(id)}/edit`)).follow('Versions')
    expect(versions.text).toContain('Changed: Excerpt')
    const second = await versions.follow('Version 2')
    expect(second.text).toMatch(/dusk.*sunset/)
    const first = await open(`/admin/blog/${String(id)}/versions/1`)
    const restored = await first.press('Restore this version')
    expect(restored.said).toContain('Version 1 Restored')
    expect((await first.press('Restore this version')).said).toContain(
      'Somebody has saved it since you opened this page.',
    )
    expect((await restored.press('Undo')).said).toContain('Version 2 Restored')
  })

  test('a post is previewed, scheduled at a time that is there, and published before it', async () => {
    const title = named('Frost on the fence line')
    const form = await open('/admin/blog/new')
    const typed = { Title: title, Content: '<p>Hoar frost on the wire.</p>' }
    const preview = await form.press('Preview in a new tab', typed)
    expect(preview.text).toContain('Hoar frost on the wire.')
    expect(preview.html).toContain('Preview. Not saved, only you see it.')
    const at = { Scheduled: true, 'Publication date': '2031-03-09' }
    const refused = await form.press('Create Post', { ...typed, ...at, 'Publication time': '02:30' })
    expect(refused.said).toContain('Please choose a category')
    expect(refused.said).toContain('The nearest times are 1:59 AM and 3:00 AM')
    const scheduled = await refused.press('Create Post', { Category: 'deer-food', 'Publication time': '03:00' })
    expect(scheduled.said).toContain('Scheduled for Mar 9, 2031, 3:00 AM.')
    const address = `/${title.toLowerCase().replaceAll(' ', '-')}`
    const reader = new HtmlVisitor(site.url)
    expect((await reader.open(address)).status).toBe(404)
    const editor = await (await open(`/admin/blog?q=${encodeURIComponent(title)}`)).follow(`Edit ${title}`)
    await editor.press('Save Post', { 'On: Published': true })
    expect((await reader.open(address)).text).toContain('Hoar frost on the wire.')
  })

  test('posts are sorted, filtered, published and deleted several at once', async () => {
    const name = named('Listed')
    for (const [letter, category] of [
      ['B', 'deer-life'],
      ['A', 'Uncategorized'],
      ['C', 'deer-food'],
    ] as const) {
      await addPost(`${letter} ${name}`, { category, isPublished: false })
    }
    const list = await open(`/admin/blog?q=${encodeURIComponent(name)}`)
    const sorted = await list.press('Find', { 'Sort by': 'A to Z' })
    expect(sorted.text.indexOf(`A ${name}`)).toBeLessThan(sorted.text.indexOf(`B ${name}`))
    const filtered = await sorted.press('Find', { Category: 'Deer Food' })
    expect([filtered.has(`Edit C ${name}`), filtered.has(`Edit B ${name}`)]).toEqual([true, false])
    const all = Object.fromEntries(['A', 'B', 'C'].map((letter) => [`Select: ${letter} ${name}`, true]))
    const published = await list.press('Apply', { 'With selected:': 'Publish', ...all })
    expect(published.said).toContain('2 posts: published')
    expect(published.said).toContain(`“A ${name}” stays as it is: Please choose a category.`)
    expect((await published.press('Undo')).said).toContain('Undone')
    const question = await list.press('Apply', { 'With selected:': 'Delete', ...all })
    expect(question.text).toContain('Are you sure you want to delete these 3 posts?')
    expect((await question.press('Delete')).said).toContain('Posts Deleted')
  })

  test('a deleted post comes back at another address where its own is taken; the bin’s rule is changed', async () => {
    const title = named('Rub lines')
    const { slug = '' } = await addPost(title)
    const question = await (await open(`/admin/blog?q=${encodeURIComponent(title)}`)).follow(`Delete ${title}`)
    expect(question.text).toContain('Are you sure you want to delete this blog post?')
    await question.press('Delete')
    await addPost(`${title} again`, { slug })
    const bin = await open(`/admin/bin?q=${encodeURIComponent(title)}`)
    expect((await bin.press(`Restore at /${slug}-2`)).said).toContain(`Its address is /${slug}-2 now.`)
    const rule = await (await open('/admin/bin')).follow('Change the rule')
    const refused = await rule.press('Save the Rule', { 'Days in the bin': 'some' })
    expect(refused.text).toContain('Use a whole number from 1 to 365')
    expect(refused.value('Days in the bin')).toBe('some')
    expect((await refused.press('Save the Rule', { 'Days in the bin': '45' })).html).toContain(
      'After 45 days in the bin',
    )
  })

  test('seasons are imported by line, added, exported, and answer the visitor', async () => {
    const header = 'State,Species,Weapon,Zone,Opens,Closes,Limit,Fee,Source,Checked'
    const line = (weapon: string) =>
      `Wyoming,Mule deer,${weapon},"Region A",2099-10-01,2099-12-31,1 deer,,https://agency.example/deer,2026-01-05`
    const form = await (await open('/admin/seasons')).follow('Import CSV')
    const refused = await form.press('Import Seasons', { 'Pasted text': [header, line('')].join('\n') })
    expect(refused.said).toContain('Line 2: Weapon “”: Please name the weapon')
    expect(refused.value('Pasted text')).toContain('Region A')
    const file = new File([[header, line('Archery')].join('\r\n')], 'wy.csv', { type: 'text/csv' })
    const added = await refused.press('Import Seasons', { 'Pasted text': '', 'Or a CSV file': [file] })
    expect(added.said).toContain('Wyoming: 1 season added.')
    const again = await form.press('Import Seasons', { 'Pasted text': [header, line('Muzzleloader')].join('\n') })
    expect(again.said).toContain('Wyoming: 1 season on the site already, and 1 in what you sent.')
    expect((await again.press('Add')).said).toContain('Wyoming: 1 season added.')
    const answer = async () => {
      const { text } = await new HtmlVisitor(site.url).open('/hunting-tools/license-regulation-finder?state=WY')
      return text
    }
    expect(await answer()).toMatch(/Open now: none of 2 seasons.*Mule deer, Muzzleloader.*Opens in [\d,]+ days/)
    expect(await answer()).toMatch(/agency\.example.*checked January 5, 2026/)
    expect(await answer()).not.toContain('not the law')
    for (const weapon of ['Archery', 'Muzzleloader']) {
      const question = await (await open('/admin/seasons?status=WY')).follow(`Delete Wyoming: Mule deer, ${weapon}`)
      expect((await question.press('Delete')).said).toContain('Season deleted')
    }
    expect(await answer()).toContain('not the law')
  })
})

describe('the owner', () => {
  test('settings are refused without loss, saved, and shown on the site', async () => {
    const name = named('North Ridge')
    const form = await (await open('/admin/settings')).follow('Name and email')
    const refused = await form.press('Save Settings', { 'Site name': name, 'Email address': 'nobody' })
    expect(refused.said).toContain('Please enter a valid email address')
    expect(refused.value('Site name')).toBe(name)
    const saved = await refused.press('Save Settings', { 'Email address': 'office@ridge.example' })
    expect(saved.said).toContain('Name and email: the site shows it now.')
    const claims = await (await open('/admin/settings')).follow('Claims')
    const many = await claims.press('Save Settings', { 'Size of the team': 'many', Tips: '90+' })
    expect(many.value('Tips')).toBe('90+')
    expect(many.html.match(/<details open="" class="fold">.*?<\/h2>/g)).toEqual([
      expect.stringContaining('Size of the team'),
    ])
    const hours = await (await open('/admin/settings')).follow('Offices and hours')
    const wrong = await hours.press('Save Settings', { Saturday: 'by appointment', Sunday: '10 AM - 2 PM' })
    expect(wrong.said).toContain('Use hours like 8:00 AM-6:00 PM, or closed')
    const office = { Saturday: '', 'Street and number': '1 Main St' }
    expect((await wrong.press('Save Settings', office)).said).toContain('the site shows it now')
    expect((await open('/admin/settings')).text).toMatch(/Changed .* by warden/)
    const contact = await new HtmlVisitor(site.url).open('/contact')
    expect(contact.title).toBe(`Contact | ${name}`)
    expect(contact.text).toContain('10:00 AM-2:00 PM')
    expect(contact.text).toContain('office@ridge.example')
    // The address is in the card and in the footer.
    expect(contact.html.match(/1 Main St/g)?.length).toBeGreaterThan(1)
    expect(contact.html).toMatch(/<footer.*Saturday(?:<[^>]*>|\s)*closed/s)
    const [mine, theirs] = [await open('/admin/settings/footer'), await open('/admin/settings/footer')]
    await theirs.press('Save Settings', { Note: 'Theirs' })
    const both = await mine.press('Save Settings', { Note: 'Mine' })
    expect(both.text).toContain('What you typed is still in the form below.')
    expect((await both.press('Save mine over it')).said).toContain('Footer and social links')
  })

  test('robots.txt is warned about, saved, and served', async () => {
    const form = await open('/admin/seo')
    const warned = await form.press('Save robots.txt', { 'robots.txt': 'User-agent: *\nDisallow: /\n' })
    expect(warned.text).toContain('Close the whole site to search engines?')
    expect(warned.text).toContain('closes the whole site to every crawler')
    const closed = await warned.press('Save it all the same')
    expect(closed.said).toContain('SEO Settings Updated')
    expect((await warden.open('/robots.txt')).html).toBe('User-agent: *\nDisallow: /\n')
    const before = String(form.value('robots.txt'))
    const saved = await closed.press('Save robots.txt', { 'robots.txt': `${before}# ours\n` })
    expect(saved.said).toContain('Your robots.txt has been updated successfully!')
    expect(saved.text).toContain('Search engines may read every page of the sitemap. They keep out of /admin/.')
    expect((await saved.follow('View /robots.txt')).html).toContain('# ours')
  })

  test('what visitors searched and did not find is counted, without a cookie and without numbers', async () => {
    const headers = {
      Accept: 'text/html',
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36',
    }
    const visitor = new HtmlVisitor(site.url)
    for (const words of ['XYLOPHONE QUARK', 'xylophone quark', 'xylophone: 555 0134']) {
      const { headers: answer } = await visitor.open(`/search?q=${encodeURIComponent(words)}`, { headers })
      expect(answer.getSetCookie()).toEqual([])
    }
    await visitor.open('/hunting-tools/legal-light?state=VT', { headers })
    const visits = await open('/admin/visits')
    const missing = visits.text.slice(visits.text.indexOf('Searched and not found'))
    expect(missing).toMatch(/xylophone quark 2/)
    expect(missing).toContain('Not stored')
    expect(visits.text).not.toContain('0134')
    expect(visits.text).toContain('Legal Light')
    expect(visits.text).toContain('Pages read')
    expect(visits.text).toContain('Figures of each day')
    await warden.open('/fallow-deer', { headers })
    const year = await open('/admin/visits?days=365')
    expect(year.text).toContain('Figures of each week')
    expect(year.text).not.toContain('Fallow')
  })

  test('a person is found, asked about, and erased', async () => {
    const email = `ines${String(number)}@example.org`
    await store('/api/contacts', { name: 'Ines', email, message: 'Do you ship?' })
    const form = await open('/admin/people')
    expect((await form.press('Find', { 'Email address': 'ines' })).text).toContain(
      'Enter an email address in the correct format',
    )
    const found = await form.press('Find', { 'Email address': ` ${email} ` })
    expect(found.text).toContain('Messages: 1')
    const question = await found.follow('Erase')
    await store('/api/contacts', { name: 'Ines', email, message: 'One more thing.' })
    const changed = await question.press('Erase')
    expect(changed.said).toContain('Something has changed since you were asked')
    expect((await changed.press('Erase')).said).toContain('Deleted for good: 2 messages')
    const rule = await open('/admin/people')
    const asked = await rule.press('Save the Rule', { 'Delete closed ones after (months)': '240' })
    expect(asked.said).toContain('would delete 0 quote requests and 0 messages for good')
    const on = await asked.press('Delete after 240 months')
    expect(on.said).toContain('deleted 240 months after they came in.')
    const off = await on.press('Save the Rule', { 'Delete closed ones after (months)': '' })
    expect(off.said).toContain('stay until somebody deletes them.')
  })

  test('a file asks for the password where it was typed long ago', async () => {
    await store('/api/contacts', { name: 'Ines', email: 'ines@example.org', message: 'Hello' })
    const visitor = await logIn()
    await withDatabase(site, (db) =>
      db.updateTable('sessions').set({ passwordAt: '2026-11-21T12:00:00.000Z' }).execute(),
    )
    const list = await visitor.open('/admin/contacts?q=ines%40example.org')
    expect(list.text).toContain('As filtered: 1 message')
    const asked = await list.follow('Export CSV')
    expect(asked.text).toContain('Type Your Password Again')
    const refused = await asked.press('Go On', { 'Your password': 'a guess' })
    expect(refused.said).toContain('This is not your password.')
    const ready = await refused.press('Go On', { 'Your password': operator.Password })
    const file = await ready.follow('Download')
    expect(file.html).toMatch(/^\uFEFF?Reference,ID,/)
  })

  test('an editor is invited, makes an account, is refused what owners may, and is removed', async () => {
    await withDatabase(site, (db) => db.updateTable('sessions').set({ passwordAt: new Date().toISOString() }).execute())
    const name = named('Nora')
    const form = await open('/admin/operators')
    const invited = await form.press('Make an Invitation', { Name: name, 'Your password': operator.Password })
    const [path = ''] = /\/invitation\/[\da-f]{64}/.exec(invited.html) ?? []
    const nora = new HtmlVisitor(site.url)
    const gate = await nora.open(path)
    const refused = await gate.press('Create My Account', { Password: 'short password', 'Password again': 'another' })
    expect([refused.status, refused.value('Username')]).toEqual([400, name])
    const password = 'purple lantern drifts seven'
    const inside = await refused.press('Create My Account', { Password: password, 'Password again': password })
    expect(inside.said).toContain('You are logged in as')
    const used = await nora.open(path)
    expect([used.status, used.heading]).toEqual([404, 'This Invitation Has Ended'])
    const desk = await nora.open('/admin/contacts')
    expect(['Mail', 'People', 'SEO', 'Export CSV'].map((link) => desk.has(link))).toEqual([
      ...[true, false, false, false],
    ])
    for (const address of ['/admin/operators', '/admin/people', '/admin/backups']) {
      const closed = await nora.open(address)
      expect(closed.status).toBe(403)
      expect(closed.text).toMatch(/Please ask (?:the|an) owner of this site: warden\b/)
      expect((await closed.follow('Back to the Dashboard')).address).toBe('/admin')
    }
    const question = await (await open('/admin/operators')).follow(`Remove`, { within: name })
    expect((await question.press('Remove', { 'Your password': operator.Password })).said).toContain(
      `${name} can no longer log in.`,
    )
    expect((await nora.open('/admin/contacts')).status).toBe(401)
    const withdrawn = await (
      await open('/admin/operators')
    ).press('Make an Invitation', {
      Name: named('Ben'),
      'Your password': operator.Password,
    })
    const [link = ''] = /\/invitation\/[\da-f]{64}/.exec(withdrawn.html) ?? []
    const ended = await (await open('/admin/operators')).press('Withdraw the Invitation')
    expect(ended.said).toContain('no longer works')
    expect((await nora.open(link)).status).toBe(404)
  })

  test('mail settings are refused without loss, and saved', async () => {
    const form = await open('/admin/mail/settings')
    const typed = { 'Notices go to': 'desk@hunters.example\nnobody', 'Hour of the daily list': '5 PM' }
    const refused = await form.press('Save Settings', typed)
    expect(refused.said).toContain('“nobody” is not an email address')
    expect(refused.value('Notices go to')).toBe(typed['Notices go to'])
    const saved = await refused.press('Save Settings', { 'Notices go to': 'desk@hunters.example' })
    expect(saved.said).toContain('The mail settings have been saved.')
    expect((await open('/admin/mail/settings')).value('Hour of the daily list')).toBe('17')
    const mail = await open('/admin/mail')
    for (const words of ['Mail is not set up', 'SMTP_URL', 'No mail yet.']) expect(mail.text).toContain(words)
    expect(mail.has('Send a Test Mail')).toBe(false)
  })
})
