import type { ColumnType, Generated } from 'kysely'

export interface ImagesTable {
  /** The hash is SHA-256 of the uploaded bytes, so the same file is stored once. */
  hash: string
  width: number
  height: number
  /** The original is WebP, at most 2400 pixels a side. */
  bytes: ColumnType<Buffer, Buffer, never>
  /** The time is that of the last upload. */
  createdAt: string
  /** NULL while files are missing. */
  finishedAt: string | null
  /** Making the next file, or uploading the picture again, resets the count. */
  attempts: Generated<number>
  /** NULL if unknown. */
  fileName: string | null
  alt: string | null
  /** Galleries show it below the picture. */
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
