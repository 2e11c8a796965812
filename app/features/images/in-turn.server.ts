/** One picture at a time: memory stays small beside the serving of pages. */

/** A lane of work: each starts when all that was asked for in it before is done, or has failed. */
export function makeLane(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work)
    last = mine.then(
      () => undefined,
      () => undefined,
    )
    return mine
  }
}

/** The lane of what people upload. */
export const inTurn = makeLane()
