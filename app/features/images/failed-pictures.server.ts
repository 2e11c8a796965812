/** Pictures whose other sizes failed as often as they are tried, with the records that show them. */
import type { Kysely } from 'kysely'
import { editPath, imagePath } from '~/paths'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import type { FailedPicture } from './failed-pictures'
import { firstFile } from './images'
import { maxAttempts } from './images.server'

/** More appear once these are fixed. */
const mostShown = 5

/** Leaves out pictures that no record shows. */
export async function listFailedPictures(db: Kysely<Database>): Promise<FailedPicture[]> {
  const failed = await db
    .selectFrom('images')
    .select(['hash', 'width'])
    .where('finishedAt', 'is', null)
    .where('attempts', '>=', maxAttempts)
    .orderBy('createdAt')
    .limit(mostShown)
    .execute()
  const pictures: FailedPicture[] = []
  for (const { hash, width } of failed) {
    const records = await recordsWith(db, `%/images/${hash}-%`)
    if (records.length > 0) pictures.push({ src: imagePath({ hash, ...firstFile(width) }), records })
  }
  return pictures
}

async function recordsWith(db: Kysely<Database>, address: string): Promise<FailedPicture['records']> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where(isThere('products'))
    .where('imageUrl', 'like', address)
    .execute()
  const deerTypes = await db
    .selectFrom('deerTypes')
    .select(['id', 'name'])
    .where(isThere('deerTypes'))
    .where((eb) => eb.or([eb('featuredImageUrl', 'like', address), eb('galleryImages', 'like', address)]))
    .execute()
  const posts = await db
    .selectFrom('blogPosts')
    .select(['id', 'title as name'])
    .where(isThere('blogPosts'))
    .where((eb) =>
      eb.or([
        eb('featuredImageUrl', 'like', address),
        eb('additionalImages', 'like', address),
        eb('content', 'like', address),
      ]),
    )
    .execute()
  return [
    ...products.map(({ id, name }) => ({ name, path: editPath('products', id) })),
    ...deerTypes.map(({ id, name }) => ({ name, path: editPath('deer-types', id) })),
    ...posts.map(({ id, name }) => ({ name, path: editPath('blog', id) })),
  ]
}
