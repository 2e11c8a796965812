/** Uploaded pictures, re-encoded, and their files in other sizes. */
import type { ColumnType, Generated } from 'kysely'

export interface ImagesTable {
  /** SHA-256 of the uploaded bytes, so the same file is stored once. */
  hash: string
  /** Pixels, of the stored original. */
  width: number
  height: number
  /** WebP, at most 2400 pixels a side. */
  bytes: ColumnType<Buffer, Buffer, never>
  /** Of the last upload. */
  createdAt: string
  /** NULL while files are missing. */
  finishedAt: string | null
  /** Attempts to make the next file; reset when it is made, or when the picture is uploaded again. */
  attempts: Generated<number>
  /** As it was uploaded. NULL: unknown. */
  fileName: string | null
  alt: string | null
  /** Shown below it in galleries. */
  caption: string | null
  /** What a crop keeps in view, in percent of width and height. */
  focusX: Generated<number>
  focusY: Generated<number>
}

export interface ImageFilesTable {
  hash: string
  width: number
  format: 'webp' | 'avif' | 'jpg'
  bytes: ColumnType<Buffer, Buffer, never>
}
