/**
 * Pictures that come inside a post as data URLs. They are taken out first, for the schema knows only addresses of this
 * site; stored when everything else has proved valid; and their addresses take their places.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ImageRefusedError } from '~/features/images/encode-image.server'
import { storeUpload } from '~/features/images/uploads.server'
import { Refusal } from '~/lib/refusal'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import type { BlogField } from '~/features/blog/blog-post.fields'
import type { BlogPostInput } from '~/features/blog/blog.schema'

export interface InlinePicture {
  field: BlogField
  /** Where it stands, for people. */
  place: string
  file: Blob
  /** What stands for it until it is stored: no file of a picture is of width 0. */
  standIn: string
}

/** The fields with stand-ins for pictures; what is no text is left to the schema. */
export function takeInlinePictures(fields: Readonly<Record<string, unknown>>): {
  fields: Record<string, unknown>
  pictures: InlinePicture[]
} {
  const pictures: InlinePicture[] = []
  const take = (url: string, at: Pick<InlinePicture, 'field' | 'place'>) => {
    if (!/^\s*data:/i.test(url)) return url
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
    taken.content = withSources(content, (url) => {
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

/** What puts the stored pictures' addresses into the post. @throws InlinePictureError, and what write() throws. */
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

/** The image's own refusal, with the place of the image. */
export class InlinePictureError extends Refusal {
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

/** Whether it is a picture is for its bytes to tell; what is not in base64 has none. */
function decodeDataUrl(url: string): Buffer<ArrayBuffer> {
  const comma = url.indexOf(',')
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, Math.min(comma, 200)))
  return Buffer.from(isBase64 ? url.slice(comma + 1) : '', 'base64')
}

/** The HTML with other addresses in its pictures. One step for each attribute: a body may be of many megabytes. */
function withSources(html: string, replace: (url: string) => string): string {
  const tag = /<img(?=[\s/])/gi
  const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))?/y
  const parts: string[] = []
  let copied = 0
  while (tag.test(html)) {
    attribute.lastIndex = tag.lastIndex
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      tag.lastIndex = attribute.lastIndex
      const [, name = '', value = ''] = found
      if (name.toLowerCase() !== 'src' || value === '') continue
      const quote = /^["']/.exec(value)?.[0] ?? ''
      const url = quote === '' ? value : value.slice(1, -1)
      parts.push(html.slice(copied, attribute.lastIndex - value.length), quote, replace(url), quote)
      copied = attribute.lastIndex
    }
  }
  return parts.join('') + html.slice(copied)
}
