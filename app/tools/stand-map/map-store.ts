/** The maps and their pictures in this browser's IndexedDB are sent nowhere. */
import type { DBSchema } from 'idb'
import * as z from 'zod/mini'
import { browserDatabase } from '~/lib/browser-database'
import type { StoredMap } from './map-file'
import { StandMap } from './stand-map.schema'

interface MapsSchema extends DBSchema {
  maps: { key: string; value: StandMap }
  /** The key is the id of a map. Some private windows store no Blob, so the value has the bytes of a JPEG file. */
  pictures: { key: string; value: ArrayBuffer }
}

const { open, announce, announceHere, onOtherTab } = browserDatabase<MapsSchema>('stagwise-maps', (database) => {
  database.createObjectStore('maps', { keyPath: 'id' })
  database.createObjectStore('pictures')
})

export { announceHere, onOtherTab }

export async function listMaps(): Promise<StandMap[]> {
  const stored = await (await open()).getAll('maps')
  const maps = stored.flatMap((value) => z.safeParse(StandMap, value).data ?? [])
  return maps.toSorted((one, other) => other.madeOn.localeCompare(one.madeOn) || one.name.localeCompare(other.name))
}

export async function findPicture(id: string): Promise<Blob | undefined> {
  const bytes = await (await open()).get('pictures', id)
  return bytes && new Blob([bytes], { type: 'image/jpeg' })
}

/** @param picture the picture of a map that is not stored yet */
export async function saveMap(map: StandMap, picture?: Blob): Promise<void> {
  const bytes = await picture?.arrayBuffer()
  const transaction = (await open()).transaction(['maps', 'pictures'], 'readwrite')
  const writes: Promise<unknown>[] = [transaction.objectStore('maps').put(map)]
  if (bytes) writes.push(transaction.objectStore('pictures').put(bytes, map.id))
  // The commit does not wait, because the tab may be closed right after a drag.
  transaction.commit()
  await Promise.all([...writes, transaction.done])
  announce()
}

/**
 * Replaces all maps with these, or changes nothing. A map without a picture keeps the one that is stored. A map that
 * this release cannot read stays.
 */
export async function replaceMaps(maps: readonly StoredMap[]): Promise<void> {
  const transaction = (await open()).transaction(['maps', 'pictures'], 'readwrite')
  const [mapStore, pictures] = [transaction.objectStore('maps'), transaction.objectStore('pictures')]
  const stored = (await mapStore.getAll()).flatMap((value) => z.safeParse(StandMap, value).data?.id ?? [])
  const gone = stored.filter((id) => !maps.some(({ map }) => map.id === id))
  await Promise.all([
    ...gone.flatMap((id) => [mapStore.delete(id), pictures.delete(id)]),
    ...maps.flatMap(({ map, picture }) => [mapStore.put(map), picture && pictures.put(picture.buffer, map.id)]),
    transaction.done,
  ])
  announce()
}

export async function deleteMap(id: string): Promise<void> {
  const transaction = (await open()).transaction(['maps', 'pictures'], 'readwrite')
  await Promise.all([
    transaction.objectStore('maps').delete(id),
    transaction.objectStore('pictures').delete(id),
    transaction.done,
  ])
  announce()
}
