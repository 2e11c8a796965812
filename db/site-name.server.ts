/** Some code needs these and must not import the settings. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from './database'

const Identity = z.object({ name: z.string(), email: z.string().optional() })

export async function findSiteName(db: Kysely<Database>): Promise<string | undefined> {
  return (await findIdentity(db))?.name
}

/** Undefined unless an operator has changed it. */
export async function findSiteEmail(db: Kysely<Database>): Promise<string | undefined> {
  return (await findIdentity(db))?.email
}

async function findIdentity(db: Kysely<Database>) {
  const row = await db.selectFrom('siteSettings').select('content').where('section', '=', 'identity').executeTakeFirst()
  return row && Identity.safeParse(JSON.parse(row.content)).data
}
