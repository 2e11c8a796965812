/** Some code needs the name and must not import the settings. */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Database } from './database'

const Identity = z.object({ name: z.string() })

export async function findSiteName(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('siteSettings').select('content').where('section', '=', 'identity').executeTakeFirst()
  return row && Identity.safeParse(JSON.parse(row.content)).data?.name
}
