import { sql, type Kysely } from 'kysely'

/**
 * An index for each order of the dashboard's lists: of all records, of those in one state, and of one category, which
 * has the state beside, so that no row is read to see whether it belongs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, state, category, keys } of lists) {
    for (const [name, key] of Object.entries(keys)) {
      const order = key === 'id' ? 'id' : `${key}, id`
      const indexes = [
        { by: `StateAnd${name}`, columns: `${state}, ${order}` },
        { by: `CategoryAnd${name}`, columns: `${category}, ${order}, ${state}` },
        // Without a filter the primary key is one, and species have another (014).
        ...(key === 'id' || (key === 'lower(name)' && table === 'deerTypes') ? [] : [{ by: name, columns: order }]),
      ]
      for (const { by, columns } of indexes) {
        await sql.raw(`CREATE INDEX ${table}ListedBy${by} ON ${table} (${columns})`).execute(db)
      }
    }
  }
}

const lists = [
  {
    table: 'products',
    state: `CASE WHEN isActive = 1 THEN 'active' WHEN publishAt IS NOT NULL THEN 'scheduled' WHEN isDraft = 1 THEN 'draft' ELSE 'inactive' END`,
    category: `replace(lower(category), ' ', '-')`,
    keys: { Id: 'id', Change: 'updatedAt', Name: 'lower(name)' },
  },
  {
    table: 'deerTypes',
    state: `CASE WHEN isActive = 1 THEN 'active' WHEN publishAt IS NOT NULL THEN 'scheduled' ELSE 'inactive' END`,
    category: `replace(lower(conservationStatus), ' ', '-')`,
    keys: { Id: 'id', Change: 'updatedAt', Name: 'lower(name)' },
  },
  {
    table: 'blogPosts',
    state: `CASE WHEN isPublished = 1 THEN 'published' WHEN publishAt IS NOT NULL THEN 'scheduled' ELSE 'draft' END`,
    category: `replace(lower(category), ' ', '-')`,
    keys: {
      Id: 'id',
      Change: 'updatedAt',
      Name: 'lower(title)',
      Publication: 'coalesce(publishedAt, publishAt, createdAt)',
    },
  },
]
