import type sharp from 'sharp'

export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load()
  return loaded
}

let loaded: Promise<typeof sharp> | undefined

/** sharp runs without a cache and with one thread, which bounds the memory. */
async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
