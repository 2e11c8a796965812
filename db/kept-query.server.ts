/**
 * Queries whose SQL is put together once. Kysely does it anew for each call, which costs several times what SQLite then
 * does: for what every visitor's form asks.
 */
import {
  sql,
  type Compilable,
  type CompiledQuery,
  type InsertResult,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  type UpdateResult,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from './database'

/** Stands in a query for a value that each call brings. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

/**
 * The query that `build` returns, as a function of its values. `build` runs at the first call alone, so nothing in it may
 * depend on anything but `given`. A null is compared by `is`: `=` finds none.
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const kept = keep(build)
  return async (db, values) => (await run<Row>(db, kept(db, values))).rows
}

/**
 * The same for what is asked for with a limit, once for each of the few: as a value of its own SQLite would compile the
 * query anew for each call (see sqlite-dialect).
 */
export function keepByLimit<Values extends object, Row>(
  build: (db: Kysely<Database>, limit: number, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values & { limit: number }) => Promise<Row[]> {
  const kept = new LRUCache({
    max: mostLimits,
    memoMethod: (limit: number) => keepQuery<Values, Row>((db, given) => build(db, limit, given)),
  })
  return (db, values) => kept.memo(values.limit)(db, values)
}

/** The pages of the site have one each; whoever asks /api for pages chooses. */
const mostLimits = 20

/**
 * The same for one row that is added, answered with its id: to have SQLite return the row costs half as much again as to
 * add it, and whoever adds it knows what is in it.
 */
export function keepInsert<Values extends object>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<InsertResult>,
): (db: Kysely<Database>, values: Values) => Promise<number> {
  const kept = keep(build)
  return async (db, values) => {
    const { insertId, numAffectedRows } = await run(db, kept(db, values))
    if (insertId === undefined || numAffectedRows !== 1n) throw new Error('No row was added')
    return Number(insertId)
  }
}

/** The same for rows that are changed, answered with how many there were. */
export function keepChange<Values extends object>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<UpdateResult>,
): (db: Kysely<Database>, values: Values) => Promise<number> {
  const kept = keep(build)
  return async (db, values) => Number((await run(db, kept(db, values))).numAffectedRows)
}

function keep<Values extends object, Row>(
  build: (db: Kysely<Database>, given: Given<Values>) => Compilable<Row>,
): (db: Kysely<Database>, values: Values) => CompiledQuery<Row> {
  const names = new Map<unknown, keyof Values>()
  const given: Given<Values> = (name) => {
    const place = Symbol(String(name))
    names.set(place, name)
    return sql`${place}`
  }
  const compile = once((db: Kysely<Database>) => build(db, given).compile())
  return (db, values) => {
    const compiled = compile(db)
    const parameters = compiled.parameters.map((each) => {
      const name = names.get(each)
      return name === undefined ? each : values[name]
    })
    return { ...compiled, parameters }
  }
}

/** Kysely's own way there is for plugins and its log, neither of which this database has. */
function run<Row>(db: Kysely<Database>, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  return db.getExecutor().provideConnection((connection) => connection.executeQuery<Row>(query))
}

function once<Argument, T extends object>(make: (argument: Argument) => T): (argument: Argument) => T {
  let made: T | undefined
  return (argument) => (made ??= make(argument))
}
