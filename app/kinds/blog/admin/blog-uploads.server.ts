/**
 * Posts carry pictures as data URLs. They are cut out before validation, stored once the post is valid, and their
 * addresses put back.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { decodeDataUrl, isDataUrl, replaceSources } from '~/content/pictures/embedded-pictures'
import { ImageRefusedError } from '~/content/pictures/encode-image.server'
import { storeUpload } from '~/content/pictures/uploads.server'
import { Refusal } from '~/lib/refusal'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import type { BlogField } from '~/kinds/blog/blog-post.fields'
import type { BlogPostInput } from '~/kinds/blog/blog.schema'

interface InlinePicture {
  field: BlogField
  place: string
  file: Blob
  /** No stored picture has width 0, so this address is free. */
  standIn: string
}

export function takeInlinePictures(fields: Readonly<Record<string, unknown>>): {
  fields: Record<string, unknown>
  pictures: InlinePicture[]
} {
  const pictures: InlinePicture[] = []
  const take = (url: string, at: Pick<InlinePicture, 'field' | 'place'>) => {
    if (!isDataUrl(url)) return url
    const bytes = decodeDataUrl(url)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const standIn = imagePath({ hash, width: 0, format: 'webp' })
    pictures.push({ ...at, file: new Blob([bytes]), standIn })
    return standIn
  }
  const { content, featuredImageUrl, additionalImages } = fields
  const taken = { ...fields }
  if (typeof featuredImageUrl === 'string') {
    taken.featuredImageUrl = take(featuredImageUrl, { field: 'featuredImageUrl', place: 'The featured image' })
  }
  if (typeof content === 'string') {
    let number = 0
    taken.content = replaceSources(content, (url) => {
      number += 1
      return take(url, { field: 'content', place: `Picture ${String(number)} of the content` })
    })
  }
  if (Array.isArray(additionalImages)) {
    taken.additionalImages = additionalImages.map((url: unknown, index) => {
      const at = { field: 'additionalImages', place: `Additional image ${String(index + 1)}` } as const
      return typeof url === 'string' ? take(url, at) : url
    })
  }
  return { fields: taken, pictures }
}

type Report = Parameters<typeof storeUpload>[3]

/** @throws InlinePictureError, and what write() throws */
export async function storeInlinePictures(
  db: Kysely<Database>,
  pictures: readonly InlinePicture[],
  now: Date,
  report: Report,
): Promise<(input: BlogPostInput) => BlogPostInput> {
  const addresses = new Map<string, string>()
  for (const picture of pictures) {
    if (!addresses.has(picture.standIn)) addresses.set(picture.standIn, await store(db, picture, now, report))
  }
  const withAddresses = (text: string) =>
    text.replaceAll(/\/images\/[0-9a-f]{64}-0\.webp/g, (standIn) => addresses.get(standIn) ?? standIn)
  return (input) => ({
    ...input,
    content: withAddresses(input.content),
    featuredImageUrl: input.featuredImageUrl && withAddresses(input.featuredImageUrl),
    additionalImages: input.additionalImages.map(withAddresses),
  })
}

class InlinePictureError extends Refusal {
  readonly status: ImageRefusedError['status']
  override readonly field: BlogField

  constructor({ field, place }: InlinePicture, cause: ImageRefusedError) {
    super(`${place}: ${cause.message}`, { cause })
    this.name = 'InlinePictureError'
    this.status = cause.status
    this.field = field
  }
}

async function store(db: Kysely<Database>, picture: InlinePicture, now: Date, report: Report): Promise<string> {
  try {
    return await storeUpload(db, picture.file, now, report)
  } catch (error) {
    throw error instanceof ImageRefusedError ? new InlinePictureError(picture, error) : error
  }
}
