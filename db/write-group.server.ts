/**
 * Writes that share a transaction. The commit, which waits for the disk, costs more than all of them: one is enough for
 * those that wait at the same moment. Where one throws, all is rolled back, and the others begin anew with a savepoint for
 * each. They have none at first: within a savepoint SQLite copies every page before it changes it.
 */
import { Transaction, type DatabaseConnection, type Kysely } from 'kysely'
import { isBusy, sqliteCode } from './busy.server'
import { dialectOf } from './client.server'
import type { Database } from './database'
import type { FileConnection } from './file-connection.server'
import type { FileDialect } from './sqlite-dialect.server'
import { holdingConnection } from './transaction-guard.server'
import { DatabaseUnavailableError, movedFileCode } from './write-errors.server'

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
  const end = performance.now() + mostMs
  const stage = { connection: dialect.driver.connection, newTurn: () => openTurn(db, dialect), end }
  return db.getExecutor().provideConnection(async () => {
    const outcomes = new Map<W, Outcome>()
    if (await commitGroup(group, outcomes, { ...stage, isGuarded: false })) return outcomes
    const others = group.filter((work) => outcomes.get(work)?.kind !== 'failed')
    for (const work of others) outcomes.delete(work)
    if (performance.now() < end) await commitGroup(others, outcomes, { ...stage, isGuarded: true })
    return outcomes
  })
}

interface Stage {
  connection: FileConnection
  newTurn: () => Turn
  /** By performance.now(). */
  end: number
  /** Each work has a savepoint. */
  isGuarded: boolean
}

/** False where one has thrown and had no savepoint: nothing of the group is stored, and the others have to run again. */
async function commitGroup<W extends Work>(
  group: readonly W[],
  outcomes: Map<W, Outcome>,
  stage: Stage,
): Promise<boolean> {
  const { connection } = stage
  try {
    connection.command('BEGIN IMMEDIATE')
    if (!(await runEach(group, outcomes, stage))) return false
    if (isAnyStored(outcomes)) connection.command('COMMIT')
    // After the commit: before it, a file that is moved in between would be missed.
    if (connection.isFileMoved()) throw new DatabaseUnavailableError(movedFileCode)
  } catch (error) {
    replace(outcomes, group, toOutcome(error, group.length))
  } finally {
    if (connection.handle.inTransaction) connection.command('ROLLBACK')
  }
  return true
}

/** False where it has to be done anew: see commitGroup. */
async function runEach<W extends Work>(
  group: readonly W[],
  outcomes: Map<W, Outcome>,
  { connection, newTurn, end, isGuarded }: Stage,
): Promise<boolean> {
  for (const work of group) {
    if (isGuarded) connection.command('SAVEPOINT work')
    const outcome = await runOne(work, newTurn())
    outcomes.set(work, outcome)
    if (!connection.handle.inTransaction) {
      // SQLite has rolled back the whole, as it does where the disk is full: the works before this one are undone, too.
      replace(outcomes, [...outcomes.keys()], { kind: 'again' })
      return true
    }
    if (!isGuarded && outcome.kind !== 'stored' && group.length > 1) return false
    if (isGuarded && outcome.kind !== 'stored') connection.command('ROLLBACK TO work')
    if (isGuarded) connection.command('RELEASE work')
    if (performance.now() >= end) return true
  }
  return true
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
