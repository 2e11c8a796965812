import type { Kysely } from 'kysely'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import { workOffImages } from './image-queue.server'
import { imageLimits } from './images'
import { ImageRefusedError } from './encode-image.server'
import { storeImage } from './images.server'
import { toFileName } from './library'

type Report = Parameters<typeof workOffImages>[1]

/**
 * Starts the queue, which reports failures to `report`. @returns the address @throws ImageRefusedError, and what
 * write() throws
 */
export async function storeUpload(db: Kysely<Database>, file: Blob, now: Date, report: Report): Promise<string> {
  return (await storePicture(db, file, now, report)).url
}

export async function storePicture(db: Kysely<Database>, file: Blob, now: Date, report: Report) {
  if (file.size > imageLimits.bytes) throw new ImageRefusedError('tooLarge')
  const { hash, width, height, alt, first } = await storeImage(
    db,
    new Uint8Array(await file.arrayBuffer()),
    now,
    file instanceof File ? toFileName(file.name) : null,
  )
  void workOffImages(db, report)
  return { url: imagePath({ hash, ...first }), width, height, alt }
}
