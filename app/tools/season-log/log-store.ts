/** The log in this browser's IndexedDB is sent nowhere. */
import type { DBSchema } from 'idb'
import { browserDatabase } from '~/lib/browser-database'
import { rowsBack } from '~/lib/rows-back'
import { readSit, type Sit } from './sit'

interface LogSchema extends DBSchema {
  sits: { key: string; value: Sit }
}

const { open, announce, announceHere, onOtherTab } = browserDatabase<LogSchema>('stagwise-log', (database) => {
  database.createObjectStore('sits', { keyPath: 'id' })
})

export { announceHere, onOtherTab }

export async function listSits(): Promise<Sit[]> {
  const stored = await (await open()).getAll('sits')
  const sits = stored.flatMap((value) => readSit(value).sit ?? [])
  return sits.toSorted((one, other) => `${other.date} ${other.from}`.localeCompare(`${one.date} ${one.from}`))
}

/** Saves all sits or none. @returns how many were there before */
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

/** Takes back a change from `before` to `after`. A sit that was saved, changed or deleted since stays so. */
export async function undoSits(before: readonly Sit[], after: readonly Sit[]): Promise<void> {
  await replaceSits(rowsBack({ before, after, now: await listSits() }, ({ id }) => id))
}

export async function deleteSits(ids: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction('sits', 'readwrite')
  await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done])
  announce()
}

/** Replaces all sits with these, or changes nothing. A sit that this release cannot read stays. */
export async function replaceSits(sits: readonly Sit[]): Promise<void> {
  const transaction = (await open()).transaction('sits', 'readwrite')
  const stored = (await transaction.store.getAll()).flatMap((value) => readSit(value).sit?.id ?? [])
  const gone = stored.filter((id) => !sits.some((sit) => sit.id === id))
  await Promise.all([
    ...gone.map((id) => transaction.store.delete(id)),
    ...sits.map((sit) => transaction.store.put(sit)),
    transaction.done,
  ])
  announce()
}
