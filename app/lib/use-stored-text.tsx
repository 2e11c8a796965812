/** This browser stores the text and sends it nowhere. */
import { useSyncExternalStore } from 'react'
import { browserStorage, keepStorage } from './browser-storage'

export interface StoredText {
  /** @returns whether the text was stored: storage may be full or blocked */
  save: (text: string) => boolean
  forget: () => void
  /** The text is null on the server, before hydration, and where nothing is stored. */
  useText: () => string | null
}

/** @param options.isPersistent asks the browser not to delete a text that a visitor would miss */
export function storedText(key: string, options: { isPersistent?: boolean } = {}): StoredText {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    save(text) {
      const isStored = browserStorage.write(key, text)
      if (isStored && options.isPersistent) keepStorage()
      notify()
      return isStored
    },
    forget() {
      browserStorage.remove(key)
      notify()
    },
    useText: () =>
      useSyncExternalStore(
        subscribe,
        () => browserStorage.read(key),
        () => null,
      ),
  }
}
