import { sql, type Kysely } from 'kysely'
import { pageKinds, pageTables } from '~/lib/page-kinds'
import { editPath, imagePath } from '~/paths'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import type { FailedPicture } from './failed-pictures'
import { firstFile } from './images'
import { maxAttempts } from './images.server'

const mostShown = 5

export async function listFailedPictures(db: Kysely<Database>): Promise<FailedPicture[]> {
  const failed = await db
    .selectFrom('images')
    .select(['hash', 'width'])
    .where('finishedAt', 'is', null)
    .where('attempts', '>=', maxAttempts)
    .orderBy('createdAt')
    .limit(mostShown)
    .execute()
  const pictures: FailedPicture[] = []
  for (const { hash, width } of failed) {
    const records = await recordsWith(db, `%/images/${hash}-%`)
    if (records.length > 0) pictures.push({ src: imagePath({ hash, ...firstFile(width) }), records })
  }
  return pictures
}

async function recordsWith(db: Kysely<Database>, address: string): Promise<FailedPicture['records']> {
  const records: FailedPicture['records'] = []
  for (const table of pageTables) {
    const { title, tab, pictures } = pageKinds[table]
    const names = sql.join(
      pictures.map((column) => sql`${sql.ref(column)} like ${address}`),
      sql` or `,
    )
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(title)} as name from ${sql.table(table)} where ${isThere(table)} and (${names})
    `.execute(db)
    records.push(...rows.map(({ id, name }) => ({ name, path: editPath(tab, id) })))
  }
  return records
}
