/** migrate.deep.test.ts kills this process: it migrates a file, then runs a slow migration and says when it begins. */
import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { migrations } from '~db/sqlite/migrations/list'

const slow = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`CREATE TABLE slow (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT`.execute(db)
    console.log('begun')
    for (let n = 0; n < 200; n += 1) {
      await sql`INSERT INTO slow (text) SELECT hex(randomblob(2000)) FROM contacts`.execute(db)
      await sql`UPDATE contacts SET message = message || '!'`.execute(db)
      await wait(5)
    }
  },
}

const db = openDatabase(`file:${process.argv[2] ?? ''}`)
await migrateToLatest(db, { ...migrations, '999-slow': slow })
await db.destroy()
