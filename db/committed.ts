/** What either engine tells of committed content at once, without a query. */
import type { ImageFilesTable } from './tables/images'

export interface ContentVersion {
  /** @throws while it cannot be told, so that nothing stale is served */
  read: () => number
  /** Resolves when the first reading is there, or overdue. */
  ready: Promise<void>
  close: () => void
}

export type ImageFileKey = Pick<ImageFilesTable, 'hash' | 'width' | 'format'>

export interface CommittedImageFiles {
  /** Changes with each commit of any process. @throws as read */
  state: () => number
  /** Undefined if there is none. @throws if the database is locked or gone */
  read: (key: ImageFileKey) => Buffer | undefined
  close: () => void
}
