import type { Kysely } from 'kysely'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import { workOffImages } from './image-queue.server'
import { imageLimits } from './images'
import { ImageRefusedError } from './encode-image.server'
import { storeImage } from './images.server'

type Report = Parameters<typeof workOffImages>[1]

/**
 * Stores a file that was uploaded and sets the queue to work on its further sizes, telling `report` of a failure there.
 * Returns the address of the picture. @throws ImageRefusedError, and what write() throws.
 */
export async function storeUpload(db: Kysely<Database>, file: Blob, now: Date, report: Report): Promise<string> {
  if (file.size > imageLimits.bytes) throw new ImageRefusedError('tooLarge')
  const { hash, first } = await storeImage(db, new Uint8Array(await file.arrayBuffer()), now)
  void workOffImages(db, report)
  return imagePath({ hash, ...first })
}
