/** If the browser's storage is full or blocked, nothing is read, and nothing is stored. */
export const browserStorage = storageOf(() => localStorage)

export const tabStorage = storageOf(() => sessionStorage)

function storageOf(open: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => open().getItem(key)) ?? null,
    /** @returns whether the text was stored */
    write: (key: string, text: string): boolean =>
      attempt(() => {
        open().setItem(key, text)
        return true
      }) ?? false,
    remove: (key: string): void => {
      attempt(() => {
        open().removeItem(key)
      })
    },
    keys: (prefix: string): string[] =>
      attempt(() => Object.keys(open()).filter((key) => key.startsWith(prefix))) ?? [],
  }
}

let isAsked = false

/** Asks the browser not to delete what a visitor has saved when space runs short. Firefox asks the visitor. */
export function keepStorage(): void {
  // The manager is absent without HTTPS.
  if (isAsked || !('storage' in navigator)) return
  isAsked = true
  const { storage } = navigator
  storage
    .persisted()
    .then((isKept) => isKept || storage.persist())
    .catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
