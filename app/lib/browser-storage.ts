/** The browser's storage, which can be full or blocked: then nothing is read, and nothing is stored. */
export const browserStorage = storageOf(() => localStorage)

/** Until the tab is closed. */
export const tabStorage = storageOf(() => sessionStorage)

function storageOf(open: () => Storage) {
  return {
    read: (key: string): string | null => attempt(() => open().getItem(key)) ?? null,
    /** @returns whether it was stored */
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
  }
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
