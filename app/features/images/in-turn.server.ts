/** One picture at a time, and nothing kept by the library: memory stays small beside the serving of pages. */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)

let last: Promise<unknown> = Promise.resolve()

/** Starts when all that was asked for before is done, or has failed. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.then(
    () => undefined,
    () => undefined,
  )
  return mine
}
