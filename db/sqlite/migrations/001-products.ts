import { sql, type Kysely } from 'kysely'
import { flag, instant, integer, jsonList, line, oneOf, optional, prose, slug } from './rules'

const categories = ['Scent Control', 'Attractants', 'Safety', 'Archery', 'Gear', 'Electronics']

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE products (
      id                 INTEGER PRIMARY KEY AUTOINCREMENT,
      name               TEXT NOT NULL ${line('name', 120)},
      slug               TEXT NOT NULL UNIQUE ${slug('slug')},
      description        TEXT NOT NULL ${prose('description', 20_000)},
      imagePrompt        TEXT ${optional('imagePrompt', 2000)},
      imageUrl           TEXT ${optional('imageUrl', 2000)},
      category           TEXT NOT NULL ${oneOf('category', categories)},
      ${jsonList('features')},
      discountPercentage INTEGER NOT NULL DEFAULT 0 ${integer('discountPercentage', 0, 100)},
      isActive           INTEGER NOT NULL DEFAULT 1 ${flag('isActive')},
      createdAt          TEXT NOT NULL ${instant('createdAt')},
      updatedAt          TEXT NOT NULL ${instant('updatedAt')},
      version            INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, Number.MAX_SAFE_INTEGER)}
    ) STRICT
  `.execute(db)
}
