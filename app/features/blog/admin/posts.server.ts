/** The operator's reads and writes of posts. */
import type { Kysely, Transaction } from 'kysely'
import { claimSlug } from '~/features/addresses/claim-slug.server'
import { deleteToBin } from '~/features/bin/bin.server'
import { deleteFormDraft } from '~/features/drafts/drafts.server'
import { keepVersion, type RestoringAct } from '~/features/history/versions.server'
import { requirePictures } from '~/features/images/gone-pictures.server'
import { nextPublication, withPublication, type WithPublication } from '~/features/publishing/publication.server'
import { moveRecord, publishIfDue, type MovedKind } from '~/features/publishing/record-moves.server'
import type { ChangedRecord, RecordChange } from '~/features/records/record-changes'
import { leadPreviewsTo } from '~/features/publishing/preview-links.server'
import { columnsOf } from '~/features/records/record-columns'
import { changeEvent } from '~/lib/audit-events'
import type { FormDraft } from '~/lib/editing'
import { isBlankHtml } from '~/lib/html-text'
import { RecordChangedError } from '~/lib/refusal'
import { withSearchText } from '~/lib/search-text'
import { characterCount } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import type { BlogPostColumns } from '~db/tables/blog-posts'
import { write } from '~db/write.server'
import type { BlogPost, BlogPostEntry } from '~/features/blog/blog'
import { findCategory, noCategory } from '~/features/blog/blog-categories'
import { blogFieldMessages, blogPostFields } from '~/features/blog/blog-post.fields'
import { CategoryMissingError, ContentRefusedError, UnknownAuthorError } from '~/features/blog/blog-refusals'
import type { BlogPostInput } from '~/features/blog/blog.schema'
import { selectPosts, toPost, type PostRow } from '~/features/blog/blog.server'
import { picturesNamedBy } from '~/features/blog/post-pictures'

const versioned = { kind: 'blogPosts', fields: blogPostFields } as const

/** Newest first; `after` is an id. */
export async function listAllPosts(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after: number },
): Promise<BlogPostEntry[]> {
  const rows = await selectEntries(db)
    .$if(after > 0, (query) => query.where('blogPosts.id', '<', after))
    .orderBy('blogPosts.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

export async function findPostEntry(db: Kysely<Database>, id: number): Promise<BlogPostEntry | undefined> {
  const row = await selectEntries(db).where('blogPosts.id', '=', id).executeTakeFirst()
  return row && toEntry(row)
}

/** The default author first. */
export function listAuthors(db: Kysely<Database>): Promise<{ id: number; fullName: string }[]> {
  return db.selectFrom('authors').select(['id', 'fullName']).orderBy('id').execute()
}

export interface SavedPost {
  post: BlogPostEntry
  /** Pictures of other sites that the content lost. */
  foreignPictures: number
  /** Such as `<h1> to <h2>`. */
  changedHeadings: readonly string[]
}

/**
 * @throws SlugTakenError for a typed slug, UnknownAuthorError, ContentRefusedError, PictureGoneError, and what
 * write() throws
 */
export async function createPost(
  db: Kysely<Database>,
  input: BlogPostInput & WithPublication,
  sent: SentForm & Act,
): Promise<SavedPost> {
  const time = sent.now.toISOString()
  const { content, ...changes } = await toBody(input.content)
  const post = await write(db, async (trx) => {
    const made = await createOnce(
      trx,
      { ...sent, kind: 'blogPosts', input },
      {
        find: (id) => findPostEntry(trx, id),
        insert: async () => {
          const columns = await toColumns(trx, { ...input, content })
          const publishedAt = input.isPublished ? time : null
          const { publishAt } = (await publicationAfter(trx, undefined, input)).after
          const times = { publishAt, publishedAt, createdAt: time, updatedAt: time }
          const { id } = await trx
            .insertInto('blogPosts')
            .values(withSearchText('blogPosts', { ...columns, ...times }))
            .returning('id')
            .executeTakeFirstOrThrow()
          await reindex(trx, 'blogPosts', id)
          await logAudit(trx, sent, { event: 'post-created', id, name: columns.title })
          const made = await getEntry(trx, id)
          await keepVersion(trx, { ...versioned, id, after: made }, sent)
          return made
        },
      },
    )
    await leadPreviewsTo(trx, { table: 'blogPosts', id: made.id }, sent.draft)
    await deleteFormDraft(trx, { kind: 'blogPosts', recordId: null }, sent.draft)
    return made
  })
  return { post, ...changes }
}

interface Target {
  id: number
  /** The version the edit started from; without it the last write wins. */
  version?: number | undefined
}

/**
 * `toInput` makes the new post from the stored one. Undefined if there is no such post. @throws RecordChangedError,
 * and what createPost() and `toInput` throw
 */
export function updatePost(
  db: Kysely<Database>,
  target: Target,
  toInput: (stored: BlogPostEntry) => BlogPostInput & WithPublication,
  act: RestoringAct,
): Promise<SavedPost | undefined> {
  return write(db, async (trx) => {
    const stored = await findTarget(trx, target)
    return stored && replacePost(trx, toInput(stored), { ...act, stored })
  })
}

/**
 * From the editor, which asks before the page's address changes; `confirmed` is the operator's answer. @throws
 * EditQuestionError, RecordChangedError, and what createPost() throws
 */
export function savePost(
  db: Kysely<Database>,
  input: BlogPostInput & WithPublication,
  change: Act & { stored: BlogPostEntry; confirmed: string; draft?: FormDraft },
): Promise<SavedPost> {
  return write(db, async (trx) => {
    await deleteFormDraft(trx, { kind: 'blogPosts', recordId: change.stored.id }, change.draft)
    return replacePost(trx, input, change)
  })
}

async function replacePost(
  trx: Transaction<Database>,
  input: BlogPostInput & WithPublication,
  { stored, confirmed, ...act }: RestoringAct & { stored: BlogPostEntry; confirmed?: string },
): Promise<SavedPost> {
  const updatedAt = act.now.toISOString()
  const { content, ...changes } = await toBody(input.content)
  const columns = await toColumns(trx, { ...input, content }, { stored, confirmed })
  const publishedAt = publicationOf(stored, input.isPublished, updatedAt)
  const publication = await publicationAfter(trx, stored.id, input)
  const { publishAt } = publication.after
  const times = { publishAt, publishedAt, updatedAt }
  const row = await trx
    .updateTable('blogPosts')
    .set(withSearchText('blogPosts', { ...columns, ...times, version: stored.version + 1 }))
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new RecordChangedError()
  await reindex(trx, 'blogPosts', stored.id)
  const post = await getEntry(trx, stored.id)
  const change = { before: stored, after: post, fields: Object.keys(columns) }
  const event = changeEvent('post', withPublication(change, { publication, isOn: input.isPublished }))
  await logAudit(trx, act, { ...event, id: post.id, name: post.title })
  await keepVersion(trx, { ...versioned, id: post.id, before: stored, after: post }, act)
  return { post, ...changes }
}

/** Throws what a save would throw, without saving: a check before costly work. */
export async function checkPost(db: Kysely<Database>, target: Partial<Target>, input: BlogPostInput): Promise<void> {
  const { content } = await toBody(input.content)
  await write(db, async (trx) => {
    const { id, version } = target
    const stored = id === undefined ? undefined : await findTarget(trx, { id, version })
    await toColumns(trx, { ...input, content }, stored ? { stored } : {})
  })
}

/** Without its body, which stays as it is. */
const movable: MovedKind<BlogPostEntry> = {
  table: 'blogPosts',
  find: findPostEntry,
  standingOf: ({ title: name, isPublished: isOn, category }) => ({ name, isOn, category }),
  // A known one is stored by its id.
  toCategory: (text) => findCategory(text)?.id ?? text,
  save: async (trx, { stored, before, after, publishedAt }, act) => {
    const { isOn, category, publication } = after
    if (isOn && category === noCategory) throw new CategoryMissingError()
    const { id, title, slug, excerpt } = stored
    const columns = {
      ...{ title, slug, excerpt, category, isPublished: isOn ? (1 as const) : (0 as const) },
      publishAt: publication.publishAt,
      publishedAt: publicationOf(stored, isOn, publishedAt),
      updatedAt: act.now.toISOString(),
      version: stored.version + 1,
    }
    await trx.updateTable('blogPosts').set(withSearchText('blogPosts', columns)).where('id', '=', id).execute()
    await reindex(trx, 'blogPosts', id)
    const post = await getEntry(trx, id)
    const changed = { before: stored, after: post, fields: ['category', 'isPublished'] }
    const both = { publication: { before: before.publication, after: publication }, isOn }
    await logAudit(trx, act, { ...changeEvent('post', withPublication(changed, both)), id, name: title })
    await keepVersion(trx, { ...versioned, id, before: stored, after: post }, act)
    return post
  },
}

/** Idempotent. Also ends a schedule. Undefined if there is no such post. @throws CategoryMissingError */
export function setPostPublished(
  db: Kysely<Database>,
  { id, isPublished }: { id: number; isPublished: boolean },
  act: Act,
): Promise<BlogPostEntry | undefined> {
  const change = { kind: isPublished ? 'on' : 'off' } as const
  return write(db, async (trx) => (await moveRecord(trx, movable, { id, change }, act))?.record)
}

/** By the schedule. False if it is not due any more. @throws CategoryMissingError */
export function publishScheduledPost(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return write(db, (trx) => publishIfDue(trx, movable, id, act))
}

/** As one of several. Undefined if there is no such post. @throws CategoryMissingError */
export function changePost(
  db: Kysely<Database>,
  move: { id: number; change: RecordChange },
  act: Act,
): Promise<ChangedRecord | undefined> {
  return write(db, (trx) => moveRecord(trx, movable, move, act))
}

/** False if there is no such post. */
export function deletePost(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return deleteToBin(db, { kind: 'blogPosts', id, event: 'post-deleted' }, act)
}

function publicationAfter(
  trx: Transaction<Database>,
  id: number | undefined,
  { isPublished, publication }: Pick<BlogPost, 'isPublished'> & WithPublication,
) {
  return nextPublication(trx, { table: 'blogPosts', id }, { isOn: isPublished, publication })
}

/** The date of the first publication, which a draft keeps. */
function publicationOf(stored: Pick<BlogPost, 'publishedAt'>, isPublished: boolean, time: string): string | null {
  return stored.publishedAt ?? (isPublished ? time : null)
}

async function findTarget(trx: Transaction<Database>, { id, version }: Target): Promise<BlogPostEntry | undefined> {
  const stored = await findPostEntry(trx, id)
  if (stored && version !== undefined && version !== stored.version) throw new RecordChangedError()
  return stored
}

/** @throws ContentRefusedError */
async function toBody(content: string) {
  const { sanitizePostHtml } = await import('~/features/blog/post-html.server')
  const { html, foreignPictures, changes } = sanitizePostHtml(content)
  if (isBlankHtml(html)) throw new ContentRefusedError(blogFieldMessages.contentLost)
  // Sanitizing escapes characters: &amp; is longer than &.
  if (characterCount(html) > blogPostFields.content.max)
    throw new ContentRefusedError(tooLong(blogPostFields.content.max))
  const changedHeadings = changes.renamed.filter((change) => change.startsWith('<h'))
  return { content: html, foreignPictures, changedHeadings }
}

/** Expects sanitized content. */
async function toColumns(
  trx: Transaction<Database>,
  post: BlogPostInput,
  { stored, confirmed }: { stored?: BlogPostEntry; confirmed?: string | undefined } = {},
): Promise<BlogPostColumns> {
  const author = await trx.selectFrom('authors').select('id').where('id', '=', post.authorId).executeTakeFirst()
  if (!author) throw new UnknownAuthorError()
  await requirePictures(trx, picturesNamedBy(post), stored ? picturesNamedBy(stored) : [])
  const slug = await claimSlug(trx, {
    ...{ table: 'blogPosts', id: stored?.id, slug: post.slug, title: post.title, confirmed },
    stored: stored && { slug: stored.slug, isPublic: stored.isPublished },
  })
  return columnsOf(blogPostFields, { ...post, slug })
}

function selectEntries(db: Kysely<Database>) {
  return selectPosts(db).select('version')
}

async function getEntry(trx: Transaction<Database>, id: number): Promise<BlogPostEntry> {
  return toEntry(await selectEntries(trx).where('blogPosts.id', '=', id).executeTakeFirstOrThrow())
}

function toEntry(row: PostRow & { version: number }): BlogPostEntry {
  return { ...toPost(row), version: row.version }
}
