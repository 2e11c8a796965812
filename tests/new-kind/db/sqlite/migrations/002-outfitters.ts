import { sql, type Kysely } from 'kysely'
import { keepFormerAddress, listIndexes, raiseVersionOf } from './001-tables'
import { flag, instant, line, oneOf, optional, prose, slug } from './rules'

const statements = [
  sql`
    CREATE TABLE outfitters (
      id          INTEGER PRIMARY KEY AUTOINCREMENT,
      deletedAt   TEXT ${instant('deletedAt')},
      name        TEXT NOT NULL ${line('name', 120)},
      slug        TEXT NOT NULL ${slug('slug')},
      description TEXT NOT NULL ${prose('description', 20_000)},
      region      TEXT NOT NULL ${oneOf('region', ['Northeast', 'Midwest', 'South', 'West'])},
      imageUrl    TEXT ${optional('imageUrl', 2000)},
      imageAlt    TEXT ${optional('imageAlt', 2000)},
      isActive    INTEGER NOT NULL DEFAULT 1 ${flag('isActive')},
      publishAt   TEXT ${instant('publishAt')},
      createdAt   TEXT NOT NULL ${instant('createdAt')},
      updatedAt   TEXT NOT NULL ${instant('updatedAt')},
      version     INTEGER NOT NULL DEFAULT 1,
      searchText  TEXT NOT NULL DEFAULT ''
    ) STRICT`,
  sql`CREATE UNIQUE INDEX outfittersBySlug ON outfitters (slug) WHERE deletedAt IS NULL`,
  ...listIndexes({
    table: 'outfitters',
    state: `CASE WHEN isActive = 1 THEN 'active' WHEN publishAt IS NOT NULL THEN 'scheduled' ELSE 'inactive' END`,
    category: 'region',
    orders: { Change: 'updatedAt', Name: 'lower(name)' },
  }),
  ...raiseVersionOf('outfitters'),
  keepFormerAddress({ table: 'outfitters', prefix: '/outfitters/', kind: 'outfitter' }),
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
