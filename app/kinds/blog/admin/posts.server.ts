import { blogMessages, type BlogPostEntry } from '~/kinds/blog/blog'
import type { Kysely } from 'kysely'
import { authorStore } from '~/kinds/authors/authors.server'
import { pageStore } from '~/content/store.server'
import { findCategory, noCategory } from '~/kinds/blog/blog-categories'
import { blogFieldMessages, blogPostFields } from '~/kinds/blog/blog-post.fields'
import { BlogPostForm, BlogPostInput } from '~/kinds/blog/blog.schema'
import { selectPosts, toPost, type PostRow } from '~/kinds/blog/blog.server'
import { picturesNamedBy } from '~/kinds/blog/post-pictures'
import { emptyOutline } from '~/content/checks/body-outline'
import { textIn } from '~/content/checks/form-texts'
import { columnsOf } from '~/content/records/record-columns'
import { isBlankHtml } from '~/lib/html-text'
import { characterCount } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import type { Database } from '~db/database'
import type { BlogPostColumns } from '~db/tables/blog-posts'
import { checkPost } from './post-checks'
import { postList } from './post-list'
import { newPostValues, postLabels, toPostValues, type PostValues } from './post-form'
import { previewPost } from './post-preview.server'
import { Refusal } from '~/lib/refusal'

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

export const postStore = pageStore<BlogPostInput, BlogPostEntry, PostValues>({
  table: 'blogPosts',
  fields: blogPostFields,
  nameOf: ({ title }) => title,
  find: async (db, id) => {
    const row = await selectEntries(db).where('blogPosts.id', '=', id).executeTakeFirst()
    return row && toEntry(row)
  },
  deletion: {
    intent: 'delete-post',
    messages: blogMessages,
    gone: blogMessages.gone,
    consequence: 'Its page goes, and its address with it.',
  },
  columnsOf: (post): BlogPostColumns => columnsOf(blogPostFields, post),
  list: postList,
  labels: postLabels,
  valuesOf: (post) => (post ? toPostValues(post) : newPostValues),
  schema: BlogPostInput,
  formSchema: () => BlogPostForm,
  picturesOf: picturesNamedBy,
  checks: checkPost,
  outlineOf: async (values) => {
    const html = textIn(values)('content')
    if (html.length > 2 * blogPostFields.content.max) return emptyOutline
    const { shownPostHtml } = await import('~/kinds/blog/post-html.server')
    const { outlineOf } = await import('~/content/checks/body-outline.server')
    return outlineOf(shownPostHtml(html))
  },
  previewBody: (form) => previewPost(form.get('content')),
  withPictures: (post, { url, urls, html, fileName }) => ({
    ...post,
    content: html(post.content),
    featuredImageUrl: url(post.featuredImageUrl),
    featuredImage: fileName(post),
    additionalImages: urls(post.additionalImages),
  }),
  prepare: async (post) => ({ ...post, content: await cleanBody(post.content) }),
  check: async (trx, { authorId }) => {
    if (!(await authorStore.find(trx, authorId))) throw new UnknownAuthorError()
  },
  page: {
    stateOf: ({ slug, isPublished, category }) => ({ slug, isOn: isPublished, category }),
    withState: (post, { isOn, category }) => {
      if (isOn && category === noCategory) throw new CategoryMissingError()
      return { ...post, isPublished: isOn, category }
    },
    toCategory: (text) => findCategory(text)?.id ?? text,
    // A draft keeps the date of the first publication.
    timesOf: ({ stored, isOn, publishedAt }) => ({
      publishedAt: stored?.publishedAt ?? (isOn ? publishedAt : null),
    }),
  },
})

/** @throws ContentRefusedError */
async function cleanBody(content: string): Promise<string> {
  const { sanitizePostHtml } = await import('~/kinds/blog/post-html.server')
  const { html } = sanitizePostHtml(content)
  if (isBlankHtml(html)) throw new ContentRefusedError(blogFieldMessages.contentLost)
  // Sanitizing escapes characters: &amp; is longer than &.
  if (characterCount(html) > blogPostFields.content.max)
    throw new ContentRefusedError(tooLong(blogPostFields.content.max))
  if (markupCount(html) > mostMarkup) throw new ContentRefusedError(blogFieldMessages.contentTooBusy(mostMarkup))
  return html
}

/** Each rendering walks the tags several times, at about ten microseconds a tag. A long post has a few thousand. */
const mostMarkup = 40_000

function markupCount(html: string): number {
  return Array.from(html.matchAll(/[<&]/g)).length
}

function selectEntries(db: Kysely<Database>) {
  return selectPosts(db).select('blogPosts.version')
}

function toEntry(row: PostRow & { version: number }): BlogPostEntry {
  return { ...toPost(row), version: row.version }
}

export class UnknownAuthorError extends Refusal {
  readonly status = 400
  override readonly field = 'authorId'

  constructor() {
    super(blogFieldMessages.authorUnknown)
    this.name = 'UnknownAuthorError'
  }
}

/** Drafts need no category. */
class CategoryMissingError extends Refusal {
  readonly status = 400
  override readonly field = 'category'

  constructor() {
    super(blogFieldMessages.categoryMissing)
    this.name = 'CategoryMissingError'
  }
}

/** Only sanitizing shows that no content is left, or that it is too long. */
export class ContentRefusedError extends Refusal {
  readonly status = 400
  override readonly field = 'content'

  constructor(message: string) {
    super(message)
    this.name = 'ContentRefusedError'
  }
}
