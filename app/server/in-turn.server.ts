/** Runs tasks one after the other, whether they succeed or fail, which bounds the memory. */
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

/** For uploads. */
export const inTurn = makeLane()
