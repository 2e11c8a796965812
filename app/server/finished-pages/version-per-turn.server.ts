/** One reading of a version for all requests that a turn of the event loop finds. */
import { log } from '~/server/log.server'

/**
 * Undefined while the database does not answer, which is told of once; until it does again, every answer is made anew.
 * @param read the version as it is committed. @throws when the database does not answer.
 */
export function perTurn(read: () => number): () => number | undefined {
  return oncePerTurn(versionOrNone(read))
}

function versionOrNone(read: () => number): () => number | undefined {
  let isFailing = false
  return () => {
    try {
      const version = read()
      isFailing = false
      return version
    } catch (error) {
      if (!isFailing) log.warn('the database does not tell its version, answers are made anew', { error })
      isFailing = true
      return undefined
    }
  }
}

/**
 * Requests that were there when a turn of the event loop began share one reading: whatever is committed meanwhile was
 * not acknowledged to any of their clients before they asked.
 */
function oncePerTurn<T>(read: () => T): () => T {
  let kept: { value: T } | undefined
  const forget = () => {
    kept = undefined
  }
  return () => {
    if (kept === undefined) {
      kept = { value: read() }
      setImmediate(forget)
    }
    return kept.value
  }
}
