/**
 * kill -9 while two operators edit, each a post: draft, publish, schedule, rename, take off the site, delete, restore
 * from the bin, restore a version. Then a restart on the same file: each text that was acknowledged is in the post, a
 * draft, a version or the bin; no step was done by half; each address that was ever public leads to the post.
 */
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { logIn, send, uniqueText, type Answer, type Operator } from './clients'
import { checkStored, drillSite, repeat, type SiteDrill } from './site-drill'
import type { DrillOptions, DrillResult } from './tally'

const editingMs = 1500

export function editDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  return drillSite('edit', async (drill) => {
    const { site, tally, book } = drill
    const editors = [await newEditor(drill), await newEditor(drill)]
    for (let round = 1; round <= rounds; round += 1) {
      const stop = new AbortController()
      const clients = editors.map((editor) => repeat(() => takeStep(drill, editor), stop.signal))
      await wait(Math.random() * editingMs)
      site.process.kill('SIGKILL')
      stop.abort()
      await Promise.all(clients)
      await site.restart()
      const when = `round ${String(round)}`
      checkStored(drill, when)
      for (const editor of editors) await checkPost(drill, editor, when)
      tally.rounds = round
      if (round % 10 === 0) report?.(`edit: ${String(round)} rounds, ${String(book.acknowledged)} acknowledged`)
    }
    tally.note(
      'steps taken',
      editors.reduce((sum, { taken }) => sum + taken, 0),
    )
    tally.note('steps cut by the kill', [...new Set(editors.flatMap(({ cut }) => cut))].sort().join(', '))
  })
}

interface Editor {
  id: number
  operator: Operator
  slug: string
  /** Addresses under which the post was public. */
  slugs: Set<string>
  taken: number
  cut: Step[]
}

const Created = z.object({ id: z.number(), slug: z.string() })

async function newEditor({ site: { url }, operator }: SiteDrill): Promise<Editor> {
  const own = await logIn(url)
  const post = { title: uniqueText('Edited', 0), content: '<p>First.</p>', category: 'deer-life', isPublished: true }
  const answer = await send(`${url}/api/admin/blog/posts`, {
    method: 'POST',
    headers: { Cookie: operator.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(post),
  })
  const { id, slug } = Created.parse(JSON.parse(answer.text))
  return { id, operator: own, slug, slugs: new Set([slug]), taken: 0, cut: [] }
}

const steps = ['autosave', 'publish', 'unpublish', 'schedule', 'rename', 'delete', 'restore', 'restoreVersion'] as const
type Step = (typeof steps)[number]

async function takeStep(drill: SiteDrill, editor: Editor): Promise<void> {
  const step = steps[Math.floor(Math.random() * steps.length)] ?? 'publish'
  editor.cut.push(step)
  await play(drill, editor, step)
  editor.cut.pop()
  editor.taken += 1
}

/** @throws TypeError where the kill cuts the connection */
async function play(drill: SiteDrill, editor: Editor, step: Step): Promise<void> {
  const { site, tally } = drill
  const at = `${site.url}/admin/blog/${String(editor.id)}`
  const opened = await get(`${at}/edit`, editor)
  if (opened.status !== 200) return restoreDeleted(drill, editor)
  if (step === 'restore') return
  if (step === 'delete') {
    const { status } = await press(`${at}/delete`, editor, { intent: 'delete-post' })
    return tally.expect(status === 303, `a post is deleted (${String(status)})`)
  }
  if (step === 'restoreVersion') {
    const form = { intent: 'restore-version', current: fieldIn(opened, 'version') }
    const { status } = await press(`${at}/versions/1`, editor, form)
    return tally.expect(status === 303, `a version is restored (${String(status)})`)
  }
  return saveForm(drill, editor, { step, opened })
}

async function saveForm(
  { site: { url }, book, tally }: SiteDrill,
  editor: Editor,
  { step, opened }: { step: Step; opened: Answer },
): Promise<void> {
  const text = uniqueText('Words')
  const slug = step === 'rename' ? `edited-${randomUUID()}` : editor.slug
  const values: Record<string, string> = {
    ...{ title: 'Edited', slug, content: `<p>${text}</p>`, category: 'deer-life' },
    ...{ isPublished: 'true', ...statusAfter(step) },
  }
  for (const name of ['version', 'formKey', 'tabKey', 'draftVersion', 'sequence']) values[name] = fieldIn(opened, name)
  book.tried('edits', text)
  if (step === 'rename') editor.slugs.add(slug)
  const submit = () =>
    step === 'autosave'
      ? post(`${url}/admin/drafts?kind=blogPosts&record=${String(editor.id)}`, editor, {
          ...values,
          intent: 'save-draft',
        })
      : post(`${url}/admin/blog/${String(editor.id)}/edit`, editor, { ...values, intent: 'save-post' })
  let answer = await submit()
  // A question: whether the old address may go, for example.
  if (answer.status === 409) {
    values.confirmed = /name="confirmed" value="([^"]+)"/.exec(answer.text)?.[1] ?? ''
    answer = await submit()
  }
  const isTaken = answer.status === (step === 'autosave' ? 200 : 303)
  tally.expect(isTaken, `${step} is taken (${String(answer.status)})`)
  if (!isTaken) return
  book.acknowledge('edits', text)
  editor.slug = slug
}

function statusAfter(step: Step): Record<string, string> {
  if (step === 'unpublish') return { isPublished: 'false' }
  return step === 'schedule' ? { isPublished: 'later', publishDate: '2099-01-01', publishTime: '06:00' } : {}
}

async function restoreDeleted({ site, tally }: SiteDrill, editor: Editor): Promise<void> {
  const id = read(site.database, `SELECT id FROM bin WHERE kind = 'blogPosts' AND recordId = ${String(editor.id)}`)
  if (typeof id !== 'number') return tally.expect(false, 'a post that has gone is in the bin')
  const form = { intent: 'restore-record', id: String(id), back: '/admin/bin' }
  const { status } = await press(`${site.url}/admin/bin`, editor, form)
  return tally.expect(status === 303, `a post is restored (${String(status)})`)
}

/** The slug of a rename that was cut off may lead to the post, or nowhere. */
async function checkPost({ site, tally }: SiteDrill, editor: Editor, when: string): Promise<void> {
  const slug = read(site.database, `SELECT slug FROM blogPosts WHERE id = ${String(editor.id)}`)
  const isPublic = read(site.database, `SELECT isPublished FROM blogPosts WHERE id = ${String(editor.id)}`) === 1
  if (typeof slug === 'string') editor.slug = slug
  for (const each of editor.slugs) {
    const isCurrent = each === slug
    const known = read(site.database, `SELECT count(*) FROM formerAddresses WHERE path = '/${each}'`) === 1
    if (!isCurrent && !known && slug !== undefined) {
      editor.slugs.delete(each)
      continue
    }
    const { status, headers } = await send(`${site.url}/${each}`)
    const expected = !isPublic ? 404 : isCurrent ? 200 : 301
    const isRight = status === expected && (expected !== 301 || headers.get('location') === `/${String(slug)}`)
    tally.expect(isRight, `/${each} answers ${String(expected)}, not ${String(status)} (${when})`)
  }
}

function get(url: string, { operator: { cookie } }: Editor): Promise<Answer> {
  return send(url, { headers: { Cookie: cookie } })
}

function post(url: string, { operator: { cookie, formToken } }: Editor, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, formToken })) body.append(name, value)
  return send(url, { method: 'POST', headers: { Cookie: cookie }, body })
}

function press(url: string, { operator: { cookie, formToken } }: Editor, fields: Record<string, string>) {
  return send(url, { method: 'POST', headers: { Cookie: cookie }, body: new URLSearchParams({ ...fields, formToken }) })
}

/** Of a hidden field in a page. */
function fieldIn({ text }: Answer, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
}

/** The one value, or undefined without a row. */
function read(file: string, query: string): unknown {
  const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
  try {
    return database.prepare(query).pluck().get()
  } finally {
    database.close()
  }
}
