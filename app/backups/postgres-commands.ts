/** What takes the place of our backup commands on PostgreSQL: its own programs, for the very database. */
import { shellWord } from './shell-word'

/** Parameters of an address that PostgreSQL's programs know. They ask for the password, or read ~/.pgpass. */
const knownParameters = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey']

const dumpFile = 'stagwise.dump'

export function dumpCommand(databaseUrl: string): string {
  return `pg_dump --format=custom --file=${dumpFile} ${shellWord(withoutSecrets(databaseUrl))}`
}

/** All or nothing; what the database has now is replaced. */
export function restoreDumpCommand(databaseUrl: string): string {
  const options = '--clean --if-exists --no-owner --single-transaction'
  return `pg_restore ${options} --dbname=${shellWord(withoutSecrets(databaseUrl))} ${dumpFile}`
}

export const onPostgres = {
  backup: (databaseUrl: string) => `The database is on PostgreSQL. Back it up with: ${dumpCommand(databaseUrl)}`,
  restore: (databaseUrl: string) =>
    `The database is on PostgreSQL. Stop the site, and restore a dump with: ${restoreDumpCommand(databaseUrl)}`,
  replicate: (databaseUrl: string) =>
    'The database is on PostgreSQL, which copies each commit itself, to a standby server. Begin one with: ' +
    `pg_basebackup --pgdata=FOLDER --write-recovery-conf --dbname=${shellWord(withoutSecrets(databaseUrl))}`,
} as const

function withoutSecrets(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.password = ''
  for (const name of [...url.searchParams.keys()]) {
    if (!knownParameters.includes(name)) url.searchParams.delete(name)
  }
  // Which only the site's driver knows.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return url.href
}
