export interface ContentVersion {
  /** @throws while it cannot be told, so that nothing stale is served */
  read: () => number
  /** Resolves when the first reading is there, or overdue. */
  ready: Promise<void>
  close: () => void
}
