import { sql, type Kysely } from 'kysely'

/**
 * The full-text index over what visitors can find: active products and species, published posts, and the tools, which
 * the program writes. It holds no text, only where words stand; a row is (record's id) * 4 + (number of its kind).
 * Triggers keep it, so no write can forget it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE VIRTUAL TABLE searchIndex USING fts5(
      title, keywords, body,
      content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 2'
    )
  `.execute(db)
  // Its words, to find the one that was meant.
  await sql`CREATE VIRTUAL TABLE searchVocabulary USING fts5vocab(searchIndex, 'row')`.execute(db)
  await sql`
    CREATE TABLE searchState (
      id           INTEGER PRIMARY KEY CONSTRAINT "id: one row" CHECK (id = 1),
      indexedTools TEXT NOT NULL
    ) STRICT
  `.execute(db)
  await sql`INSERT INTO searchState (id, indexedTools) VALUES (1, '')`.execute(db)
  for (const source of [products, deerTypes, blogPosts]) await keepIndexed(db, source)
}

interface Source {
  table: string
  /** Of the row in the index. */
  kind: number
  isPublic: (row: string) => string
  title: (row: string) => string
  keywords: (row: string) => string
  body: (row: string) => string
}

async function keepIndexed(db: Kysely<unknown>, source: Source): Promise<void> {
  const { table, kind } = source
  const rowid = (row: string) => `${row}.id * 4 + ${String(kind)}`
  const select = (row: string, from: string) =>
    `INSERT INTO searchIndex (rowid, title, keywords, body)
     SELECT ${rowid(row)}, ${source.title(row)}, ${source.keywords(row)}, ${source.body(row)}
     ${from} WHERE ${source.isPublic(row)}`
  const remove = `DELETE FROM searchIndex WHERE rowid = ${rowid('OLD')}`
  const triggers = [
    { event: 'INSERT', statements: [select('NEW', '')] },
    { event: 'UPDATE', statements: [remove, select('NEW', '')] },
    { event: 'DELETE', statements: [remove] },
  ]
  for (const { event, statements } of triggers) {
    await sql
      .raw(
        `CREATE TRIGGER ${table}SearchOn${event} AFTER ${event} ON ${table} BEGIN ${statements.map((each) => `${each};`).join(' ')} END`,
      )
      .execute(db)
  }
  await sql.raw(select(table, `FROM ${table}`)).execute(db)
}

const products: Source = {
  table: 'products',
  kind: 0,
  isPublic: (row) => `${row}.isActive = 1`,
  title: (row) => `${row}.name`,
  keywords: (row) => joined(row, ['category', 'features']),
  body: (row) => `${row}.description`,
}

const deerTypes: Source = {
  table: 'deerTypes',
  kind: 1,
  isPublic: (row) => `${row}.isActive = 1`,
  title: (row) => joined(row, ['name', 'scientificName']),
  keywords: (row) => joined(row, ['metaKeywords', 'conservationStatus']),
  body: (row) =>
    joined(row, [
      ...['generalDescription', 'bodySize', 'antlerType', 'uniqueTraits', 'evolutionaryLineage'],
      ...['firstDiscoveredLocation', 'countriesFound', 'continentsFound', 'typicalHabitats'],
      ...['altitudePreferences', 'climatePreferences', 'maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'],
      ...['antlerShape', 'coloration', 'physicalDifferences', 'dietType', 'springDiet', 'summerDiet', 'fallDiet'],
      ...['winterDiet', 'feedingHabits', 'matingSeasonStart', 'matingSeasonEnd', 'gestationPeriod'],
      ...['parentingHabits', 'lifespanWild', 'lifespanCaptivity', 'dailyActivity', 'territorialBehavior'],
      ...['herdingBehavior', 'migrationBehavior', 'conservationEfforts', 'protectedAreas', 'conservationLaws'],
      ...['huntingRegions', 'huntingRegulations', 'huntingBestPractices', 'recommendedEquipment', 'trackingSigns'],
      ...['interestingFacts', 'culturalSignificance', 'mythsAndLegends', 'faqQuestions'],
    ]),
}

const blogPosts: Source = {
  table: 'blogPosts',
  kind: 2,
  isPublic: (row) => `${row}.isPublished = 1`,
  title: (row) => `${row}.title`,
  keywords: (row) => joined(row, ['metaKeywords', 'focusKeyword', 'category']),
  body: (row) => `coalesce(${row}.excerpt, '') || ' ' || ${withoutTags(`${row}.content`)}`,
}

function joined(row: string, columns: readonly string[]): string {
  return columns.map((column) => `coalesce(${row}.${column}, '')`).join(` || ' ' || `)
}

/** The tags that sanitised HTML may hold; what stands in the attributes of the last few is indexed with the words. */
function withoutTags(html: string): string {
  const blocks = ['p', 'li', 'ul', 'ol', 'h2', 'h3', 'h4', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
  const phrases = ['strong', 'em', 'sub', 'sup']
  const gone = [
    ...blocks.flatMap((tag) => [`<${tag}>`, `</${tag}>`]).map((tag) => [tag, ' ']),
    ...phrases.flatMap((tag) => [`<${tag}>`, `</${tag}>`]).map((tag) => [tag, '']),
    ...['<br />', '<hr />', '<a href=', '<img src=', ' loading="lazy"'].map((tag) => [tag, ' ']),
    ['</a>', ''],
    ...['&amp;', '&lt;', '&gt;', '&quot;'].map((reference) => [reference, ' ']),
  ]
  return gone.reduce((text, [from, to]) => `replace(${text}, '${from ?? ''}', '${to ?? ''}')`, html)
}
