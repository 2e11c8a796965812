import { browserStorage } from '~/lib/browser-storage'
import { listSits, replaceSits } from '~/tools/season-log/log-store'
import { findPicture, listMaps, replaceMaps } from '~/tools/stand-map/map-store'
import { kitKeys, type Kit } from './kit-file'

export async function readKit(): Promise<Kit> {
  const texts = kitKeys.flatMap((key) => {
    const text = browserStorage.read(key)
    return text === null ? [] : [[key, text] as const]
  })
  const maps = (await listMaps()).map(async (map) => {
    const picture = await findPicture(map.id)
    return { map, picture: picture && new Uint8Array(await picture.arrayBuffer()) }
  })
  return { texts: Object.fromEntries(texts), sits: await listSits(), maps: await Promise.all(maps) }
}

/** Replaces the kit. If the new kit does not fit, the old one stays. */
export async function writeKit(kit: Kit): Promise<void> {
  const before = await readKit()
  try {
    await put(kit)
  } catch (error) {
    await put(before)
    throw error
  }
}

async function put({ texts, sits, maps }: Kit): Promise<void> {
  await replaceSits(sits)
  await replaceMaps(maps)
  for (const key of kitKeys) {
    const text = texts[key]
    if (text === undefined) browserStorage.remove(key)
    else if (!browserStorage.write(key, text)) throw new DOMException('Storage is full', 'QuotaExceededError')
  }
  // Parts of this page listen for changes of other tabs.
  dispatchEvent(new StorageEvent('storage'))
}
