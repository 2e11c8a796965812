/** The browser's caches hold what the service worker and the visitor have stored. */
import { cacheNames, kitPages } from './kept-pages'

export interface KeptCopy {
  path: string
  title: string
  at: Date
  /** The visitor kept the page; otherwise it was read and is stored for a while. */
  isKept: boolean
}

export interface KeptCopies {
  pages: KeptCopy[]
  pageBytes: number
  kitBytes: number
}

export async function readKeptCopies(): Promise<KeptCopies> {
  const names = await caches.keys()
  const kit = names.filter((name) => name.startsWith(cacheNames.kit) || name.startsWith(cacheNames.precache))
  const [pages, pageBytes, kitBytes] = await Promise.all([
    listPages(),
    sumOf([cacheNames.kept, cacheNames.read, cacheNames.files].filter((name) => names.includes(name))),
    sumOf(kit),
  ])
  return { pages, pageBytes, kitBytes }
}

async function listPages(): Promise<KeptCopy[]> {
  const found = new Map<string, KeptCopy>()
  for (const name of [cacheNames.kept, cacheNames.read]) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const copy = await cache.match(url, { ignoreVary: true })
      const path = new URL(url).pathname
      if (kitPages.includes(path) || !copy?.headers.get('content-type')?.startsWith('text/html') || found.has(path))
        continue
      const text = new DOMParser().parseFromString(await copy.text(), 'text/html')
      const title = text.querySelector('h1')?.textContent ?? path
      found.set(path, { path, title, at: new Date(copy.headers.get('date') ?? ''), isKept: name === cacheNames.kept })
    }
  }
  return [...found.values()].toSorted((one, other) => one.title.localeCompare(other.title))
}

async function sumOf(names: readonly string[]): Promise<number> {
  let bytes = 0
  for (const name of names) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}

export async function removeCopy(path: string): Promise<void> {
  for (const name of [cacheNames.kept, cacheNames.read]) {
    await (await caches.open(name)).delete(path, { ignoreVary: true, ignoreSearch: true })
  }
}

export async function removeAllCopies(): Promise<void> {
  for (const name of [cacheNames.kept, cacheNames.read, cacheNames.files]) await caches.delete(name)
}
