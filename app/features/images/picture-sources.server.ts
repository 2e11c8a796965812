import type { Kysely } from 'kysely'
import type { PictureSource, Pictures } from '~/lib/picture-source'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import { parseImageName, socialCard, type ImageFormat } from './images'

/** More than any page has; the query takes them one by one. */
const mostPictures = 1000

/** By address, for uploaded pictures that exist. */
export async function findPictures(
  db: Kysely<Database>,
  addresses: Iterable<string | null | undefined>,
): Promise<Pictures> {
  const hashes = new Map<string, string>()
  for (const address of addresses) {
    const hash = address?.startsWith('/images/') && parseImageName(address.slice('/images/'.length))?.hash
    if (address && hash && hashes.size < mostPictures) hashes.set(address, hash)
  }
  if (hashes.size === 0) return {}
  const rows = await db
    .selectFrom('imageFiles')
    .innerJoin('images', 'images.hash', 'imageFiles.hash')
    .select(['images.hash', 'images.width', 'images.height', 'imageFiles.width as fileWidth', 'format'])
    .where('imageFiles.hash', 'in', [...new Set(hashes.values())])
    .orderBy('imageFiles.width')
    .execute()
  const files = new Map<string, FileRow[]>()
  for (const row of rows) files.set(row.hash, [...(files.get(row.hash) ?? []), row])
  const found = [...hashes].flatMap(([address, hash]) => {
    const those = files.get(hash)
    return those ? [[address, toSource(those)] as const] : []
  })
  return Object.fromEntries(found)
}

interface FileRow {
  hash: string
  width: number
  height: number
  fileWidth: number
  format: ImageFormat
}

function toSource(files: readonly FileRow[]): PictureSource {
  const [{ hash, width, height } = { hash: '', width: 0, height: 0 }] = files
  const srcset = (format: ImageFormat) => {
    const those = files.filter((file) => file.format === format)
    const parts = those.map(
      (file) => `${imagePath({ hash, width: file.fileWidth, format })} ${String(file.fileWidth)}w`,
    )
    return parts.join(', ') || null
  }
  const hasCard = files.some(({ fileWidth, format }) => format === socialCard.format && fileWidth === socialCard.width)
  return {
    width,
    height,
    avif: srcset('avif'),
    webp: srcset('webp'),
    card: hasCard ? imagePath({ hash, ...socialCard }) : null,
  }
}
