/**
 * Queries whose SQL is put together once. Kysely does it anew for each call, which costs several times what SQLite then
 * does: for what every visitor's form asks.
 */
import { sql, type Compilable, type Kysely, type RawBuilder } from 'kysely'
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
  const names = new Map<unknown, keyof Values>()
  const given: Given<Values> = (name) => {
    const place = Symbol(String(name))
    names.set(place, name)
    return sql`${place}`
  }
  const compile = once((db: Kysely<Database>) => build(db, given).compile())
  return async (db, values) => {
    const compiled = compile(db)
    const parameters = compiled.parameters.map((each) => {
      const name = names.get(each)
      return name === undefined ? each : values[name]
    })
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters })
    return rows
  }
}

function once<Argument, T extends object>(make: (argument: Argument) => T): (argument: Argument) => T {
  let made: T | undefined
  return (argument) => (made ??= make(argument))
}
