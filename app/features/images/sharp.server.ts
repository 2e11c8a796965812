/** The library that reads and writes pictures, loaded with the first of them: a start does not wait for it. */
import type sharp from 'sharp'

export function loadSharp(): Promise<typeof sharp> {
  loaded ??= load()
  return loaded
}

let loaded: Promise<typeof sharp> | undefined

/** It keeps nothing and works with one thread: memory stays small beside the serving of pages. */
async function load(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
