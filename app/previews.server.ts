/** A public page made of what an editor's form holds, or a draft, or a record that is not public. */
import { findDrawingTitles } from '~/features/art/art-files.server'
import { noCategory } from '~/features/blog/blog-categories'
import { blogPostFields } from '~/features/blog/blog-post.fields'
import { findAuthor } from '~/features/blog/blog.server'
import { postHead } from '~/features/blog/post-head'
import { postPicture } from '~/features/blog/post-pictures'
import { deerTypeFields } from '~/features/deer-types/deer-type.fields'
import { deerTypeHead } from '~/features/deer-types/deer-type-head'
import { deerTypePicture } from '~/features/deer-types/deer-types'
import { figurePaths } from '~/features/deer-types/figures/figures'
import { findDraft } from '~/features/drafts/drafts.server'
import { bodyPictures, withPictureSources } from '~/features/images/body-pictures'
import { findPictures } from '~/features/images/picture-sources.server'
import { productFields } from '~/features/products/product.fields'
import { productHead } from '~/features/products/product-head'
import { laterChoice } from '~/features/publishing/publication'
import { findPublication, findPublicSlug } from '~/features/publishing/publication.server'
import {
  makePreviewIntent,
  previewLinkMessages,
  withdrawnLink,
  type PreviewLinkAnswer,
} from '~/features/publishing/preview-links'
import {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLink,
  type PreviewTarget,
} from '~/features/publishing/preview-links.server'
import type { Preview } from '~/features/publishing/preview-page'
import { momentsOf } from '~/features/publishing/zoned-time'
import { typedRecord } from '~/features/records/typed-record'
import { toRowId } from '~/lib/ids'
import { Refusal } from '~/lib/refusal'
import { toSlug } from '~/lib/slug'
import { cleanLine, truncate } from '~/lib/text'
import type { PublicTable } from '~/lib/visibility'
import { sharedPreviewPath } from '~/paths'
import { draftRules } from '~/draft-rules.server'
import { storeFormDraft } from '~/record-drafts.server'
import { textOf } from '~/forms/form-data.server'
import { db } from '~/server/database.server'
import { site } from '~/site.server'
import { log } from '~/server/log.server'
import type { Actor } from '~db/audit-log.server'

type Typed = Readonly<Record<string, unknown>>

/** `typed`: the form's values, right or wrong. */
export function previewOf(table: PublicTable, typed: Typed, now: Date): Promise<Preview> {
  switch (table) {
    case 'products':
      return previewProduct(typed)
    case 'deerTypes':
      return previewDeerType(typed)
    case 'blogPosts':
      return previewPost(typed, now)
  }
}

type Shared = { values: Typed; publicSlug?: never } | { publicSlug: string }

/** What a preview link shows: the draft while there is one, then the record, then its public page. */
export async function findSharedValues({ table, recordId, draftId }: PreviewTarget): Promise<Shared | undefined> {
  // In the bin.
  if (recordId !== null && !(await findPublication(db(), table, recordId))) return undefined
  const draft = draftId === null ? undefined : await findDraft(db(), { kind: table, id: draftId })
  if (draft) return { values: draft.values }
  if (recordId === null) return undefined
  const publicSlug = await findPublicSlug(db(), table, recordId)
  if (publicSlug !== undefined) return { publicSlug }
  const stored = await draftRules[table].find(recordId)
  return stored && { values: stored.values }
}

interface Linked {
  table: PublicTable
  /** Undefined for a new record. */
  recordId: number | undefined
  by: Actor
}

/** For an editor's loader. `request` may name a draft. */
export function listOpenLinks(request: Request, table: PublicTable, recordId: number | undefined) {
  const draftId = toRowId(new URL(request.url).searchParams.get('draft')) ?? null
  return listPreviewLinks(db(), { table, recordId: recordId ?? null, draftId }, new Date())
}

/** For saveEdit(): the buttons that make and withdraw preview links. */
export function previewLinkAsides(form: FormData, linked: Linked) {
  const intent = textOf(form.get('intent'))
  const withdrawn = withdrawnLink(intent)
  return [
    { intent: makePreviewIntent, answer: (sent: FormData) => orFailed(() => makePreviewLink(sent, linked)) },
    ...(withdrawn === undefined ? [] : [{ intent, answer: () => orFailed(() => withdraw(withdrawn, form, linked)) }]),
  ]
}

/** Of the form as it is, which becomes a draft, or of the stored record. */
async function makePreviewLink(form: FormData, { table, by, ...linked }: Linked): Promise<PreviewLinkAnswer> {
  const recordId = linked.recordId ?? null
  const act = { by, now: new Date() }
  const draftId = (await storeFormDraft({ kind: table, recordId }, form, act)).saved?.draft.id ?? null
  if (draftId === null && recordId === null) return said(previewLinkMessages.isEmpty)
  const isPublic = recordId !== null && (await findPublicSlug(db(), table, recordId)) !== undefined
  if (draftId === null && isPublic) return said(previewLinkMessages.isPublic)
  const target = { table, recordId, draftId }
  const token = await createPreviewLink(db(), { ...target, name: nameIn(form) }, act)
  if (token === undefined) return said(previewLinkMessages.tooMany)
  const link = (await site()).url + sharedPreviewPath(token)
  return said(previewLinkMessages.made, { link, links: await listPreviewLinks(db(), target, act.now) })
}

async function withdraw(id: number, form: FormData, { table, by, ...linked }: Linked): Promise<PreviewLinkAnswer> {
  const now = new Date()
  const link = { table, recordId: linked.recordId ?? null, id, name: nameIn(form) }
  const target = await withdrawPreviewLink(db(), link, { by, now })
  if (!target) return said(previewLinkMessages.isElsewhere)
  return said(previewLinkMessages.withdrawn, { links: await listPreviewLinks(db(), target, now) })
}

function said(text: string, shown: Omit<PreviewLinkAnswer['previewLink'], 'said'> = {}): PreviewLinkAnswer {
  return { previewLink: { said: text, ...shown } }
}

/** The editor comes back with everything typed, whatever happens. */
async function orFailed(work: () => Promise<PreviewLinkAnswer>): Promise<PreviewLinkAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return said(error.message)
    log.error('a preview link was not stored', { error })
    return said(previewLinkMessages.failed)
  }
}

function nameIn(form: FormData): string {
  return truncate(cleanLine(textOf(form.get('title')) || textOf(form.get('name'))) || nameless, 120)
}

const nameless = 'No name yet'

async function previewProduct(typed: Typed): Promise<Preview> {
  const record = typedRecord(productFields, typed)
  const name = record.name || nameless
  // As it looks once it is in the catalog, unless it is to be out of stock.
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
      ...[deerTypePicture(deerType), ...galleryImages],
      ...figurePaths(deerType.slug),
    ]),
    pictures: await findPictures(db(), [featuredImageUrl, ...galleryImages]),
  }
}

async function previewPost(typed: Typed, now: Date): Promise<Preview> {
  const { sanitizePostHtml, shownPostHtml } = await import('~/features/blog/post-html.server')
  const record = typedRecord(blogPostFields, typed)
  const title = record.title || 'No title yet'
  const written = now.toISOString()
  const post = {
    ...{ ...record, id: 0, title, slug: slugOf(record.slug, title), category: record.category || noCategory },
    ...{
      createdAt: written,
      updatedAt: written,
      publishedAt: (await plannedTime(typed)) ?? written,
      isPublished: true,
    },
    content: shownPostHtml(sanitizePostHtml(record.content.slice(0, blogPostFields.content.max)).html),
    author: await findAuthor(db(), record.authorId),
  }
  const { src } = postPicture(post, post.id)
  const pictures = await findPictures(db(), [src, ...post.additionalImages, ...bodyPictures(post.content)])
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
