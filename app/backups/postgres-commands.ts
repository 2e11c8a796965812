import { shellWord } from './shell-word'

/** PostgreSQL's programs know these parameters of an address. They ask for the password, or read ~/.pgpass. */
const knownParameters = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey']

const dumpFile = 'stagwise.dump'

export function dumpCommand(databaseUrl: string): string {
  return `pg_dump --format=custom --file=${dumpFile} ${shellWord(withoutSecrets(databaseUrl))}`
}

/** The restore is all or nothing; it replaces what the database has now. */
export function restoreDumpCommand(databaseUrl: string): string {
  const options = '--clean --if-exists --no-owner --single-transaction'
  return `pg_restore ${options} --dbname=${shellWord(withoutSecrets(databaseUrl))} ${dumpFile}`
}

export const onPostgres = {
  backup: (databaseUrl: string) => `The database is on PostgreSQL. Back it up with: ${dumpCommand(databaseUrl)}`,
  restore: (databaseUrl: string) =>
    `The database is on PostgreSQL. Stop the site, and restore a dump with: ${restoreDumpCommand(databaseUrl)} ` +
    'Then end the logins, API tokens, invitations and preview links of that time: npm run stagwise -- operator end-sessions --all',
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
  // Only the site's driver knows this mode.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return url.href
}
