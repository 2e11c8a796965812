/** Nothing in this browser's IndexedDB is sent anywhere. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keepStorage } from './browser-storage'

interface BrowserDatabase<Schema extends DBSchema> {
  /** Rejects with a DOMException where storage is blocked. */
  open: () => Promise<IDBPDatabase<Schema>>
  announce: () => void
  /** Tells this tab that one part of the page has changed what another part shows. */
  announceHere: () => void
  /** @returns a function that stops listening to other tabs, and to this one's `announceHere` */
  onOtherTab: (listener: () => void) => () => void
}

/** @param create makes the object stores of a new database */
export function browserDatabase<Schema extends DBSchema>(
  name: string,
  create: (database: IDBPDatabase<Schema>) => void,
): BrowserDatabase<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  let channel: BroadcastChannel | undefined
  // A channel does not hear itself, but it does hear another one of the same tab.
  const inTab = () => (channel ??= new BroadcastChannel(name))
  return {
    open() {
      opened ??= openDB<Schema>(name, 1, {
        upgrade: create,
        // Another tab has a newer version of this page, and must not wait for this one.
        blocking(_current, _blocked, event) {
          opened = undefined
          if (event.target instanceof IDBDatabase) event.target.close()
        },
        terminated() {
          opened = undefined
        },
      })
      // A browser that forbids the database now may allow it later.
      opened.catch(() => {
        opened = undefined
      })
      return opened
    },
    announce() {
      keepStorage()
      inTab().postMessage('changed')
    },
    announceHere() {
      inTab().dispatchEvent(new MessageEvent('message'))
    },
    onOtherTab(listener) {
      const channel = inTab()
      channel.addEventListener('message', listener)
      return () => {
        channel.removeEventListener('message', listener)
      }
    },
  }
}
