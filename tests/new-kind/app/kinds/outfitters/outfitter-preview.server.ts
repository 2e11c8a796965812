import type { Kysely } from 'kysely'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { typedRecord } from '~/content/records/typed-record'
import { toSlug } from '~/lib/slug'
import type { Database } from '~db/database'
import { outfitterFields } from './outfitter.fields'
import { outfitterHead } from './outfitter-head'

export async function previewOutfitter(db: Kysely<Database>, typed: Readonly<Record<string, unknown>>) {
  const record = typedRecord(outfitterFields, typed)
  const name = record.name || 'No name yet'
  const outfitter = { ...record, id: 0, name, slug: record.slug || toSlug(name) || 'preview', isActive: true }
  const { breadcrumbs } = outfitterHead(outfitter)
  return {
    kind: 'outfitter' as const,
    breadcrumbs,
    outfitter,
    pictures: await findPictures(db, [outfitter.imageUrl]),
  }
}
