/** Pictures that the operator uploaded, re-encoded, and the files of other sizes that are made of them. */
import type { ColumnType, Generated } from 'kysely'

export interface ImagesTable {
  /** SHA-256 of the bytes that were uploaded: the same file twice is one picture. */
  hash: string
  /** Of the picture as it is kept, in pixels. */
  width: number
  height: number
  /** WebP, at most 2400 pixels a side: what the other files are made from. */
  bytes: ColumnType<Buffer, Buffer, never>
  /** When it was last uploaded: an instant as everywhere, but set anew each time. */
  createdAt: string
  /** NULL while files are still to be made. */
  finishedAt: string | null
  /** How often the file that is to be made next was begun; 0 again once it is made, and when the picture is uploaded again. */
  attempts: Generated<number>
}

export interface ImageFilesTable {
  hash: string
  width: number
  format: 'webp' | 'avif' | 'jpg'
  bytes: ColumnType<Buffer, Buffer, never>
}
