/** The browser's storage, which can be full or blocked: then nothing is read, and nothing is stored. */
export const browserStorage = {
  read: (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null,
  /** @returns whether it was stored */
  write: (key: string, text: string): boolean =>
    attempt(() => {
      localStorage.setItem(key, text)
      return true
    }) ?? false,
  remove: (key: string): void => {
    attempt(() => {
      localStorage.removeItem(key)
    })
  },
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
