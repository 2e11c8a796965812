/**
 * Each form of the dashboard has its event in the log. The intents come from the code, so that a new one without a case
 * here fails.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkIntent } from '~/content/checks/remark'
import { newPostValues, postIntents } from '~/kinds/blog/admin/post-form'
import { toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { replaceIntent } from '~/content/pictures/library'
import { hashPassword } from '~/server/auth/password.server'
import { pressIntents, securityIntents } from '~/operators/security-intents'
import { digestOf, personCounts } from '~/people/person-ids.server'
import { personKey } from '~/people/person.server'
import { productFields } from '~/kinds/products/product.fields'
import { toSeasonCsv } from '~/kinds/seasons/season-csv'
import { seasonFields } from '~/kinds/seasons/season.fields'
import type { AuditEvent } from '~/lib/audit-events'
import { formValuesOf } from '~/lib/record-fields'
import { loader as activity } from '~/routes/admin/activity'
import { action as changeAnswer } from '~/routes/admin/answer'
import { action as answerQuestion } from '~/routes/admin/question'
import { action as sendDraft } from '~/routes/admin/answer-preview'
import { action as restore } from '~/routes/admin/bin'
import { action as changeEntry } from '~/routes/admin/inbox'
import { action as addNote } from '~/routes/admin/inbox-entry'
import { action as saveAuthor } from '~/routes/admin/author-editor'
import { action as saveTemplate } from '~/routes/admin/template-editor'
import { action as saveDeerType } from '~/routes/admin/deer-type-editor'
import { action as setDeerType } from '~/routes/admin/deer-types'
import { action as dashboard } from '~/routes/admin/layout'
import { action as savePost } from '~/routes/admin/post-editor'
import { action as savePicture } from '~/routes/admin/picture'
import { action as replacePicture } from '~/routes/admin/picture-replace'
import { action as setPost } from '~/routes/admin/posts'
import { action as saveKeepingRule } from '~/routes/admin/keeping-rule'
import { action as savePeople } from '~/routes/admin/people'
import { action as erasePerson } from '~/routes/admin/person-erase'
import { action as saveProduct } from '~/routes/admin/product-editor'
import { action as setProduct } from '~/routes/admin/products'
import { action as sendMail } from '~/routes/admin/mail'
import { action as saveSettings } from '~/routes/admin/settings-section'
import { siteDefaults } from '~/site'
import { action as saveMailSettings } from '~/routes/admin/mail-settings'
import { action as saveSeason } from '~/routes/admin/season-editor'
import { action as importSeasons } from '~/routes/admin/season-import'
import { action as security } from '~/routes/admin/security'
import { action as addSamples } from '~/routes/admin/seed'
import { action as saveSeo } from '~/routes/admin/seo'
import { log } from '~/server/log.server'
import type { Database } from '~db/database'
import { goodDraft, goodRows, insertDeleted, insertRow } from '~db/test-rows'
import { addTrigger, loseTable } from '~db/test-faults'
import { callRoute } from './call-route'
import { dumpTables } from './dump-tables'
import { toFields } from './editor-form'
import { beginSession, type TestSession } from './log-in'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase(fill)
let session: TestSession
const password = 'the right password'
const robotsSavedAt = '2026-11-21T12:00:00.000Z'

const [pictureHash, unusedHash] = ['c'.repeat(64), 'b'.repeat(64)]
const passwordHash = await hashPassword(password)

async function fill(db: Kysely<Database>) {
  await beginSession(db)
  await db.updateTable('operators').set({ passwordHash }).execute()
  // The records have slugs of samples, because samples are added only if the operator has no other records.
  await addProduct(db, { name: 'Rope', slug: 'field-dressing-kit' })
  await addDeerType(db, { name: 'Elk', slug: 'elk', isActive: 0 })
  await addPost(db, { title: 'Rut', slug: 'the-whitetail-year-month-by-month' })
  await insertRow(db, 'quotes', goodRows.quotes)
  await insertRow(db, 'quotes', { ...goodRows.quotes, suspected: 1 })
  await insertRow(db, 'contacts', goodRows.contacts)
  await insertRow(db, 'entryEvents', { ...goodRows.entryEvents, event: 'note', text: 'A secret note.' })
  // This quote has moved already, so that answering it is one event.
  await insertRow(db, 'quotes', { ...goodRows.quotes, status: 'contacted' })
  await insertRow(db, 'seasons', goodRows.seasons)
  await insertRow(db, 'authors', { ...goodRows.authors, fullName: 'Beth Doe' })
  await insertDeleted(db, 'contacts', { id: 9 })
  for (const { table, subject } of deletedContent) {
    const deletedAt = '2026-11-20T09:30:00.000Z'
    await insertDeleted(db, table, { id: 9 }, { title: subject, deletedAt })
  }
  for (const kind of ['products', 'deerTypes', 'blogPosts']) {
    const draft = { ...goodDraft, kind, formKey: kind, recordId: 1, name: kind, content: '{"text":"Secret."}' }
    await insertRow(db, 'revisions', draft)
  }
  for (const hash of [pictureHash, unusedHash]) {
    const fileName = hash === pictureHash ? 'buck.jpg' : 'doe.jpg'
    const image = { hash, width: 9, height: 9, bytes: Buffer.alloc(9), fileName, createdAt: robotsSavedAt }
    await db
      .insertInto('images')
      .values({ ...image, finishedAt: robotsSavedAt })
      .execute()
  }
  const draft = {
    ...goodDraft,
    kind: 'products',
    content: JSON.stringify({ imageUrl: `/images/${pictureHash}-9.webp` }),
  }
  await insertRow(db, 'revisions', draft)
  for (const recordId of [1, 3]) {
    const entry = { kind: 'quotes', recordId, formKey: `quotes/${String(recordId)}`, name: 'Quote Q-00013' }
    await insertRow(db, 'revisions', { ...goodDraft, ...entry, content: JSON.stringify(answer) })
  }
  await db.updateTable('clock').set({ latestAt: '2026-01-01T12:00:00.000Z' }).execute()
  await db.updateTable('seoSettings').set({ updatedAt: robotsSavedAt }).execute()
}
// Each test has a new session, because an ended one stays ended in this process, whatever the database says.
beforeEach(async () => {
  session = await beginSession(site.db)
})
/** The records in the bin, in this order after a message. */
const deletedContent = [
  { table: 'products', kind: 'product', subject: 'Blind' },
  { table: 'deerTypes', kind: 'deer-type', subject: 'Sika' },
  { table: 'blogPosts', kind: 'post', subject: 'Rubs' },
  { table: 'seasons', kind: 'season', subject: 'Texas' },
  { table: 'answerTemplates', kind: 'template', subject: 'Sorry' },
  { table: 'authors', kind: 'author', subject: 'Old Hand' },
] as const

const newForm = { version: '', formKey: 'a key' }
const product = {
  ...toFields(formValuesOf(productFields)),
  name: 'Haul Rope',
  description: 'Long.',
  category: 'Gear',
  isActive: 'true',
}
const deerType = {
  ...toFields(toDeerTypeValues({ name: 'Moose', scientificName: 'Alces alces', generalDescription: 'Large.' })),
  slug: '',
}
const post = { ...toFields(newPostValues), title: 'Rubs', content: '<p>A secret body.</p>', category: 'deer-life' }

const season = {
  ...goodRows.seasons,
  weapon: 'Muzzleloader',
  bagLimit: null,
  fee: null,
  minutesBeforeSunrise: null,
  minutesAfterSunset: null,
}

const idsOfAda = { quotes: [3, 2, 1], contacts: [1], bin: [], notes: [1], views: [], answers: [6, 5], mails: [] }
const answer = { subject: 'Your quote', text: 'A secret text.' }

interface Case {
  action: Parameters<typeof callRoute>[0]
  form: Record<string, string>
  /** Null if nothing is done, or only a draft is stored. */
  event: AuditEvent | null
  subject?: string
  detail?: unknown
  path?: string
  id?: string
  params?: Record<string, string>
  /** The default is 303, or 200 if nothing is done. */
  status?: number
}

type More = Omit<Case, 'action' | 'form' | 'event'>

const does = (action: Case['action'], form: Case['form'], event: Case['event'], more: More = {}): Case => ({
  action,
  form,
  event,
  ...more,
})

/** Presses the button of a question, whose address has the number of the record. */
const asks = (path: string, event: AuditEvent, more: More = {}, form: Case['form'] = {}): Case => {
  const [, id] = /\/(\d+)\//.exec(path) ?? []
  return does(answerQuestion, form, event, { path, ...(id === undefined ? {} : { id }), ...more })
}

const [quote, message] = ['Quote Q-00013', 'Message M-00013']
const closed = (from: string) => ({ from, to: 'closed' })
const [quotePage, contactPage] = ['/admin/quotes/1', '/admin/contacts/1'].map((path) => ({ path, id: '1' }))
const note = { note: 'A secret note.', formKey: 'a key' }
const template = { subject: 'Yours', text: 'A secret text.' }
const archery = 'Ohio: White-tailed deer, Archery, Statewide'
const muzzleloader = 'Ohio: White-tailed deer, Muzzleloader, Statewide'
const sentDraft = { ...answer, version: '1' }
const keptDraft = { latest: goodDraft.savedAt }
const seasonForm = toFields(formValuesOf(seasonFields, season))
const ofPicture = (hash: string, rest = '') => ({ path: `/admin/pictures/${hash}${rest}`, id: '1', params: { hash } })

const cases: Readonly<Record<string, readonly Case[]>> = {
  'update-quote-status': [
    does(changeEntry, { id: '1', status: 'closed' }, 'quote-status-set', { subject: quote, detail: closed('pending') }),
  ],
  'update-contact-status': [
    does(changeEntry, { id: '1', status: 'closed' }, 'contact-status-set', {
      path: '/admin/contacts',
      subject: message,
      detail: closed('new'),
    }),
  ],
  'set-suspected': [does(changeEntry, { id: '1', isSuspected: 'true' }, 'quote-marked-spam', { subject: quote })],
  'add-note': [
    does(addNote, note, 'quote-note-added', { ...quotePage, subject: quote }),
    does(addNote, note, 'contact-note-added', { ...contactPage, subject: message }),
  ],
  'add-reply': [
    does(addNote, note, 'quote-reply-added', { ...quotePage, subject: quote }),
    does(addNote, note, 'contact-reply-added', { ...contactPage, subject: message }),
  ],
  'delete-note': [
    asks('/admin/quotes/1/notes/1/delete', 'quote-note-deleted', { subject: quote, params: { noteId: '1' } }),
  ],
  ...Object.fromEntries(
    ['add-line', 'update-totals', 'use-template', 'use-catalog-prices'].map((intent) => [
      intent,
      [does(changeAnswer, { template: '1' }, null, { id: '1' })],
    ]),
  ),
  'save-draft': [
    does(changeAnswer, sentDraft, null, { id: '1', status: 303 }),
    does(savePost, { ...post, ...newForm }, null, { status: 303 }),
  ],
  'preview-answer': [does(changeAnswer, sentDraft, null, { id: '1', status: 303 })],
  'discard-draft': [
    asks('/admin/quotes/1/answer/delete', 'quote-draft-discarded', { subject: quote }, keptDraft),
    asks('/admin/drafts/1/delete', 'product-draft-discarded', { subject: 'products' }, keptDraft),
    asks('/admin/drafts/2/delete', 'deer-type-draft-discarded', { subject: 'deerTypes' }, keptDraft),
    asks('/admin/drafts/3/delete', 'post-draft-discarded', { subject: 'blogPosts' }, keptDraft),
  ],
  // Nothing was sent before; the rest is in answers.test.ts.
  'use-sent-prices': [does(changeAnswer, {}, null, { id: '1', status: 400 })],
  // Mail is not set up here; the rest is in answers.test.ts.
  'send-answer': [does(sendDraft, { version: '1', answerId: '1' }, null, { id: '1', status: 303 })],
  'record-answer': [
    does(sendDraft, { version: '1', answerId: '2' }, 'quote-answered', {
      path: '/admin/quotes/3/answer/preview',
      id: '3',
      subject: 'Quote Q-00037',
    }),
  ],
  'save-author': [
    does(saveAuthor, { fullName: 'Nora Hale', isPerson: 'true', bio: 'A secret life.', ...newForm }, 'author-created', {
      subject: 'Nora Hale',
    }),
    does(
      saveAuthor,
      { fullName: 'Beth Doe', isPerson: 'true', bio: 'A secret life.', version: '1' },
      'author-updated',
      {
        id: '2',
        subject: 'Beth Doe',
        detail: { fields: ['bio'] },
      },
    ),
  ],
  'delete-author': [asks('/admin/authors/2/delete', 'author-deleted', { subject: 'Beth Doe' })],
  'save-template': [
    does(saveTemplate, { name: 'Own', ...template, ...newForm }, 'template-created', { subject: 'Own' }),
    does(saveTemplate, { name: 'Quote', ...template, version: '1' }, 'template-updated', {
      id: '1',
      subject: 'Quote',
      detail: { fields: ['subject', 'text'] },
    }),
  ],
  'preview-template': [does(saveTemplate, { ...template, ...newForm }, null)],
  'delete-template': [asks('/admin/templates/1/delete', 'template-deleted', { subject: 'Quote' })],
  'delete-entry': [asks('/admin/quotes/1/delete', 'quote-deleted', { subject: quote })],
  'change-selected': [
    does(changeEntry, { 'ids[0]': '1', change: 'closed' }, 'quote-status-set', {
      subject: quote,
      detail: closed('pending'),
    }),
    does(changeEntry, { moves: 'not-spam:2' }, 'quote-marked-not-spam', { subject: 'Quote Q-00021' }),
    does(setProduct, { 'ids[0]': '1', change: 'off' }, 'product-deactivated', {
      path: '/admin/products',
      subject: 'Rope',
    }),
    does(setPost, { 'ids[0]': '1', change: 'category-deer-food' }, 'post-updated', {
      path: '/admin/blog',
      subject: 'Rut',
      detail: { fields: ['category'] },
    }),
  ],
  'delete-records': [
    asks('/admin/products/selected/delete?ids=1', 'product-deleted', { subject: 'Rope' }, { ids: '1' }),
  ],
  'delete-entries': [asks('/admin/quotes/selected/delete?ids=1', 'quote-deleted', { subject: quote }, { ids: '1' })],
  'restore-record': [
    does(restore, { id: '1' }, 'contact-restored', { subject: 'Message M-00092' }),
    ...deletedContent.map(({ kind, subject }, index) =>
      does(restore, { id: String(index + 2) }, `${kind}-restored` as const, { subject }),
    ),
  ],
  'undo-deletion': [
    does(restore, { deletedAt: goodRows.bin.deletedAt }, 'contact-restored', { subject: 'Message M-00092' }),
  ],
  'delete-for-good': [
    asks('/admin/bin/1/delete', 'contact-deleted-for-good', { subject: 'Message M-00092' }),
    ...deletedContent.map(({ kind, subject }, index) =>
      asks(`/admin/bin/${String(index + 2)}/delete`, `${kind}-deleted-for-good` as const, { subject }),
    ),
  ],
  'empty-bin': [asks('/admin/bin/all/delete', 'bin-emptied', { detail: { counts: { contacts: 1 } } }, { latest: '1' })],
  'delete-suspected': [
    asks(
      '/admin/quotes/suspected/delete',
      'suspected-quotes-deleted',
      { detail: { counts: { quotes: 1 } } },
      { latest: '2', count: '1' },
    ),
  ],
  'save-product': [
    does(saveProduct, { ...product, ...newForm }, 'product-created', { subject: 'Haul Rope' }),
    does(saveProduct, { ...product, slug: 'field-dressing-kit', version: '1' }, 'product-updated', {
      id: '1',
      subject: 'Haul Rope',
      detail: { fields: ['name', 'description'] },
    }),
  ],
  'set-product-active': [does(setProduct, { id: '1', isOn: 'false' }, 'product-deactivated', { subject: 'Rope' })],
  'delete-product': [asks('/admin/products/1/delete', 'product-deleted', { subject: 'Rope' })],
  'save-deer-type': [
    does(saveDeerType, { ...deerType, ...newForm }, 'deer-type-created', { subject: 'Moose' }),
    does(saveDeerType, { ...deerType, slug: 'elk', version: '1' }, 'deer-type-updated', { id: '1', subject: 'Moose' }),
  ],
  'set-deer-type-active': [does(setDeerType, { id: '1', isOn: 'true' }, 'deer-type-activated', { subject: 'Elk' })],
  'delete-deer-type': [asks('/admin/deer-types/1/delete', 'deer-type-deleted', { subject: 'Elk' })],
  'save-post': [
    does(savePost, { ...post, ...newForm }, 'post-created', { subject: 'Rubs' }),
    does(
      savePost,
      { ...post, slug: 'the-whitetail-year-month-by-month', isPublished: 'true', version: '1' },
      'post-updated',
      { id: '1', subject: 'Rubs', detail: { fields: ['title', 'content'] } },
    ),
  ],
  'check-record': [does(savePost, { ...post, ...newForm }, null)],
  'preview-post': [does(savePost, { ...post, ...newForm }, null)],
  'set-post-published': [does(setPost, { id: '1', isOn: 'false' }, 'post-unpublished', { subject: 'Rut' })],
  'delete-post': [asks('/admin/blog/1/delete', 'post-deleted', { subject: 'Rut' })],
  'save-season': [
    does(saveSeason, { ...seasonForm, ...newForm }, 'season-created', { subject: muzzleloader }),
    does(saveSeason, { ...seasonForm, version: '1' }, 'season-updated', {
      id: '1',
      subject: muzzleloader,
      detail: { fields: ['weapon'] },
    }),
  ],
  'delete-season': [asks('/admin/seasons/1/delete', 'season-deleted', { subject: archery })],
  'import-seasons': [
    does(
      importSeasons,
      { csv: toSeasonCsv([season, { ...season, state: 'TX' }]), confirmed: 'replace 1' },
      'seasons-imported',
      { subject: 'Ohio, Texas', detail: { counts: { seasons: 2, replaced: 1 } } },
    ),
  ],
  'erase-person': [
    does(erasePerson, { digest: digestOf(idsOfAda) }, 'person-erased', {
      id: '1',
      params: { person: personKey('ada@example.com') },
      detail: { counts: personCounts(idsOfAda) },
    }),
  ],
  'find-person': [does(savePeople, { email: 'ada@example.com' }, null, { status: 303 })],
  'save-retention': [
    does(savePeople, { months: '12', version: '1', confirmed: 'delete-after-12' }, 'retention-set', {
      detail: { from: 'off', to: '12 months' },
    }),
  ],
  'save-keeping-rule': [
    does(saveKeepingRule, { binDays: '60', versionDays: '365', version: '1' }, 'keeping-rule-set', {
      detail: { from: 'bin 30 days, versions 365 days', to: 'bin 60 days, versions 365 days' },
    }),
  ],
  'save-robots': [
    does(saveSeo, { robotsTxt: '# a secret body', version: robotsSavedAt }, 'robots-saved', {
      detail: { fields: ['robotsTxt'] },
    }),
  ],
  // Mail is not set up here; tests/mail/outbox-page.test.ts has the events.
  'send-mail': [does(sendMail, { id: '1' }, null, { status: 303 })],
  'send-copy': [does(sendMail, { id: '1' }, null, { status: 303 })],
  'send-test': [does(sendMail, {}, null, { status: 303 })],
  'save-mail-settings': [
    does(
      saveMailSettings,
      { mailRecipients: 'secret@example.org', overdueHour: '9', dailyMailCap: '200', version: '1' },
      'mail-settings-saved',
      { subject: 'Mail Settings', detail: { fields: ['mailRecipients', 'overdueHour'] } },
    ),
  ],
  'save-settings': [
    does(
      saveSettings,
      { name: 'A secret name', tagline: siteDefaults.tagline, email: siteDefaults.email, version: '0' },
      'settings-saved',
      { id: '1', params: { section: 'identity' }, subject: 'Name and email', detail: { fields: ['name'] } },
    ),
  ],
  'save-picture': [
    does(
      savePicture,
      { alt: 'A secret text', focusX: '50', focusY: '50', version: JSON.stringify([null, null, 50, 50]) },
      'picture-saved',
      { ...ofPicture(pictureHash), subject: 'buck.jpg', detail: { fields: ['alt'] } },
    ),
  ],
  'name-replacement': [
    does(replacePicture, { replacement: `/images/${unusedHash}-9.webp` }, null, {
      ...ofPicture(pictureHash, '/replace'),
      status: 303,
    }),
  ],
  'replace-picture': [
    does(replacePicture, { by: unusedHash }, 'picture-replaced', {
      ...ofPicture(pictureHash, '/replace'),
      subject: 'buck.jpg',
      detail: { counts: { records: 0, drafts: 1 } },
    }),
  ],
  'delete-unused-pictures': [
    does(answerQuestion, { ids: unusedHash }, 'pictures-cleaned', {
      ...ofPicture(unusedHash, '/delete'),
      detail: { counts: { pictures: 1 } },
    }),
  ],
  seed: [does(addSamples, {}, 'samples-filled-in')],
  login: [does(dashboard, { username: 'WARDEN', password }, 'logged-in', { subject: 'warden' })],
  'confirm-clock': [does(dashboard, {}, 'clock-confirmed')],
  logout: [does(dashboard, {}, 'logged-out', { subject: 'warden' })],
}

const all = Object.entries(cases).flatMap(([intent, list]) => list.map((each) => ({ ...each, intent })))

function press(
  { action, path: at, id, params, form, intent }: Omit<Case, 'event'> & { intent: string },
  with_: Partial<TestSession> = session,
) {
  const headers = with_.cookie === undefined || intent === 'login' ? {} : { Cookie: with_.cookie }
  return callRoute(action, {
    path: at ?? (id === undefined ? '/admin/new' : `/admin/${id}/edit`),
    ...(id === undefined ? {} : { params: { id, ...params } }),
    headers,
    form: { back: '/admin', ...form, intent, formToken: with_.formToken ?? '' },
  })
}

const entries = () => site.db.selectFrom('auditLog').selectAll().orderBy('id').execute()

const app = path.resolve(import.meta.dirname, '../../app')

function read(folder: string, end = ''): string[] {
  const files = readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && file.endsWith(end) && !file.includes('.test.'))
    .map((file) => readFileSync(path.join(app, folder, file), 'utf8'))
}

/** Finds the intents in routes and forms of the dashboard, in whatever way they are written. */
function intentsInCode(): Set<string> {
  const find = (texts: string[], pattern: RegExp) =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name))
  const routes = [...read('routes/admin'), ...read('dashboard', 'questions.server.ts')]
  const forms = read('.')
  const named = find(
    [...read('inbox/entries'), ...routes],
    /(?:\bintent: |\bstatusIntent: |\('intent'\) === |\bcase )'([\w-]+)'/g,
  )
  const sent = find(forms, /(?:\bintent=|\bintent: |name="intent"\s+value=)["']([\w-]+)["']/g)
  return new Set([...named, ...sent, ...Object.values(postIntents), checkIntent, replaceIntent])
}

/** tests/routes/offers.test.ts has the events of offers. */
const ofVisitors = ['request-quote', 'send-message', 'accept-invitation', 'accept-offer', 'ask-about-offer']

/** Further codes and passwords are part of these intents, whose events are in tests/routes/security.test.ts. */
const ofSecurity: readonly string[] = [...securityIntents, ...pressIntents]

/** tests/routes/operators.test.ts and backup-list.test.ts have the events. */
const ofOwners = ['invite-operator', 'withdraw-invitation', 'delete-backup', 'set-second-factor-rule']

/** The page changes nothing: tests/routes/password-again.test.ts. */
const ofPassword = ['confirm-password']

test('every intent of the dashboard is here', () => {
  const elsewhere = [...ofVisitors, ...ofSecurity, ...ofOwners, ...ofPassword]
  const found = [...intentsInCode()].filter((intent) => !elsewhere.includes(intent))
  expect(found.toSorted()).toEqual(Object.keys(cases).toSorted())
})

test.each(all)('$intent ($event) is told of who did it, once when it is sent twice', async (each) => {
  const isLogin = each.intent === 'login'
  if (!isLogin) {
    const before = await dumpTables(site.db)
    await press(each, {})
    // The attempt is counted.
    expect({ ...(await dumpTables(site.db)), rateLimits: [] }).toEqual({ ...before, rateLimits: [] })
  }
  const { status } = await press(each)
  const { event, subject, detail: wanted } = each
  expect(status).toBe(each.status ?? (event ? 303 : 200))
  const told = await entries()
  expect(told).toHaveLength(event ? 1 : 0)
  for (const { detail, ...row } of told) {
    expect(row).toMatchObject({ event, operatorId: 1, operatorName: 'warden' })
    if (subject !== undefined) expect(row.subject).toBe(subject)
    if (wanted !== undefined) expect(JSON.parse(detail ?? 'null')).toEqual(wanted)
  }
  expect(JSON.stringify(told)).not.toMatch(/ada|secret|password/i)
  // A second login is a second event.
  if (isLogin) return
  await press(each)
  expect(await entries()).toEqual(told)
})

const withSession = all.filter(({ intent }) => intent !== 'login')

test.each(all.filter(({ event }) => event))('$intent ($event) is not done when it cannot be told', async (each) => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await addTrigger(site.db, 'INSERT ON auditLog')
  const before = await dumpTables(site.db)
  await press(each)
  expect(log.error).toHaveBeenCalled()
  const after = await dumpTables(site.db)
  // An attempt to log in counts before its outcome is known.
  expect({ ...after, rateLimits: [] }).toEqual({ ...before, rateLimits: [] })
})

describe('a login that fails', () => {
  const attempt = (username: string) =>
    press({ action: dashboard, intent: 'login', form: { username, password: 'a guess' } })

  test('is told of an operator, by nobody in particular', async () => {
    expect((await attempt(' Warden ')).status).toBe(400)
    const somebody = { operatorId: null, operatorName: 'somebody' }
    expect(await entries()).toMatchObject([{ event: 'login-failed', subject: 'warden', subjectId: 1, ...somebody }])
  })

  test('is not told of a name that nobody has: it may be a password', async () => {
    expect((await attempt(password)).status).toBe(400)
    expect(await entries()).toEqual([])
    expect(JSON.stringify(await dumpTables(site.db))).not.toContain(password)
  })

  test('writes as much for the one as for the other, so that the time tells nothing', async () => {
    const counts = async () =>
      (await site.db.selectFrom('rateLimits').select('kind').orderBy('kind').execute()).map(({ kind }) => kind)
    await attempt('warden')
    const known = await counts()
    await site.db.deleteFrom('rateLimits').execute()
    await attempt('nobody')
    expect(await counts()).toEqual(known)
    expect(known).toContain('login-failed')
  })
})

test('a form that logs in on its way is told under that name', async () => {
  const form = { id: '1', status: 'closed', username: 'warden', password }
  await press({ action: changeEntry, intent: 'update-quote-status', form }, {})
  expect(await entries()).toMatchObject([
    { event: 'logged-in', operatorName: 'warden' },
    { event: 'quote-status-set', operatorId: 1, operatorName: 'warden' },
  ])
})

/** The forms of each action but the dashboard's, which reads the intent before it lets anybody in. */
const entered = new Map(
  [...withSession, { action: security, intent: 'the Security page' }].map((each) => [each.action, each]),
)
entered.delete(dashboard)

test.each([...entered.values()])(
  'a form that $intent does not know begins the session that it logs in with',
  async (each) => {
    const answer = await press({ ...each, intent: 'spoons', form: { username: 'warden', password } }, {})
    expect(answer.status).toBe(400)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^stagwise_session=[\w-]{43};/)
    const { status } = await callRoute(activity, {
      path: '/admin/activity',
      headers: { Cookie: cookie.split(';')[0] ?? '' },
    })
    expect(status).toBe(200)
  },
)

describe('the page', () => {
  const read = (query = '') =>
    callRoute(activity, { path: `/admin/activity${query}`, headers: { Cookie: session.cookie } })

  test('shows what was done, and is marked as private', async () => {
    await press({ action: setProduct, intent: 'set-product-active', form: { id: '1', isOn: 'false' } })
    const { body } = await read()
    expect(body).toMatchObject({
      head: { noindex: true },
      page: { rows: [{ what: 'Product deactivated', subject: 'Rope', href: '/admin/products/1/edit' }] },
    })
  })

  test('says in words when nothing has been done', async () => {
    expect((await read()).body).toMatchObject({ page: { rows: [] } })
  })

  test('takes anything unknown in its address for nothing', async () => {
    const { body } = await read('?status=spoons&cursor=soup&q=%00')
    expect(body).toMatchObject({ query: { filter: { show: 'all', search: '' } } })
  })

  test('leads from a page that is no more to the first one', async () => {
    const { status, headers } = await read('?status=product&cursor=after-1')
    expect([status, headers.get('Location')]).toEqual([302, '/admin/activity?status=product'])
  })

  test('says so when it cannot be read', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await loseTable(site.db, 'auditLog')
    expect(await read()).toMatchObject({
      status: 500,
      body: { message: 'Failed to load the activity. Please try again.' },
    })
  })
})
