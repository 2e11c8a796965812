/** `npm run stagwise -- config` prints every setting, its value and its source, but no secrets. */
import { withoutPassword } from '~/lib/without-password'
import { EnvError, envNames, isSecret, readEnv, type Env } from '~/server/env.server'

const defaultOfSecret = new Map([
  ['SESSION_SECRET', '(made up at first start, kept beside the database; PostgreSQL needs one)'],
  ['ADMIN_PASSWORD', '(made up at first start and printed once)'],
])

function printConfiguration() {
  const values = new Map(Object.entries(readEnv(process.env)))
  const rows = envNames.map((name) => [name, showValue(name, values.get(name)), findSource(name)])
  for (const line of alignColumns([['Setting', 'Value', 'From'], ...rows])) console.log(line)
}

function showValue(name: string, value: Env[keyof Env]): string {
  if (isSecret(name)) return value === undefined ? (defaultOfSecret.get(name) ?? '(not set)') : '(set)'
  if (value === undefined) return '(not set)'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return value.length === 0 ? '(none)' : value.join(',')
  if (typeof value === 'object') return `${String(value.count)}/${String(value.seconds)}`
  return withoutPassword(String(value))
}

/** An empty variable counts as absent. */
function findSource(name: string): string {
  return process.env[name] ? 'environment' : 'default'
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

try {
  printConfiguration()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
