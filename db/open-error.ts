import { withoutPassword } from '~/lib/without-password'

/** The message is one line for the operator. */
export class DatabaseOpenError extends Error {
  constructor(name: string, problem: string, options?: ErrorOptions) {
    super(`Database ${withoutPassword(name)}: ${problem}`, options)
    this.name = 'DatabaseOpenError'
  }
}

export const otherProgram = 'it belongs to another program.'

/** Databases from before the first release ran these. Changing the schema in place renames the first migration. */
const beforeRelease: readonly string[] = [
  '001-products',
  '001-schema',
  '001-first-release',
  '001-release',
  '001-start',
  '001-base',
  '001-site',
]

export function findSchemaProblem(applied: readonly string[], known: readonly string[]): string | undefined {
  if (applied.some((name) => beforeRelease.includes(name))) {
    return (
      'it was made before the first release of Stagwise, and this version cannot use it. Nothing in it was changed. ' +
      'Move it away, or name another one in DATABASE_URL; the version that made it can still export its rows.'
    )
  }
  const unknown = applied.filter((name) => !known.includes(name))
  if (unknown[0] === undefined) return undefined
  // A newer version's database has all known migrations, too.
  if (unknown.length === applied.length) return otherProgram
  return `it was made by a newer version of Stagwise (migration ${unknown[0]}). Start that version, or restore a backup.`
}
