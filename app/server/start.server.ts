/** What happens once, before the first request: configuration, database, sample content for a new site. */
import { DatabaseOpenError, migrateToLatest } from '~db/client.server'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { db } from './database.server'
import { env, EnvError } from './env.server'
import { log } from './log.server'
import { sessionSecret } from './secret.server'

/** Ends the process with one clear message, and no stack, when the operator can mend what is wrong. */
export async function startSite(): Promise<void> {
  try {
    const { SEED_SAMPLE_DATA } = env()
    await migrateToLatest(db())
    const isSeeded = await seedNewDatabase(db(), { withSamples: SEED_SAMPLE_DATA })
    if (isSeeded) log.info('a new database was filled with sample content')
    sessionSecret()
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof DatabaseOpenError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
