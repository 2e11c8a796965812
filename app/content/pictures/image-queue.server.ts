/**
 * Each size and format takes seconds, so they are made outside of requests. The work list is in the database, so the
 * next process continues.
 */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { makeNextFile, nextUnfinished, takeAttemptBack } from './images.server'

type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

interface Work {
  report: Report
  isAsked: boolean
  isStopped: boolean
  hash: string | undefined
  done: Promise<void>
}

const works = new WeakMap<Kysely<Database>, Work>()

/** Call at startup and after storing a picture. Resolves when nothing is left. */
export function workOffImages(db: Kysely<Database>, report: Report): Promise<void> {
  const running = works.get(db)
  if (running) {
    running.isAsked = true
    return running.done
  }
  const work: Work = { report, isAsked: true, isStopped: false, hash: undefined, done: Promise.resolve() }
  works.set(db, work)
  work.done = workUntilDone(db, work)
  return work.done
}

/** A shutdown ignores errors of the closing database, and the current attempt does not count. */
export async function stopImages(db: Kysely<Database>): Promise<void> {
  const work = works.get(db)
  if (!work) return
  work.isStopped = true
  if (work.hash === undefined) return
  await takeAttemptBack(db, work.hash).catch((error: unknown) => {
    work.report('an attempt to make sizes of a picture stays counted', { image: work.hash, error })
  })
}

async function workUntilDone(db: Kysely<Database>, work: Work): Promise<void> {
  while (work.isAsked && !work.isStopped) {
    work.isAsked = false
    await makeFiles(db, work)
  }
  works.delete(db)
}

/** After a database error the rest waits for the next picture or start. */
async function makeFiles(db: Kysely<Database>, work: Work): Promise<void> {
  try {
    for (let image = await nextUnfinished(db); image && !work.isStopped; image = await nextUnfinished(db)) {
      work.hash = image.hash
      const failure = await makeNextFile(db, image, () => new Date())
      if (failure) report(work, failure.cause)
      work.hash = undefined
    }
  } catch (error) {
    if (!work.isStopped) report(work, error)
  }
  work.hash = undefined
}

function report(work: Work, error: unknown): void {
  work.report('the further sizes of a picture could not be made', { image: work.hash, error })
}
