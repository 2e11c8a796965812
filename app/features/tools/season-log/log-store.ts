/** The log in this browser's IndexedDB. It is sent nowhere. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { readSit, type Sit } from './sit'

interface LogSchema extends DBSchema {
  sits: { key: string; value: Sit }
}

let opened: Promise<IDBPDatabase<LogSchema>> | undefined

function open(): Promise<IDBPDatabase<LogSchema>> {
  opened ??= openDB<LogSchema>('stagwise-log', 1, {
    upgrade(database) {
      database.createObjectStore('sits', { keyPath: 'id' })
    },
    // Another tab has a newer version of this page: it must not wait for this one.
    blocking(_current, _blocked, event) {
      opened = undefined
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated() {
      opened = undefined
    },
  })
  // A browser that forbids it now may allow it later.
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const channelName = 'stagwise-log'

/** Tells the other tabs. */
function announce(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('changed')
  channel.close()
}

/** @returns how to stop listening */
export function onOtherTab(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', listener)
  return () => {
    channel.close()
  }
}

/** Newest first. */
export async function listSits(): Promise<Sit[]> {
  const stored = await (await open()).getAll('sits')
  const sits = stored.flatMap((value) => readSit(value).sit ?? [])
  return sits.toSorted((one, other) => `${other.date} ${other.from}`.localeCompare(`${one.date} ${one.from}`))
}

/** All or none. @returns how many were there before */
export async function saveSits(sits: readonly Sit[]): Promise<number> {
  const transaction = (await open()).transaction('sits', 'readwrite')
  let known = 0
  for (const sit of sits) {
    if (await transaction.store.getKey(sit.id)) known += 1
    await transaction.store.put(sit)
  }
  await transaction.done
  announce()
  return known
}

export async function deleteSit(id: string): Promise<void> {
  await (await open()).delete('sits', id)
  announce()
}

export async function deleteAllSits(): Promise<void> {
  await (await open()).clear('sits')
  announce()
}
