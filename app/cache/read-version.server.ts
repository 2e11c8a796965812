/**
 * The content's version for one answer. It is read for every answer: a reading that several requests share can be older
 * than a write that was acknowledged in between.
 */
import { log } from '~/server/log.server'

/**
 * Undefined while the database does not answer, which is logged once; until it does again, every answer is made anew.
 * @param read the version as it is committed. @throws when the database does not answer.
 */
export function versionReader(read: () => number): () => number | undefined {
  let isFailing = false
  return () => {
    try {
      const version = read()
      isFailing = false
      return version
    } catch (error) {
      if (!isFailing) log.warn('the content version cannot be read: pages are rendered for each request', { error })
      isFailing = true
      return undefined
    }
  }
}
