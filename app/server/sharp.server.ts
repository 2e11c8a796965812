/** Loads sharp on first use. */
import type sharp from 'sharp'

export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load()
  return loaded
}

let loaded: Promise<typeof sharp> | undefined

/** No cache and one thread, to bound the memory. */
async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
