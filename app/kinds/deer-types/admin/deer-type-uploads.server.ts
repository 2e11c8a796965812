import type { Kysely } from 'kysely'
import { storeUpload } from '~/content/pictures/uploads.server'
import { Refusal } from '~/lib/refusal'
import { tooManyItems } from '~/lib/text.schema'
import type { Database } from '~db/database'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import type { DeerType } from '~/kinds/deer-types/deer-types'

type Report = Parameters<typeof storeUpload>[3]

/** @throws ImageRefusedError, and what write() throws */
export async function storeDeerTypePictures(
  db: Kysely<Database>,
  files: { featured: Blob | undefined; gallery: readonly Blob[] },
  now: Date,
  report: Report,
): Promise<(record: Pick<DeerType, 'featuredImageUrl' | 'galleryImages'>) => typeof record> {
  const featuredImageUrl = files.featured && (await storeUpload(db, files.featured, now, report))
  const added: string[] = []
  for (const file of files.gallery) added.push(await storeUpload(db, file, now, report))
  return (record) => ({
    featuredImageUrl: featuredImageUrl ?? record.featuredImageUrl,
    galleryImages: [...record.galleryImages, ...added],
  })
}

const { maxItems } = deerTypeFields.galleryImages

class FullGalleryError extends Refusal {
  readonly status = 400
  override readonly field = 'galleryImages'

  constructor() {
    super(tooManyItems(maxItems))
    this.name = 'FullGalleryError'
  }
}

/** The schema counts only pictures that are stored already. @throws FullGalleryError */
export function requireGalleryRoom({ galleryImages }: Pick<DeerType, 'galleryImages'>, added: readonly Blob[]): void {
  if (galleryImages.length + added.length > maxItems) throw new FullGalleryError()
}
