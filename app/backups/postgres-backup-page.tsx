import { Command } from './command'

interface PostgresCommands {
  dump: string
  restore: string
}

/** The site has no file to copy, so the server's operator makes backups. */
export function PostgresBackupPage({ commands: { dump, restore } }: { commands: PostgresCommands }) {
  return (
    <section aria-labelledby="backups" className="max-w-measure wrap-anywhere">
      <h1 id="backups">Backups</h1>
      <p className="mt-2">
        This site’s database is on a PostgreSQL server, so it is backed up with PostgreSQL’s own programs. Ask whoever
        runs the server whether that happens every night, and when somebody last restored a backup to try it.
      </p>
      <h2 className="mt-8">Make a backup</h2>
      <p className="mt-2">
        A dump is one file with the whole site, pictures included, made while the site runs. It also has customers’
        names and addresses and the operators’ password hashes: store it where nobody else can read it, and copy it to
        another machine.
      </p>
      <Command>{dump}</Command>
      <h2 className="mt-8">Restore</h2>
      <p className="mt-2">Stop the site first. The dump replaces what the database has now, all of it or nothing.</p>
      <Command>{restore}</Command>
      <p className="mt-4">
        Then end the logins, API tokens, open invitations and preview links of that time, and start the site.
      </p>
      <Command>npm run stagwise -- operator end-sessions --all</Command>
      <p className="mt-8 font-sans text-base text-soft">
        Both ask for the password of the database, or read it from <code>~/.pgpass</code>. Keep a copy of{' '}
        <code>SESSION_SECRET</code> in another place: without it, second factors take only their recovery codes.
      </p>
    </section>
  )
}
