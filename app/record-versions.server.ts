/** What has versions: how to find a record of each kind, read its versions, and restore one. */
import { noCategory } from '~/features/blog/blog-categories'
import { CategoryMissingError } from '~/features/blog/blog-refusals'
import { BlogPostInput } from '~/features/blog/blog.schema'
import { blogPostFields } from '~/features/blog/blog-post.fields'
import { postStore } from '~/features/blog/admin/posts.server'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeFields } from '~/features/deer-types/deer-type.fields'
import { DeerTypeInput } from '~/features/deer-types/deer-types.schema'
import { versionMessages, type RestoreEffects, type Version } from '~/features/history/versions'
import { UnfitVersionError } from '~/features/history/unfit-version'
import type { RestoringAct } from '~/features/history/versions.server'
import { productStore } from '~/features/products/admin/products.server'
import { productFields } from '~/features/products/product.fields'
import { ProductInput } from '~/features/products/products.schema'
import { isSectionName, sectionOf } from '~/features/settings/sections'
import { sectionInput } from '~/features/settings/settings.schema'
import { getSection, saveSection } from '~/features/settings/settings.server'
import { formValuesOf, labelsOf, type FieldTable } from '~/lib/record-fields'
import { toRowId } from '~/lib/ids'
import type { z } from 'zod'
import { notFound } from '~/forms/reply.server'
import { productPath, slugPath } from '~/paths'
import { db } from '~/server/database.server'
import type { EditedKind } from '~db/tables/drafts'

export interface VersionedRecord {
  kind: EditedKind
  id: number
  title: string
  /** As it is stored now. */
  version: number
  fields: FieldTable
  /** What decides whether it is public, which stays as it is unless an operator wants it as it was. */
  flag?: 'isActive' | 'isPublished'
  /** Of its page, by slug. */
  pathOf?: (slug: string) => string
  /** False: it is gone. @throws Refusal, and what write() throws */
  restore: (version: Version, act: RestoringAct, isAsPublic: boolean) => Promise<boolean>
}

type Finder = (id: string) => Promise<VersionedRecord | undefined>

/** By the part of the dashboard. */
const finders = {
  products: byId(async (id) => {
    const stored = await productStore.find(db(), id)
    if (!stored) return undefined
    const { name: title, version } = stored
    const restore: VersionedRecord['restore'] = async ({ record }, act, isAsPublic) => {
      const input = parsed(ProductInput, record)
      const change = ({ isActive }: { isActive: boolean }) => (isAsPublic ? input : { ...input, isActive })
      return (await productStore.update(db(), { id, version }, change, act)) !== undefined
    }
    const page = { flag: 'isActive', pathOf: productPath } as const
    return { kind: 'products', id, title, version, fields: productFields, ...page, restore }
  }),
  'deer-types': byId(async (id) => {
    const stored = await deerTypeStore.find(db(), id)
    if (!stored) return undefined
    const { name: title, version } = stored
    const restore: VersionedRecord['restore'] = async ({ record }, act, isAsPublic) => {
      const input = parsed(DeerTypeInput, record)
      const change = ({ isActive }: { isActive: boolean }) => (isAsPublic ? input : { ...input, isActive })
      return (await deerTypeStore.update(db(), { id, version }, change, act)) !== undefined
    }
    const page = { flag: 'isActive', pathOf: slugPath } as const
    return { kind: 'deerTypes', id, title, version, fields: deerTypeFields, ...page, restore }
  }),
  blog: byId(async (id) => {
    const stored = await postStore.find(db(), id)
    if (!stored) return undefined
    const { title, version } = stored
    const restore: VersionedRecord['restore'] = async ({ record }, act, isAsPublic) => {
      const input = parsed(BlogPostInput, record)
      const change = (now: { isPublished: boolean }) => {
        const isPublished = isAsPublic ? input.isPublished : now.isPublished
        if (isPublished && input.category === noCategory) throw new CategoryMissingError()
        return { ...input, isPublished }
      }
      return (await postStore.update(db(), { id, version }, change, act)) !== undefined
    }
    const page = { flag: 'isPublished', pathOf: slugPath } as const
    return { kind: 'blogPosts', id, title, version, fields: blogPostFields, ...page, restore }
  }),
  settings: async (name) => {
    if (!isSectionName(name)) return undefined
    const stored = await getSection(db(), name)
    const { id, title, fields } = sectionOf(name)
    const restore: VersionedRecord['restore'] = async ({ record }, act) => {
      await saveSection(db(), parsed(sectionInput(name), record), { ...act, stored })
      return true
    }
    return { kind: 'siteSettings', id, title, version: stored.version, fields, restore }
  },
} as const satisfies Record<string, Finder>

export type VersionedPart = keyof typeof finders

function isVersionedPart(text: string | undefined): text is VersionedPart {
  return text !== undefined && Object.hasOwn(finders, text)
}

/** What a page of versions is about. @throws 404 */
export function versionedAt(request: Request, { of = '' }: { of?: string | undefined }) {
  const part = new URL(request.url).pathname.split('/')[2]
  if (!isVersionedPart(part)) throw notFound(versionMessages.recordGone)
  return { part, of }
}

/** @param id of a record, or the name of a section of the settings */
export function findVersioned(part: VersionedPart, id: string): Promise<VersionedRecord | undefined> {
  return finders[part](id)
}

/** What an operator should know of before restoring a version, beside its fields. */
export function restoreEffects(
  { flag, pathOf }: Pick<VersionedRecord, 'flag' | 'pathOf'>,
  { current, shown }: { current: Version | undefined; shown: Version },
): RestoreEffects {
  if (!current || !flag || !pathOf) return {}
  const [from, to] = [current.record.slug, shown.record.slug]
  const wasOn = shown.record[flag]
  const label = flag === 'isActive' ? 'Active' : 'Published'
  return {
    ...(typeof from === 'string' && typeof to === 'string' && from !== to
      ? { address: { from: pathOf(from), to: pathOf(to) } }
      : {}),
    ...(typeof wasOn === 'boolean' && wasOn !== current.record[flag] ? { flag: { label, wasOn } } : {}),
  }
}

/** How versions of a record are read. */
export function readingOf({ fields }: VersionedRecord) {
  return {
    labels: labelsOf(fields),
    valuesOf: (record: Version['record']) => ({ ...formValuesOf(fields, record), ...flagWords(fields, record) }),
  }
}

/** "Active" and "Inactive" instead of true and false. */
function flagWords(fields: FieldTable, record: Version['record']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const choice =
        field.kind === 'flag' ? field.choices.find(({ value }) => (value === 'true') === record[name]) : undefined
      return choice ? [[name, choice.label]] : []
    }),
  )
}

function byId(find: (id: number) => Promise<VersionedRecord | undefined>): Finder {
  return async (text) => {
    const id = toRowId(text)
    return id === undefined ? undefined : find(id)
  }
}

/** What was saved by an older release may no longer be valid. @throws UnfitVersionError */
function parsed<Schema extends z.ZodType>(schema: Schema, record: Version['record']): z.output<Schema> {
  const result = schema.safeParse(record)
  if (result.success) return result.data
  throw new UnfitVersionError(result.error.issues[0]?.message ?? '')
}
