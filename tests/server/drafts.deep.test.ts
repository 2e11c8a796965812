/** Drafts on the built site: no visitor sees anything of one, and a kill loses at most what was not acknowledged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { siteRoutes } from '../security/site-routes'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
let site: RunningSite
let cookie: string
let formToken: string

beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
  cookie = await openSession(site.url, operator)
  const page = await fetch(`${site.url}/admin/products`, { headers: { Cookie: cookie } })
  formToken = /name="formToken" value="([\w-]+)"/.exec(await page.text())?.[1] ?? ''
})
afterAll(() => site.stop())

async function autosave(query: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ formToken, version: '1', ...fields })) body.append(name, value)
  return fetch(`${site.url}/admin/drafts?${query}`, { method: 'POST', body, headers: { Cookie: cookie } })
}

const secret = 'zebrafinch'
/** That nothing has. */
const other = 'zebrafinck'

test('no page, file or API row that a visitor can open shows a word of a draft', async () => {
  const texts = { title: secret, name: secret, slug: secret, content: `<p>${secret}</p>`, isPublished: 'true' }
  const words = { ...texts, isActive: 'true', description: secret, generalDescription: secret, excerpt: secret }
  for (const [index, kind] of ['products', 'deerTypes', 'blogPosts'].entries()) {
    for (const record of ['', '1', '999']) {
      const keys = { formKey: `form-${String(index)}-${record}`, tabKey: `tab-${String(index)}-${record}` }
      expect((await autosave(`kind=${kind}&record=${record}`, { ...words, ...keys })).status).toBe(200)
    }
  }
  const { slugs, posts } = await publicAddresses()
  const open = siteRoutes.flatMap(({ address, audience }) =>
    ['page', 'form', 'file', 'missing', 'api'].includes(audience ?? '') ? [address] : [],
  )
  const api = ['/api/products/1', '/api/products/all', '/api/seo/blog/1', '/sitemap/blog.xml', '/sitemap/products.xml']
  const addresses = [...new Set([...open, ...api, ...slugs, ...posts])]
  expect(addresses.length).toBeGreaterThan(80)
  for (const address of addresses) {
    for (const path of [address, address.replace(/(?=\?|$)/, '.data')]) {
      expect(await read(path), path).not.toContain(secret)
    }
  }
  // An answer may repeat what was asked for.
  for (const path of ['/', '/products/', '/search?q=', '/products?q=', '/blog?q=', '/api/products/slug/']) {
    const [found, none] = [await read(path + secret), await read(path + other)]
    expect(found.split(secret).length, path).toBe(none.split(other).length)
  }
})

async function read(path: string): Promise<string> {
  return (await fetch(site.url + path, { redirect: 'manual' })).text()
}

function publicAddresses() {
  return withDatabase(site, async (db) => {
    const products = await db.selectFrom('products').select('slug').limit(3).execute()
    const posts = await db.selectFrom('blogPosts').select('slug').execute()
    const deerTypes = await db.selectFrom('deerTypes').select('slug').execute()
    return {
      slugs: products.map(({ slug }) => `/products/${slug}`),
      posts: [...posts, ...deerTypes].map(({ slug }) => `/${slug}`),
    }
  })
}

test('a draft is saved by every write that was answered, whenever the process is killed', async () => {
  const keys = { formKey: 'killed', tabKey: 'killed-tab' }
  let acknowledged = 0
  for (let round = 0; round < 2; round += 1) {
    let isAlive = true
    const typing = (async () => {
      for (let count = acknowledged + 1; isAlive; count += 1) {
        const text = String(count)
        const answer = await autosave('kind=blogPosts&record=', {
          ...keys,
          title: `Text ${text}`,
          sequence: text,
        }).catch(() => undefined)
        if (answer?.status === 200) acknowledged = count
        else isAlive = false
      }
    })()
    await new Promise((resolve) => setTimeout(resolve, 300 + 200 * round))
    await site.restart('SIGKILL')
    isAlive = false
    await typing
    const stored = await withDatabase(site, (db) =>
      db
        .selectFrom('revisions')
        .where('state', '=', 'draft')
        .selectAll()
        .where('formKey', '=', 'killed')
        .executeTakeFirstOrThrow(),
    )
    expect(stored.sequence).toBeGreaterThanOrEqual(acknowledged)
    expect(acknowledged).toBeGreaterThan(round)
    expect(JSON.parse(stored.content)).toMatchObject({ title: `Text ${String(stored.sequence)}` })
    acknowledged = stored.sequence
  }
})
