/** The operator's programs send requests to the built site that are as large as the contract allows. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { copySession } from '../security/target'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }
const mib = 1024 * 1024
let site: RunningSite
let cookie: string

beforeAll(async () => {
  site = await startSite({ ADMIN_USERNAME: operator.username, ADMIN_PASSWORD: operator.password })
  cookie = await openSession(site.url, operator)
})
afterAll(() => site.stop())

function send(method: string, path: string, json: unknown) {
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
  return fetch(site.url + path, { method, headers, body: JSON.stringify(json) })
}

const post = { title: 'A picture', content: '<p>See.</p>', category: 'deer-life', isPublished: true }
const Message = z.object({ message: z.string() })

describe('a post', () => {
  test('may bring pictures of many megabytes, and its page shows them', async () => {
    const noise = { create: { width: 1500, height: 1500, channels: 3, background: '#777' } } as const
    const png = await sharp({
      ...noise,
      create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .png()
      .toBuffer()
    expect(png.length).toBeGreaterThan(3 * mib)
    const content = `${post.content}<p><img src="data:image/png;base64,${png.toString('base64')}" alt="Noise"></p>`
    const answer = await send('POST', '/api/admin/blog/posts', { ...post, content })
    expect(answer.status).toBe(201)
    const saved = z.object({ slug: z.string(), content: z.string() }).parse(await answer.json())
    const src = /src="(\/images\/[0-9a-f]{64}-800\.webp)"/.exec(saved.content)?.[1] ?? ''
    const picture = await fetch(site.url + src)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await (await fetch(`${site.url}/${saved.slug}`)).text()).toContain(src)
  })

  test('of more than 32 MiB is refused', async () => {
    const answer = await send('POST', '/api/admin/blog/posts', { ...post, content: 'x'.repeat(32 * mib) })
    expect(answer.status).toBe(413)
    expect(Message.safeParse(await answer.json()).success).toBe(true)
  })
})

describe('an editor’s form without a session', () => {
  const text = 'Ж<b>'.repeat(260_000)
  const fields = { intent: 'save-post', title: 'Длинный', category: 'deer-life', content: text, authorId: '1' }

  function toBody(values: Record<string, string>): FormData {
    const body = new FormData()
    for (const [name, value] of Object.entries({ isPublished: 'false', version: '', formKey: 'k', ...values })) {
      body.append(name, value)
    }
    return body
  }

  async function postTo(path: string, form: FormData, headers: Record<string, string> = {}) {
    const sent = new Response(form)
    const type = sent.headers.get('Content-Type') ?? ''
    // The body is sent in one piece: a client that is still sending when the response comes does not see it.
    const body = await sent.bytes()
    return fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'Content-Type': type, ...headers },
    })
  }

  async function endedMinutesAgo(minutes: number): Promise<Record<string, string>> {
    const ago = (count: number) => new Date(Date.now() - count * 60_000).toISOString()
    const times = { createdAt: ago(minutes + 12 * 60), expiresAt: ago(minutes) }
    return { Cookie: await withDatabase(site, (db) => copySession(db, cookie, times)) }
  }

  test('comes back however long its text where the session has just ended', { timeout: 20_000 }, async () => {
    const headers = await endedMinutesAgo(50)
    const met = await postTo('/admin/blog/new', toBody(fields), headers)
    expect(met.status).toBe(401)
    const html = await met.text()
    expect(html).toMatch(/enctype="multipart\/form-data"/i)
    expect(html.split('Ж&#60;b&#62;')).toHaveLength(260_001)
    // The page's data does not repeat the text.
    expect(html.split('Ж')).toHaveLength(260_001)
    const saved = await postTo('/admin/blog/new', toBody({ ...fields, ...operator }), headers)
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/admin/blog'])
    const posts = await (
      await fetch(`${site.url}/api/admin/blog/posts?limit=1`, { headers: { Cookie: cookie } })
    ).text()
    expect(posts).toContain('Длинный')
  })

  test.each([
    ['no session', () => ({})],
    ['one that ended two hours ago', () => endedMinutesAgo(120)],
  ])('of more than 256 KiB is refused with %s', async (_, headers) => {
    const answer = await postTo('/admin/products/new', toBody({ description: 'x'.repeat(256 * 1024) }), headers())
    expect(answer.status).toBe(413)
    expect((await answer.text()).length).toBeLessThan(50_000)
  })

  test('of more than 1,500 parts is refused', async () => {
    const form = new FormData()
    for (let count = 0; count <= 1500; count += 1) form.append('image', new File([''], 'a'))
    const answer = await postTo('/admin/products/new', form, await endedMinutesAgo(1))
    expect(answer.status).toBe(413)
  })

  test(
    'with a fault comes back after the login with everything typed, and with the session',
    { timeout: 20_000 },
    async () => {
      const short = { ...fields, content: '<p>Short, but typed.</p>' }
      const faulty = await postTo('/admin/blog/new', toBody({ ...short, title: '', ...operator }))
      expect(faulty.status).toBe(400)
      const begun = faulty.headers.getSetCookie().join('; ').split(';')[0] ?? ''
      expect(begun).toMatch(/^stagwise_session=[\w-]{43}$/)
      const html = await faulty.text()
      expect(html).toContain('There is a problem')
      expect(html).toContain('Short, but typed.&lt;/p&gt;')
      expect(html).not.toContain('Admin Login')
      const formToken = /name="formToken" value="([\w-]{43})"/.exec(html)?.[1] ?? ''
      const saved = await postTo('/admin/blog/new', toBody({ ...short, formToken }), { Cookie: begun })
      expect(saved.status).toBe(303)
    },
  )

  test.each([
    ['no cookie', {}],
    ['a worthless one', { Cookie: `stagwise_session=${'x'.repeat(43)}` }],
  ])('of many megabytes is refused at once with %s', { timeout: 20_000 }, async (_, headers) => {
    const body = toBody({ ...fields, content: 'x'.repeat(20 * mib) })
    const answer = await postTo('/admin/blog/new', body, headers)
    expect(answer.status).toBe(413)
    expect((await answer.text()).length).toBeLessThan(100_000)
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  })
})
