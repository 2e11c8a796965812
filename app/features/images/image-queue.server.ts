/**
 * Makes the further sizes and formats of pictures, which take seconds each, outside of any request. What is to be made
 * stands in the database, so a process that ends in the middle leaves the rest to the next.
 */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { finishImage, nextUnfinished } from './images.server'

/** The log's own function. */
type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

interface Work {
  report: Report
  /** A picture was stored since the last look. */
  isAsked: boolean
  isStopped: boolean
  done: Promise<void>
}

const works = new WeakMap<Kysely<Database>, Work>()

/** To be called at the start and after each stored picture. Resolves when none waits any more. */
export function workOffImages(db: Kysely<Database>, report: Report): Promise<void> {
  const running = works.get(db)
  if (running) {
    running.isAsked = true
    return running.done
  }
  const work: Work = { report, isAsked: true, isStopped: false, done: Promise.resolve() }
  works.set(db, work)
  work.done = workUntilDone(db, work)
  return work.done
}

/** The site ends: a failure that the closing database causes is none. */
export function stopImages(db: Kysely<Database>): void {
  const work = works.get(db)
  if (work) work.isStopped = true
}

async function workUntilDone(db: Kysely<Database>, work: Work): Promise<void> {
  // They wait for the next start: what failed now would fail again at once.
  const failed: string[] = []
  while (work.isAsked && !work.isStopped) {
    work.isAsked = false
    await finishWaiting(db, work, failed)
  }
  works.delete(db)
}

async function finishWaiting(db: Kysely<Database>, work: Work, failed: string[]): Promise<void> {
  let hash: string | undefined
  try {
    for (
      let image = await nextUnfinished(db, failed);
      image && !work.isStopped;
      image = await nextUnfinished(db, failed)
    ) {
      hash = image.hash
      await finishImage(db, image, () => new Date())
    }
  } catch (error) {
    if (work.isStopped) return
    work.report('the further sizes of a picture could not be made', { image: hash, error })
    if (hash === undefined) return
    failed.push(hash)
    work.isAsked = true
  }
}
