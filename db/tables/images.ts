import type { ColumnType, Generated } from 'kysely'

export interface ImagesTable {
  /** The hash is SHA-256 of the uploaded bytes, so the same file is stored once. */
  hash: string
  width: number
  height: number
  /** The original is WebP, at most 2400 pixels a side. */
  bytes: ColumnType<Buffer, Buffer, never>
  createdAt: string
  finishedAt: string | null
  attempts: Generated<number>
  fileName: string | null
  alt: string | null
  caption: string | null
  /** A crop keeps this point in view, in percent of width and height. */
  focusX: Generated<number>
  focusY: Generated<number>
}

export interface ImageFilesTable {
  hash: string
  width: number
  format: 'webp' | 'avif' | 'jpg'
  bytes: ColumnType<Buffer, Buffer, never>
}
