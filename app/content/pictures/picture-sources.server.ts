import { sql, type Kysely } from 'kysely'
import type { PictureSource, Pictures } from '~/lib/picture-source'
import { imagePath } from '~/paths'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { middle } from './library'
import { parseImageName, socialCard, type ImageFormat } from './images'

/** No page has more pictures; the query looks up each of them. */
const mostPictures = 1000

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
  const words = await findWords(db, [...new Set(rows.map(({ hash }) => hash))])
  const files = new Map<string, FileRow[]>()
  for (const row of rows) files.set(row.hash, [...(files.get(row.hash) ?? []), row])
  const found = [...hashes].flatMap(([address, hash]) => {
    const those = files.get(hash)
    return those ? [[address, toSource(those, words.get(hash))] as const] : []
  })
  return Object.fromEntries(found)
}

interface WordsRow {
  hash: string
  alt: string | null
  caption: string | null
  focusX: number
  focusY: number
}

async function findWords(db: Kysely<Database>, hashes: readonly string[]): Promise<Map<string, WordsRow>> {
  if (hashes.length === 0) return new Map()
  // Without the hint, SQLite uses the unique index and reads through the bytes of each picture.
  const { rows } = await sql<WordsRow>`
    SELECT hash, alt, caption, "focusX", "focusY" FROM images ${indexedBy(db, 'imagesByHash')}
    WHERE hash IN (${sql.join(hashes)})
      AND (alt IS NOT NULL OR caption IS NOT NULL OR "focusX" <> ${middle} OR "focusY" <> ${middle})
  `.execute(db)
  return new Map(rows.map((row) => [row.hash, row]))
}

interface FileRow {
  hash: string
  width: number
  height: number
  fileWidth: number
  format: ImageFormat
}

function toSource(files: readonly FileRow[], words: WordsRow | undefined): PictureSource {
  const [{ hash, width, height } = { hash: '', width: 0, height: 0 }] = files
  const srcset = (format: ImageFormat) => {
    const those = files.filter((file) => file.format === format)
    const parts = those.map(
      (file) => `${imagePath({ hash, width: file.fileWidth, format })} ${String(file.fileWidth)}w`,
    )
    return parts.join(', ') || null
  }
  const hasCard = files.some(({ fileWidth, format }) => format === socialCard.format && fileWidth === socialCard.width)
  const { alt = null, caption = null, focusX = middle, focusY = middle } = words ?? {}
  const isMoved = focusX !== middle || focusY !== middle
  // Another focal point makes another card, which caches have to ask for.
  const cut = isMoved ? `?focus=${String(focusX)}-${String(focusY)}` : ''
  return {
    width,
    height,
    avif: srcset('avif'),
    webp: srcset('webp'),
    card: hasCard ? imagePath({ hash, ...socialCard }) + cut : null,
    ...(alt === null ? {} : { alt }),
    ...(caption === null ? {} : { caption }),
    ...(isMoved ? { focus: `${String(focusX)}% ${String(focusY)}%` } : {}),
  }
}
