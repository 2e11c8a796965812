/** A preview is a public page made of an editor's form, a draft, or a record that is not public. */
import { findDrawingTitles } from '~/content/pictures/art/art-files.server'
import { noCategory } from '~/kinds/blog/blog-categories'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { findAuthor } from '~/kinds/authors/authors.server'
import { postHead } from '~/kinds/blog/post-head'
import { postPicture } from '~/kinds/blog/post-pictures'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import { deerTypeHead } from '~/kinds/deer-types/deer-type-head'
import { deerTypePicture } from '~/kinds/deer-types/deer-types'
import { figurePaths } from '~/kinds/deer-types/figures/figures'
import { findDraft } from '~/content/revisions/drafts.server'
import { bodyPictures, withPictureSources } from '~/content/pictures/body-pictures'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { productFields } from '~/kinds/products/product.fields'
import { productHead } from '~/kinds/products/product-head'
import { laterChoice } from '~/content/publishing/publication'
import { findPublication, findPublicSlug } from '~/content/publishing/publication.server'
import type { PreviewTarget } from '~/content/publishing/preview-links.server'
import type { Preview } from '~/dashboard/preview-page'
import { momentsOf } from '~/content/publishing/zoned-time'
import { typedRecord } from '~/content/records/typed-record'
import { toSlug } from '~/lib/slug'
import type { PublicTable } from '~/lib/page-kinds'
import { pageStores } from '~/dashboard/kinds.server'
import { env } from '~/server/env.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'

type Typed = Readonly<Record<string, unknown>>

const previews: Readonly<Record<PublicTable, (typed: Typed, now: Date) => Promise<Preview>>> = {
  products: previewProduct,
  deerTypes: previewDeerType,
  blogPosts: previewPost,
}

/** `typed` has the form's values, right or wrong. */
export function previewOf(table: PublicTable, typed: Typed, now: Date): Promise<Preview> {
  return previews[table](typed, now)
}

type Shared = { values: Typed; publicSlug?: never } | { publicSlug: string }

/** A preview link shows the draft while there is one, then the record, then its public page. */
export async function findSharedValues({ table, recordId, draftId }: PreviewTarget): Promise<Shared | undefined> {
  // The record is in the bin.
  if (recordId !== null && !(await findPublication(db(), table, recordId))) return undefined
  const draft = draftId === null ? undefined : await findDraft(db(), { kind: table, id: draftId })
  if (draft) return { values: draft.values }
  if (recordId === null) return undefined
  const publicSlug = await findPublicSlug(db(), table, recordId)
  if (publicSlug !== undefined) return { publicSlug }
  const stored = await pageStores[table].findValues(db(), recordId, env().SITE_TIME_ZONE)
  return stored && { values: stored.values }
}

const nameless = 'No name yet'

async function previewProduct(typed: Typed): Promise<Preview> {
  const record = typedRecord(productFields, typed)
  const name = record.name || nameless
  // The preview looks as the product will in the catalog, unless it is to be out of stock.
  const isActive = typed.isActive !== 'false'
  const product = { ...record, id: 0, name, slug: slugOf(record.slug, name), isActive }
  const { breadcrumbs } = productHead(product, await site())
  return { kind: 'product', breadcrumbs, product, pictures: await findPictures(db(), [product.imageUrl]) }
}

async function previewDeerType(typed: Typed): Promise<Preview> {
  const record = typedRecord(deerTypeFields, typed)
  const name = record.name || nameless
  const deerType = { ...record, id: 0, name, slug: slugOf(record.slug, name), isActive: true }
  const { featuredImageUrl, galleryImages } = deerType
  return {
    kind: 'deer-type',
    breadcrumbs: deerTypeHead(deerType, await site()).breadcrumbs,
    deerType,
    drawingTitles: await findDrawingTitles([
      deerTypePicture(deerType),
      ...galleryImages,
      ...figurePaths(deerType.slug),
    ]),
    pictures: await findPictures(db(), [featuredImageUrl, ...galleryImages]),
  }
}

async function previewPost(typed: Typed, now: Date): Promise<Preview> {
  const { sanitizePostHtml, shownPostHtml } = await import('~/kinds/blog/post-html.server')
  const record = typedRecord(blogPostFields, typed)
  const title = record.title || 'No title yet'
  const written = now.toISOString()
  const post = {
    ...record,
    id: 0,
    title,
    slug: slugOf(record.slug, title),
    category: record.category || noCategory,
    createdAt: written,
    updatedAt: written,
    publishedAt: (await plannedTime(typed)) ?? written,
    isPublished: true,
    content: shownPostHtml(sanitizePostHtml(record.content.slice(0, blogPostFields.content.max)).html),
    author: await findAuthor(db(), record.authorId),
  }
  const { src } = postPicture(post, post.id)
  const pictures = await findPictures(db(), [
    src,
    post.author.pictureUrl,
    ...post.additionalImages,
    ...bodyPictures(post.content),
  ])
  const content = withPictureSources(post.content, pictures)
  return { kind: 'post', breadcrumbs: postHead(post, await site()).breadcrumbs, post: { ...post, content }, pictures }
}

function slugOf(slug: string, name: string): string {
  return slug || toSlug(name) || 'preview'
}

async function plannedTime({ isPublished, publishDate, publishTime }: Typed): Promise<string | undefined> {
  if (isPublished !== laterChoice) return undefined
  const moments = momentsOf({ date: String(publishDate), time: String(publishTime) }, (await site()).timeZone)
  return moments?.kind === 'once' ? moments.at.toISOString() : undefined
}
