/**
 * Two operators, each with an editor open on the same post, take steps in any order: type, autosave, publish, schedule,
 * take off the site, rename, delete, restore from the bin, restore a version. After each step every address that was
 * ever public reaches the post in at most one redirect while it is public, nothing that was typed is lost, and nothing
 * that is not public appears anywhere.
 */
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { search } from '~/search/search.server'
import { publishDue } from '~/content/publishing/schedule.server'
import { pageStores as publishers } from '~/dashboard/kinds.server'
import { action as restoreDeleted } from '~/routes/admin/bin'
import { action as autosave } from '~/routes/admin/draft-save'
import { action as save, loader as openEditor } from '~/routes/admin/post-editor'
import { action as deleteRecord } from '~/routes/admin/question'
import { action as restoreVersion } from '~/routes/admin/version'
import { loader as posts } from '~/routes/api/blog-posts'
import { loader as postBySlug } from '~/routes/api/blog-post-by-slug'
import { loader as feed } from '~/routes/files/feed'
import { loader as sitemap } from '~/routes/files/sitemap'
import { loader as page } from '~/routes/site/slug'
import { closeDatabase, db, replaceDatabase } from '~/server/database.server'
import { createTestDatabase, testServer } from '~db/test-database'
import { isDeep } from '../setup/tier'
import { callRoute, type Answer } from './call-route'
import { beginSession, type TestSession } from './log-in'

afterEach(closeDatabase)

const id = 1
const steps = [
  'type',
  'autosave',
  'publish',
  'saveDraftRecord',
  'schedule',
  'minutePasses',
  'rename',
  'delete',
  'restoreDeleted',
  'restoreVersion',
  'open',
] as const
type Step = (typeof steps)[number]

interface Tab {
  session: TestSession
  keys: Record<string, string>
  version: string
  slug: string
  typed: string
  sequence: number
}

const Opened = z.object({
  values: z.looseObject({ slug: z.string() }),
  meta: z.object({
    version: z.string(),
    formKey: z.string(),
    draft: z.object({ url: z.string(), tabKey: z.string() }),
  }),
})
const Refused = z.looseObject({
  version: z.string(),
  question: z.object({ answers: z.array(z.object({ value: z.string() })) }).optional(),
})

async function open(session: TestSession): Promise<Tab | undefined> {
  const path = `/admin/blog/${String(id)}/edit`
  const answer = await callRoute(openEditor, { path, params: { id: String(id) }, headers: { Cookie: session.cookie } })
  if (answer.status !== 200) return undefined
  const { values, meta } = Opened.parse(answer.body)
  const keys = { formKey: meta.formKey, tabKey: meta.draft.tabKey, draftVersion: '' }
  return { session, keys, version: meta.version, slug: values.slug, typed: '', sequence: 0 }
}

const uniqueWord = (number: number) =>
  `quillback${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}`

/** Records what the site did so far, to compare with what it has stored. */
class World {
  typedWords: string[] = []
  publicSlugs = new Set<string>()
  renames = 0
  now = Date.now()
  tabs: (Tab | undefined)[] = []

  constructor(private readonly sessions: readonly TestSession[]) {}

  async start() {
    const [first] = this.sessions
    const form = this.formOf({
      session: first,
      keys: { formKey: 'f', tabKey: 't', draftVersion: '' },
      version: '',
      slug: 'address',
      typed: 'quillbackzz',
      sequence: 0,
    })
    await this.post(save, '/admin/blog/new', first, { ...form, intent: 'save-post', isPublished: 'true' })
    this.typedWords.push('quillbackzz')
    this.tabs = await Promise.all(this.sessions.map(open))
  }

  private formOf(tab: { session: TestSession | undefined } & Omit<Tab, 'session'>) {
    tab.sequence += 1
    return {
      title: 'Rut',
      slug: tab.slug,
      content: `<p>${tab.typed}</p>`,
      category: 'deer-life',
      version: tab.version,
      ...tab.keys,
      sequence: String(tab.sequence),
      formToken: tab.session?.formToken ?? '',
    }
  }

  private post(
    route: Parameters<typeof callRoute>[0],
    path: string,
    session: TestSession | undefined,
    multipart: Record<string, string>,
  ) {
    const headers = { Cookie: session?.cookie ?? '' }
    const params = path.includes('/new') ? {} : { id: String(id) }
    return callRoute(route, { path, params, headers, multipart })
  }

  /** Answers a question with its first answer, and a conflict with the form's values, as a person would. */
  private async saveTab(tab: Tab, fields: Record<string, string>): Promise<Answer> {
    const path = `/admin/blog/${String(id)}/edit`
    let confirmed = ''
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await this.post(save, path, tab.session, {
        ...this.formOf(tab),
        intent: 'save-post',
        ...fields,
        confirmed,
      })
      if (answer.status !== 409) return answer
      const { version, question } = Refused.parse(answer.body)
      // The record is in the bin, so a draft stores what was typed.
      if (question?.answers[0]?.value === 'recreate') return this.autosave(tab)
      tab.version = version
      confirmed = question?.answers[0]?.value ?? ''
    }
    throw new Error('The save came to no end')
  }

  private autosave(tab: Tab) {
    const path = `/admin/drafts?kind=blogPosts&record=${String(id)}`
    return this.post(autosave, path, tab.session, { ...this.formOf(tab), intent: 'save-draft' })
  }

  async take(step: Step, who: number) {
    const session = this.sessions[who]
    if (!session) return
    if (step === 'open') this.tabs[who] = (await open(session)) ?? this.tabs[who]
    if (step === 'minutePasses') {
      this.now += 3 * 60 * 60 * 1000
      await publishDue(db(), {
        publishers,
        now: () => new Date(this.now),
        report: (_, { error }) => {
          throw error
        },
      })
    }
    if (step === 'delete')
      await this.press(deleteRecord, `/admin/blog/${String(id)}/delete`, session, { intent: 'delete-post' })
    if (step === 'restoreDeleted') {
      const row = await db().selectFrom('bin').select('id').where('kind', '=', 'blogPosts').executeTakeFirst()
      if (row)
        await this.press(restoreDeleted, '/admin/bin', session, {
          intent: 'restore-record',
          id: String(row.id),
          back: '/admin/bin',
        })
    }
    if (step === 'restoreVersion') {
      const current = await this.stored()
      const path = `/admin/blog/${String(id)}/versions/1`
      if (current)
        await this.press(
          restoreVersion,
          path,
          session,
          { intent: 'restore-version', current: String(current.version) },
          { of: String(id), version: '1' },
        )
    }
    const tab = this.tabs[who]
    if (tab) await this.edit(step, tab, who)
    const stored = await this.stored()
    if (stored?.isPublished === 1) this.publicSlugs.add(stored.slug)
  }

  private async edit(step: Step, tab: Tab, who: number) {
    const saves: Partial<Record<Step, Record<string, string>>> = {
      publish: { isPublished: 'true' },
      rename: { isPublished: 'true' },
      saveDraftRecord: { isPublished: 'false' },
      schedule: { isPublished: 'later', ...inOneHour(this.now) },
    }
    if (step === 'type' || step === 'autosave') {
      if (step === 'type') this.type(tab)
      if (tab.typed === '') return
      expect((await this.autosave(tab)).status).toBeLessThan(300)
    }
    const fields = saves[step]
    if (!fields) return
    if (tab.typed === '') this.type(tab)
    if (step === 'rename') {
      this.renames += 1
      tab.slug = `address-${String(this.renames)}`
    }
    const answer = await this.saveTab(tab, fields)
    expect([200, 303]).toContain(answer.status)
    if (answer.status === 303) this.tabs[who] = (await open(tab.session)) ?? tab
  }

  private type(tab: Tab) {
    const word = uniqueWord(this.typedWords.length)
    this.typedWords.push(word)
    tab.typed = `${tab.typed} ${word}`.trim()
  }

  private press(
    route: Parameters<typeof callRoute>[0],
    path: string,
    session: TestSession,
    form: Record<string, string>,
    params: Record<string, string> = { id: String(id) },
  ) {
    const headers = { Cookie: session.cookie }
    return callRoute(route, { path, params, headers, form: { ...form, formToken: session.formToken } })
  }

  stored() {
    return db()
      .selectFrom('blogPosts')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
  }

  async check() {
    const stored = await this.stored()
    const isPublic = stored?.isPublished === 1
    for (const slug of this.publicSlugs) await expectReached(slug, isPublic ? stored.slug : undefined)
    const kept = await everythingKept()
    for (const word of this.typedWords) expect(kept).toContain(word)
    const shown = await everythingShown(this.typedWords)
    for (const word of this.typedWords)
      if (!isPublic || !stored.content.includes(word)) expect(shown).not.toContain(word)
  }
}

/** Returns the time in the site's zone, on the whole minute. */
function inOneHour(now: number): Record<string, string> {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const [publishDate = '', publishTime = ''] = parts.format(new Date(now + 60 * 60 * 1000)).split(' ')
  return { publishDate, publishTime }
}

async function expectReached(slug: string, current: string | undefined) {
  const answer = await callRoute(page, { path: `/${slug}`, params: { slug } })
  if (current === undefined) return expect(answer.status).toBe(404)
  if (slug === current) return expect(answer.status).toBe(200)
  expect(answer.status).toBe(301)
  return expect(answer.headers.get('Location')).toBe(`/${current}`)
}

/** Reads all rows that an operator can get back. */
async function everythingKept(): Promise<string> {
  const tables = ['blogPosts', 'revisions', 'bin'] as const
  const rows = await Promise.all(tables.map((table) => db().selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

/** Reads what somebody without a session can see of a post. */
async function everythingShown(words: readonly string[]): Promise<string> {
  const texts = [
    (await callRoute(posts, { path: '/api/blog/posts' })).body,
    (await callRoute(postBySlug, { path: '/api/blog/posts/slug/address', params: { slug: 'address' } })).body,
    (await callRoute(page, { path: '/address', params: { slug: 'address' } })).body,
    (await callRoute(feed, { path: '/feed.xml' })).body,
    (await callRoute(sitemap, { path: '/sitemap.xml' })).body,
    ...(await Promise.all(words.map(async (word) => (await search(db(), word)).results))),
  ]
  return JSON.stringify(texts)
}

test('any order of two operators’ steps loses nothing, breaks no address, and shows no draft', async () => {
  const sequence = fc.array(fc.tuple(fc.constantFrom(...steps), fc.constantFrom(0, 1)), { minLength: 4, maxLength: 18 })
  await fc.assert(
    fc.asyncProperty(sequence, async (taken) => {
      replaceDatabase(await createTestDatabase())
      const world = new World([await beginSession(db()), await beginSession(db(), 'nora')])
      await world.start()
      for (const [step, who] of taken) {
        await world.take(step, who)
        await world.check()
      }
      await closeDatabase()
    }),
    // PostgreSQL takes 0.2 s to make a database.
    { numRuns: isDeep && testServer === undefined ? 40 : 10 },
  )
}, 120_000)
