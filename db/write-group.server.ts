/**
 * Writes that share a transaction. The commit, which waits for the disk, costs more than all of them: one is enough for
 * those that wait at the same moment. Each has a savepoint of its own, so that one that throws is rolled back alone.
 */
import { Transaction, type DatabaseConnection, type Kysely } from 'kysely'
import { isBusy, sqliteCode } from './busy.server'
import { dialectOf } from './client.server'
import type { Database } from './database'
import type { FileConnection } from './file-connection.server'
import type { FileDialect } from './sqlite-dialect.server'
import { holdingConnection } from './transaction-guard.server'

export interface Work {
  /** Returns what tells the caller that it is stored. */
  run: (trx: Transaction<Database>) => Promise<() => void>
}

export type Outcome =
  | { kind: 'stored'; answer: () => void }
  | { kind: 'failed'; error: unknown }
  /** Nothing of it is stored, and it is no fault of its own: `busy` is the lock's, without it another of the group was. */
  | { kind: 'again'; busy?: unknown }

/** A group begun ends after this, whoever is left: nobody can read meanwhile. */
const mostMs = 10

/**
 * Runs the works one after the other and commits. Those that no time was left for have no outcome. Whatever goes wrong
 * is an outcome; this throws only where the connection cannot be had.
 */
export function runGroup<W extends Work>(db: Kysely<Database>, group: readonly W[]): Promise<Map<W, Outcome>> {
  const dialect = dialectOf(db)
  const { connection } = dialect.driver
  return db.getExecutor().provideConnection(async () => {
    const outcomes = new Map<W, Outcome>()
    try {
      connection.command('BEGIN IMMEDIATE')
      await runEach(group, outcomes, { connection, newTurn: () => openTurn(db, dialect) })
      if (isAnyStored(outcomes)) connection.command('COMMIT')
    } catch (error) {
      replace(outcomes, group, toOutcome(error, group.length))
    } finally {
      if (connection.handle.inTransaction) connection.command('ROLLBACK')
    }
    return outcomes
  })
}

interface Stage {
  connection: FileConnection
  newTurn: () => Turn
}

async function runEach<W extends Work>(
  group: readonly W[],
  outcomes: Map<W, Outcome>,
  { connection, newTurn }: Stage,
): Promise<void> {
  const isShared = group.length > 1
  const end = performance.now() + mostMs
  for (const work of group) {
    if (isShared) connection.command('SAVEPOINT work')
    const outcome = await runOne(work, newTurn())
    outcomes.set(work, outcome)
    if (!connection.handle.inTransaction) {
      // SQLite has rolled back the whole, as it does where the disk is full: the works before this one are undone, too.
      replace(outcomes, [...outcomes.keys()], { kind: 'again' })
      return
    }
    if (isShared && outcome.kind !== 'stored') connection.command('ROLLBACK TO work')
    if (isShared) connection.command('RELEASE work')
    if (performance.now() >= end) return
  }
}

async function runOne(work: Work, turn: Turn): Promise<Outcome> {
  try {
    return { kind: 'stored', answer: await holdingConnection(() => work.run(turn.trx)) }
  } catch (error) {
    return isBusy(error) ? { kind: 'again', busy: error } : { kind: 'failed', error }
  } finally {
    turn.end()
  }
}

/** What could not be committed together, for a rule that is checked at the end alone, is tried one by one. */
function toOutcome(error: unknown, size: number): Outcome {
  if (isBusy(error)) return { kind: 'again', busy: error }
  if (size > 1 && sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT') === true) return { kind: 'again' }
  return { kind: 'failed', error }
}

/** Of those among `works` that have not failed by themselves. */
function replace<W extends Work>(outcomes: Map<W, Outcome>, works: readonly W[], outcome: Outcome): void {
  for (const work of works) if (outcomes.get(work)?.kind !== 'failed') outcomes.set(work, outcome)
}

function isAnyStored(outcomes: Map<Work, Outcome>): boolean {
  return [...outcomes.values()].some(({ kind }) => kind === 'stored')
}

interface Turn {
  trx: Transaction<Database>
  /** What a work has left running would write into the savepoint of the next: from here on it throws. */
  end: () => void
}

function openTurn(db: Kysely<Database>, dialect: FileDialect): Turn {
  const { driver } = dialect
  let isOver = false
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: <T>(consumer: (connection: DatabaseConnection) => Promise<T>) =>
      isOver ? Promise.reject(new Error('The transaction is over')) : consumer(driver.connection),
  })
  return {
    trx: new Transaction<Database>({ config: { dialect }, dialect, driver, executor }),
    end: () => {
      isOver = true
    },
  }
}
