/** The line of those who wait to write: whose turn it is, who shares a transaction with whom, and who waits no longer. */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { waitAfter } from './busy.server'
import { dialectOf } from './client.server'
import type { Database } from './database'
import { DatabaseBusyError, toWriteError } from './write-errors.server'
import { runGroup, type Outcome, type Work } from './write-group.server'

export interface Waiting extends Work {
  reject: (error: unknown) => void
  /** By performance.now(). */
  deadline: number
  /** The code that runs, for whoever has to find it. */
  toString: () => string
}

const mostInGroup = 64
/** Of the event loop, in which others may join a group. */
const mostTurns = 4
/** Nothing that the site does holds a transaction this long, unless it waits for itself: see transaction-guard. */
const longestHoldMs = 10_000

export class WriteLine {
  readonly #db: Kysely<Database>
  #waiting: Waiting[] = []
  #isMoving = false
  /** Its turn has come once. */
  readonly #tried = new WeakSet<Waiting>()
  /** A group failed as a whole: its works are tried one by one. */
  readonly #alone = new WeakSet<Waiting>()

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  join(work: Waiting): void {
    this.#waiting.push(work)
    if (!this.#isMoving) void this.#move()
  }

  async #move(): Promise<void> {
    this.#isMoving = true
    let attempts = 0
    while (this.#waiting.length > 0) {
      await this.#gather()
      this.#dismissOverdue((work) => !this.#tried.has(work))
      const group = this.#nextGroup()
      const busy = this.#settle(await this.#run(group))
      if (busy === undefined) {
        attempts = 0
        continue
      }
      // Without the wait, and the line, many writers would each stop the process for the 100 ms of busy_timeout.
      attempts += 1
      this.#dismissOverdue(() => true, busy)
      if (this.#waiting.length > 0) await wait(Math.min(waitAfter(attempts), this.#shortestLeftMs()))
    }
    this.#isMoving = false
  }

  /** A turn of the event loop belongs to readers; who comes meanwhile joins, while more do. */
  async #gather(): Promise<void> {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const before = this.#waiting.length
      await nextTurn()
      if (this.#waiting.length === before || before >= mostInGroup) return
    }
  }

  #nextGroup(): readonly Waiting[] {
    const alone = this.#waiting.findIndex((work) => this.#alone.has(work))
    if (alone === 0) return this.#waiting.slice(0, 1)
    return this.#waiting.slice(0, alone < 0 ? mostInGroup : Math.min(alone, mostInGroup))
  }

  async #run(group: readonly Waiting[]): Promise<Map<Waiting, Outcome>> {
    const watch = setInterval(() => {
      this.#refuseWaiting(group)
    }, longestHoldMs)
    try {
      return await runGroup(this.#db, group)
    } catch (error) {
      return new Map(group.map((work) => [work, { kind: 'failed', error }]))
    } finally {
      clearInterval(watch)
    }
  }

  /** Answers those that are done with, and returns the error of a lock, if one was in the way. */
  #settle(outcomes: Map<Waiting, Outcome>): unknown {
    let busy: unknown
    this.#waiting = this.#waiting.filter((work) => (outcomes.get(work)?.kind ?? 'again') === 'again')
    for (const [work, outcome] of outcomes) {
      this.#tried.add(work)
      if (outcome.kind === 'stored') outcome.answer()
      else if (outcome.kind === 'failed') work.reject(toWriteError(outcome.error))
      else if (outcome.busy === undefined) this.#alone.add(work)
      else busy = outcome.busy
    }
    return busy
  }

  #dismissOverdue(isMeant: (work: Waiting) => boolean, cause?: unknown): void {
    const now = performance.now()
    this.#dismiss((work) => work.deadline <= now && isMeant(work), cause)
  }

  #dismiss(isMeant: (work: Waiting) => boolean, cause: unknown): void {
    const dismissed = this.#waiting.filter(isMeant)
    if (dismissed.length === 0) return
    const error = new DatabaseBusyError({ cause })
    this.#waiting = this.#waiting.filter((work) => !dismissed.includes(work))
    for (const { reject } of dismissed) reject(error)
  }

  #shortestLeftMs(): number {
    return Math.max(0, Math.min(...this.#waiting.map(({ deadline }) => deadline)) - performance.now())
  }

  #refuseWaiting(group: readonly Waiting[]): void {
    const works = group.map((work) => work.toString().slice(0, 300)).join('; ')
    const cause = new Error(`A transaction does not end. Does a query on db wait in it for itself? ${works}`)
    dialectOf(this.#db).driver.refuseWaiting(cause)
    this.#dismiss((work) => !group.includes(work), cause)
  }
}
