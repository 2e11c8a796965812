/**
 * kill -9 comes while two operators each edit a post: draft, publish, schedule, rename, take off the site, delete,
 * restore from the bin, restore a version.
 */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import BetterSqlite3 from 'better-sqlite3'
import { logIn, send, uniqueText, type Answer, type Operator } from './clients'
import { expectStored, momentAfter, repeat, rounds, startTrial, timeout, type Trial } from './trial'

test(
  'a kill leaves each step of an edit whole or undone: no text and no public address is lost',
  {
    timeout,
  },
  async () => {
    const trial = await startTrial()
    const editors = [await newEditor(trial), await newEditor(trial)]
    for (let round = 1; round <= rounds; round += 1) {
      const stop = new AbortController()
      const clients = editors.map((editor) => repeat(() => takeStep(trial, editor), stop.signal))
      await momentAfter(() => Math.min(...editors.map(({ taken }) => taken)))
      trial.site.process.kill('SIGKILL')
      stop.abort()
      await Promise.all(clients)
      await trial.site.restart()
      expectStored(trial, `round ${String(round)}`)
      for (const editor of editors) await expectAddresses(trial, editor)
    }
  },
)

interface Editor {
  id: number
  operator: Operator
  slug: string
  slugs: Set<string>
  taken: number
}

const Created = z.object({ id: z.number(), slug: z.string() })

async function newEditor({ site: { url }, operator }: Trial): Promise<Editor> {
  const own = await logIn(url)
  const post = { title: uniqueText('Edited', 0), content: '<p>First.</p>', category: 'deer-life', isPublished: true }
  const answer = await send(`${url}/api/admin/blog/posts`, {
    method: 'POST',
    headers: { Cookie: operator.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify(post),
  })
  const { id, slug } = Created.parse(JSON.parse(answer.text))
  return { id, operator: own, slug, slugs: new Set([slug]), taken: 0 }
}

const steps = ['autosave', 'publish', 'unpublish', 'schedule', 'rename', 'delete', 'restore', 'restoreVersion'] as const
type Step = (typeof steps)[number]

async function takeStep(trial: Trial, editor: Editor): Promise<void> {
  const step = steps[Math.floor(Math.random() * steps.length)] ?? 'publish'
  await play(trial, editor, step)
  editor.taken += 1
}

/** @throws TypeError where the kill cuts the connection */
async function play(trial: Trial, editor: Editor, step: Step): Promise<void> {
  const { site } = trial
  const at = `${site.url}/admin/blog/${String(editor.id)}`
  const opened = await get(`${at}/edit`, editor)
  if (opened.status !== 200) return restoreDeleted(trial, editor)
  if (step === 'restore') return
  if (step === 'delete') {
    const { status } = await press(`${at}/delete`, editor, { intent: 'delete-post' })
    expect(status, 'a deletion').toBe(303)
    return
  }
  if (step === 'restoreVersion') {
    const form = { intent: 'restore-version', current: fieldIn(opened, 'version') }
    const { status } = await press(`${at}/versions/1`, editor, form)
    expect(status, 'a version is restored').toBe(303)
    return
  }
  return saveForm(trial, editor, { step, opened })
}

async function saveForm(
  { site: { url }, ledger }: Trial,
  editor: Editor,
  { step, opened }: { step: Step; opened: Answer },
): Promise<void> {
  const text = uniqueText('Words')
  const slug = step === 'rename' ? `edited-${randomUUID()}` : editor.slug
  const values: Record<string, string> = {
    title: 'Edited',
    slug,
    content: `<p>${text}</p>`,
    category: 'deer-life',
    isPublished: 'true',
    ...statusAfter(step),
  }
  for (const name of ['version', 'formKey', 'tabKey', 'draftVersion', 'sequence']) values[name] = fieldIn(opened, name)
  ledger.tried('edits', text)
  if (step === 'rename') editor.slugs.add(slug)
  const submit = () =>
    step === 'autosave'
      ? post(`${url}/admin/drafts?kind=blogPosts&record=${String(editor.id)}`, editor, {
          ...values,
          intent: 'save-draft',
        })
      : post(`${url}/admin/blog/${String(editor.id)}/edit`, editor, { ...values, intent: 'save-post' })
  let answer = await submit()
  // A question may be whether the old address may go.
  if (answer.status === 409) {
    values.confirmed = /name="confirmed" value="([^"]+)"/.exec(answer.text)?.[1] ?? ''
    answer = await submit()
  }
  expect(answer.status, step).toBe(step === 'autosave' ? 200 : 303)
  ledger.acknowledge('edits', text)
  editor.slug = slug
}

function statusAfter(step: Step): Record<string, string> {
  if (step === 'unpublish') return { isPublished: 'false' }
  return step === 'schedule' ? { isPublished: 'later', publishDate: '2099-01-01', publishTime: '06:00' } : {}
}

async function restoreDeleted({ site }: Trial, editor: Editor): Promise<void> {
  const id = read(site.database, `SELECT id FROM bin WHERE kind = 'blogPosts' AND recordId = ${String(editor.id)}`)
  expect(id, 'a post that has gone is in the bin').toBeTypeOf('number')
  const form = { intent: 'restore-record', id: String(id), back: '/admin/bin' }
  const { status } = await press(`${site.url}/admin/bin`, editor, form)
  expect(status, 'a post is restored').toBe(303)
}

/** The slug of a rename that was cut off may lead to the post, or nowhere. */
async function expectAddresses({ site }: Trial, editor: Editor): Promise<void> {
  const of = `FROM blogPosts WHERE id = ${String(editor.id)}`
  const slug = String(read(site.database, `SELECT slug ${of}`))
  const isDeleted = read(site.database, `SELECT deletedAt IS NOT NULL ${of}`) === 1
  const isPublic = !isDeleted && read(site.database, `SELECT isPublished ${of}`) === 1
  editor.slug = slug
  for (const each of editor.slugs) {
    const isCurrent = each === slug
    const isKnown = read(site.database, `SELECT count(*) FROM formerAddresses WHERE path = '/${each}'`) === 1
    if (!isCurrent && !isKnown && !isDeleted) {
      editor.slugs.delete(each)
      continue
    }
    const { status, headers } = await send(`${site.url}/${each}`)
    const expected = !isPublic ? [404, null] : isCurrent ? [200, null] : [301, `/${slug}`]
    expect([each, status, headers.get('location')]).toEqual([each, ...expected])
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

function fieldIn({ text }: Answer, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
}

function read(file: string, query: string): unknown {
  const database = new BetterSqlite3(file, { readonly: true, fileMustExist: true })
  try {
    return database.prepare(query).pluck().get()
  } finally {
    database.close()
  }
}
