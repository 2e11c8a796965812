/** The site's settings appear on pages and in files, owners change them, and an unreadable row does no harm. */
import { z } from 'zod'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listSections, readSite as readSiteIn } from '~/kinds/settings/settings.server'
import { loader as root } from '~/root'
import { loader as overview } from '~/routes/admin/settings'
import { action as save, loader as edit } from '~/routes/admin/settings-section'
import { loader as feed } from '~/routes/files/feed'
import { loader as securityTxt } from '~/routes/files/security-txt'
import { loader as contactPage } from '~/routes/site/contact'
import { loader as homePage } from '~/routes/site/home'
import { loader as searchPage } from '~/routes/site/search'
import { loader as legalPage } from '~/routes/site/legal'
import { loader as toolsPage } from '~/routes/tools/index'
import { withReplyTime } from '~/lib/reply-time'
import { loader as manifest } from '~/routes/files/manifest'
import { site as readSite } from '~/kinds/settings/site.server'
import { awaitContentVersion } from '~/server/database.server'
import { log } from '~/server/log.server'
import { siteDefaults } from '~/site'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addPost, addProduct, useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'

/** The clocks' changes begin with the present offset, which the seasons change. */
const firstSite = {
  ...siteDefaults,
  hoursClock: expect.stringMatching(/^0=-\d+ \d+=-\d+ /),
  footer: { ...siteDefaults.footer, year: new Date().getFullYear() },
}

const site = useSiteDatabase()
const session = useOperator(site)

const identity = { name: 'North Ridge', tagline: 'Deer gear from Vermont.', email: 'office@ridge.example' }

function send(
  section: string,
  fields: Record<string, string>,
  { by = session, version = '0' }: { by?: TestSession; version?: string } = {},
) {
  return callRoute(save, {
    path: `/admin/settings/${section}`,
    params: { section },
    headers: { Cookie: by.cookie },
    multipart: { intent: 'save-settings', version, formToken: by.formToken, ...fields },
  })
}

const ids = { identity: 1, contact: 2, claims: 3, home: 4, footer: 5, banners: 99 }

function addRow(content: string, section: keyof typeof ids = 'identity') {
  return site.db
    .insertInto('siteSettings')
    .values({ id: ids[section], section, content, updatedAt: '2026-11-21T12:00:00.000Z', operatorName: 'warden' })
    .execute()
}

test('a fresh site has the first values, and the overview says so', async () => {
  expect(await readSite()).toMatchObject(firstSite)
  const { body } = await session.read(overview, '/admin/settings')
  expect(body).toMatchObject({ sections: expect.arrayContaining([expect.objectContaining({ name: 'identity' })]) })
  expect(JSON.stringify(body)).not.toContain('saved')
})

test('what was made of the settings is kept while others change the site', async () => {
  const before = await readSite()
  await addProduct(site.db)
  expect(await readSite()).toBe(before)
  await send('identity', identity)
  expect(await readSite()).not.toBe(before)
})

describe('a saved section', () => {
  test('shows at once, on pages and in files', async () => {
    await readSite()
    expect((await send('identity', identity)).status).toBe(303)
    expect(await readSite()).toMatchObject(identity)
    expect((await callRoute(root, { path: '/' })).body).toMatchObject({ site: identity })
    const { body } = await callRoute(manifest, { path: '/manifest.webmanifest' })
    expect(JSON.parse(String(body))).toMatchObject({ name: 'North Ridge', description: identity.tagline })
  })

  test('says who saved it, and the log names the fields', async () => {
    await send('identity', { ...identity, email: siteDefaults.email })
    expect(await listSections(site.db)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'identity', version: 1, saved: { at: expect.any(String), by: 'warden' } }),
      ]),
    )
    const events = await site.db.selectFrom('auditLog').select(['event', 'subject', 'detail']).execute()
    expect(events).toEqual([
      { event: 'settings-saved', subject: 'Name and email', detail: '{"fields":["name","tagline"]}' },
    ])
  })

  test.each([
    ['name', '', 'Please enter the name'],
    ['name', 'x'.repeat(61), 'Use at most 60 characters'],
    ['email', 'nobody', 'Please enter a valid email address'],
  ])('with a wrong %s (%j) comes back as typed', async (field, text, message) => {
    const { status, body } = await send('identity', { ...identity, [field]: text })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error: { [field]: [message] } } })
    expect(await site.db.selectFrom('siteSettings').selectAll().execute()).toEqual([])
  })
})

test('an approval of a legal text is of a day that has come, and ends with the text', async () => {
  const stored = async () => {
    const { body } = await callRoute(edit, {
      path: '/admin/settings/terms',
      params: { section: 'terms' },
      headers: { Cookie: session.cookie },
    })
    return Opened.parse(body)
  }
  const text = '<h2>Sales</h2><p>All is free.</p>'
  const future = await send('terms', { text, approvedOn: '2099-01-01' })
  expect(future).toMatchObject({ status: 400, body: { lastResult: { error: { approvedOn: [expect.any(String)] } } } })
  expect((await send('terms', { text, approvedOn: '11/20/2025' })).status).toBe(303)
  const { values, meta } = await stored()
  expect(values).toMatchObject({ approvedOn: '2025-11-20' })
  const changed = { text: text.replace('free', 'paid'), approvedOn: '2025-11-20' }
  expect((await send('terms', changed, { version: meta.version })).status).toBe(303)
  expect((await stored()).values).toMatchObject({ text: changed.text, approvedOn: '' })
})

const Opened = z.object({ values: z.record(z.string(), z.unknown()), meta: z.object({ version: z.string() }) })

test('support topics show on the contact page, and without one the list is left out', async () => {
  const topics = async () => (await callRoute(contactPage, { path: '/contact' })).body
  expect(await topics()).toMatchObject({ topics: expect.arrayContaining(['Deer species, sign and habitat']) })
  const rows = { 'topics[0].topic': 'Bow tuning', 'topics[1].topic': 'Game care' }
  expect((await send('support', rows)).status).toBe(303)
  expect(await topics()).toMatchObject({ topics: ['Bow tuning', 'Game care'] })
  const found = await callRoute(searchPage, { path: '/search?q=tuning' })
  expect(JSON.stringify(found.body)).toContain('/contact')
  expect((await send('support', {}, { version: '1' })).status).toBe(303)
  expect(await topics()).toMatchObject({ topics: [] })
})

describe('a stored row that is malformed', () => {
  test('has first values where it is, and is logged once', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue()
    await awaitContentVersion()
    await addRow('{"name":"","tagline":"Ours","email":7,"color":"red"}')
    expect(await readSite()).toMatchObject({ ...firstSite, tagline: 'Ours' })
    await readSite()
    await callRoute(root, { path: '/' })
    expect(error.mock.calls).toEqual([
      [expect.stringContaining('malformed'), { fields: ['identity.name', 'identity.email'] }],
    ])
  })

  test('of a section that this version does not know is passed over', async () => {
    await addRow('{"name":"x"}', 'banners')
    expect(await readSite()).toMatchObject(firstSite)
  })
})

test('a section that does not exist is not found', async () => {
  const call = { path: '/admin/settings/none', params: { section: 'none' }, headers: { Cookie: session.cookie } }
  expect((await callRoute(edit, call)).status).toBe(404)
  expect((await send('none', identity)).status).toBe(404)
  expect((await send('toString', identity)).status).toBe(404)
})

describe('offices and hours', () => {
  const office = {
    street: '1 Main St',
    city: 'Montpelier',
    region: 'VT',
    postalCode: '05602',
    country: 'United States',
    countryCode: 'us',
    phone: '+1 802 555 0100',
  }
  const fields = {
    ...Object.fromEntries(Object.entries(office).map(([name, value]) => [`offices[0].${name}`, value])),
    monday: 'closed',
    tuesday: '8 AM-12 PM, 1 PM-5 PM',
    wednesday: '',
    thursday: '',
    friday: '',
    saturday: '',
    sunday: '',
    hoursZone: 'America/Chicago',
    'holidays[0].date': '2099-12-25',
    'holidays[0].name': 'Christmas',
    'holidays[0].hours': '',
    'holidays[1].date': '2001-12-25',
    'holidays[1].name': 'Long ago',
    'holidays[1].hours': '9 AM-12 PM',
  }

  test('are on every page, on the contact page, in the legal texts, and in structured data', async () => {
    expect((await send('contact', fields)).status).toBe(303)
    expect(await readSite()).toMatchObject({
      offices: [{ address: '1 Main St, Montpelier, VT 05602, United States', phone: office.phone }],
      hours: [
        { days: 'Monday', hours: 'closed' },
        { days: 'Tue', hours: '8:00 AM-12:00 PM, 1:00 PM-5:00 PM' },
        { days: 'Wed-Sun', hours: 'closed' },
      ],
      hoursZone: 'America/Chicago',
    })
    const { body } = await callRoute(contactPage, { path: '/contact' })
    expect(body).toMatchObject({ holidays: [{ name: 'Christmas' }] })
    expect(JSON.stringify(body)).toContain(
      '"address":[{"@type":"PostalAddress","streetAddress":"1 Main St","addressLocality":"Montpelier","addressRegion":"VT","postalCode":"05602","addressCountry":"US"}]',
    )
    expect(JSON.stringify(body)).toContain(
      '"dayOfWeek":["https://schema.org/Tuesday"],"opens":"13:00","closes":"17:00"',
    )
    expect(JSON.stringify(body)).toContain('"opens":"00:00","closes":"00:00","validFrom":"2099-12-25"')
    const terms = await callRoute(legalPage, { path: '/terms' })
    expect(JSON.stringify(terms.body)).toContain('Stagwise has an office in Montpelier.')
    const privacy = await callRoute(legalPage, { path: '/privacy' })
    expect(JSON.stringify(privacy.body)).toContain('The team works in the United States, so')
    expect(JSON.stringify(privacy.body)).not.toMatch(/New York|London|United Kingdom/)
  })

  test.each([
    ['monday', 'by appointment', 'Use hours like 8:00 AM-6:00 PM, or closed'],
    ['hoursZone', 'Middle/Earth', 'Use a time zone like America/New_York'],
    ['offices[0].countryCode', 'U1', 'Use two letters, such as US'],
    ['offices[0].phone', 'call us', 'Use a phone number like +1 802 555 0100'],
    ['holidays[0].hours', 'maybe', 'Use hours like 8:00 AM-6:00 PM, or closed'],
  ])('with a wrong %s come back as typed', async (field, text, message) => {
    const { status, body } = await send('contact', { ...fields, [field]: text })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error: { [field]: [message] } } })
  })

  test('a stored text that is no hours shows as it is, and no page breaks', async () => {
    await addRow('{"monday":"by appointment"}', 'contact')
    expect((await readSite()).hours[0]).toEqual({ days: 'Mon', hours: 'by appointment' })
    expect((await callRoute(contactPage, { path: '/contact' })).status).toBe(200)
  })
})

describe('claims on the operator’s own machine', () => {
  test('show as samples, and not once they are switched off', async () => {
    expect((await callRoute(toolsPage, { path: '/hunting-tools' })).body).toMatchObject({
      claims: { successIncrease: { value: '40%', source: null } },
    })
    await addRow('{"successIncreaseShown":false,"dataHours":null}', 'claims')
    expect((await callRoute(toolsPage, { path: '/hunting-tools' })).body).toMatchObject({ claims: {} })
  })

  test('the time to answer is promised as it is kept', async () => {
    expect((await send('claims', { replyWithin: 'two working days' })).status).toBe(303)
    expect(await readSite()).toMatchObject({ replyWithin: null, timeToAnswer: 'two working days' })
    expect(
      (await send('claims', { replyWithin: 'two working days', replyWithinShown: 'true' }, { version: '1' })).status,
    ).toBe(303)
    const { body } = await callRoute(contactPage, { path: '/contact' })
    expect(body).toMatchObject({ head: { description: expect.stringContaining('reply within two working days.') } })
  })

  test.each(['{"replyWithin":"soon"}', '{"replyWithin":null}', '{}'])(
    'requests are due after 24 hours with %s',
    async (content) => {
      await addRow(content, 'claims')
      expect((await readSite()).timeToAnswer).toBe('24 hours')
    },
  )

  test.each([
    ['discountUpToSource', 'javascript:alert(1)', 'Use a web address that starts with https:// or http://, or words'],
    ['employees', 'many', 'Use a number or a range, such as 10-50'],
    ['replyWithin', 'soon', 'Enter hours or working days, such as 24 hours or 2 working days'],
  ])('a wrong %s comes back as typed', async (field, text, message) => {
    const { status, body } = await send('claims', { [field]: text })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error: { [field]: [message] } } })
  })
})

describe('the home page', () => {
  const idsOf = (rows: unknown) =>
    z
      .array(z.object({ id: z.union([z.number(), z.string()]) }))
      .parse(rows)
      .map(({ id }) => id)
  const read = async () => {
    const { body } = await callRoute(homePage, { path: '/' })
    return z.looseObject({ products: z.unknown(), posts: z.unknown(), tools: z.unknown() }).parse(body)
  }

  test('features what is chosen, leaves out what is not public, and fills up', async () => {
    const [first, second, third, fourth] = [
      await addProduct(site.db),
      await addProduct(site.db),
      await addProduct(site.db, { isActive: 0 }),
      await addProduct(site.db),
    ]
    const post = await addPost(site.db)
    await addPost(site.db)
    expect(idsOf((await read()).products)).toEqual([first.id, second.id, fourth.id])
    const chosen = {
      products: [fourth, third].map(({ id }) => String(id)),
      posts: [String(post.id)],
      tools: ['no-such', 'rut-activity-tracker'],
    }
    await addRow(JSON.stringify({ ...chosen, heroTitle: 'Hunt <b>' }), 'home')
    const page = await read()
    expect(idsOf(page.products)).toEqual([fourth.id, first.id, second.id])
    expect(idsOf(page.posts)[0]).toBe(post.id)
    expect(idsOf(page.tools)).toEqual(['rut-activity-tracker', 'deer-movement-predictor', 'moon-phase-calendar'])
    expect(page).toMatchObject({ texts: { heroTitle: 'Hunt <b>' } })
  })

  test('a product asks for the next free place, which nothing stores until the settings are saved', async () => {
    const product = await addProduct(site.db)
    const { body } = await callRoute(edit, {
      path: `/admin/settings/home?product=${String(product.id)}`,
      params: { section: 'home' },
      headers: { Cookie: session.cookie },
    })
    expect(body).toMatchObject({
      asked: { products: [String(product.id)] },
      features: { products: [{ label: product.name }] },
    })
    expect(await site.db.selectFrom('siteSettings').select('id').execute()).toEqual([])
  })
})

describe('the footer', () => {
  test('links elsewhere, and only to the web', async () => {
    const link = { 'social[0].label': 'Field notes', 'social[0].url': 'https://social.example/stagwise' }
    expect((await send('footer', { rights: '', note: 'Licensed.', ...link })).status).toBe(303)
    expect((await readSite()).footer).toMatchObject({ rights: 'All rights reserved.', note: 'Licensed.' })
    const { body } = await callRoute(homePage, { path: '/' })
    expect(JSON.stringify(body)).toContain('"sameAs":["https://social.example/stagwise"]')
    const bad = { ...link, 'social[0].url': 'javascript:alert(1)' }
    expect((await send('footer', bad, { version: '1' })).status).toBe(400)
  })

  test('has the year of today in the site’s time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T04:59:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    expect((await readSite()).footer.year).toBe(2026)
    vi.setSystemTime(new Date('2027-01-01T05:00:00.000Z'))
    expect((await readSite()).footer.year).toBe(2027)
  })
})

test('mails and files follow', async () => {
  await send('identity', identity)
  await addRow('{"replyWithin":null}', 'claims')
  const now = await readSite()
  expect(now.replyWithin).toBeNull()
  expect(withReplyTime('We’ll answer within 24 hours.', now.replyWithin)).toBe('We’ll answer soon.')
  const text = async (loader: Parameters<typeof callRoute>[0], path: string) =>
    String((await callRoute(loader, { path })).body)
  expect(await text(feed, '/feed.xml')).toContain('North Ridge')
  expect(await text(securityTxt, '/.well-known/security.txt')).toContain('office@ridge.example')
  expect(await readMailSite()).toMatchObject({ name: 'North Ridge' })
})

const readMailSite = () => site.db.transaction().execute((trx) => readSiteIn(trx))

test('an editor may neither see nor change them', async () => {
  const editor = await beginSession(site.db, 'helper')
  await site.db.updateTable('operators').set({ role: 'editor' }).where('loginName', '=', 'helper').execute()
  const call = { path: '/admin/settings/identity', params: { section: 'identity' }, headers: { Cookie: editor.cookie } }
  expect((await callRoute(edit, call)).status).toBe(403)
  expect((await callRoute(overview, { ...call, path: '/admin/settings' })).status).toBe(403)
  expect((await send('identity', identity, { by: editor })).status).toBe(403)
})
