import { sql, type Kysely } from 'kysely'

/**
 * What may stand inside the JSON lists: a CHECK cannot look into them. Pages read these lists of every record at once, so
 * one item of a wrong kind must not get in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = {
    products: ['features'],
    deerTypes: [
      ...['countriesFound', 'continentsFound', 'typicalHabitats', 'springDiet', 'summerDiet', 'fallDiet', 'winterDiet'],
      ...['protectedAreas', 'huntingRegions', 'recommendedEquipment', 'trackingSigns', 'interestingFacts'],
      'galleryImages',
    ],
    blogPosts: ['additionalImages'],
  }
  for (const [table, columns] of Object.entries(texts)) {
    for (const column of columns) await refuse(db, { table, column, item: "type <> 'text'", needs: 'texts alone' })
  }
  const isText = (field: string) => `json_type(value, '$.${field}') IS NOT 'text'`
  await refuse(db, {
    table: 'deerTypes',
    column: 'faqQuestions',
    item: `type <> 'object' OR ${['question', 'answer'].map(isText).join(' OR ')}`,
    needs: 'questions and answers',
  })
  await refuse(db, {
    table: 'deerTypes',
    column: 'sources',
    item: [
      `type <> 'object' OR ${['title', 'publisher', 'url', 'readOn', 'usedFor'].map(isText).join(' OR ')}`,
      `json_extract(value, '$.url') NOT GLOB 'http*://?*'`,
      `date(json_extract(value, '$.readOn')) IS NOT json_extract(value, '$.readOn')`,
    ].join(' OR '),
    needs: 'title, publisher, url (http or https), readOn (a day) and usedFor',
  })
}

interface Rule {
  table: string
  column: string
  /** Of an item that is refused, in the words of json_each(). */
  item: string
  needs: string
}

async function refuse(db: Kysely<unknown>, { table, column, item, needs }: Rule): Promise<void> {
  for (const event of ['INSERT', `UPDATE OF ${column}`]) {
    await sql
      .raw(
        `CREATE TRIGGER ${table}${column}ItemsOn${event.slice(0, 6)} BEFORE ${event} ON ${table}
         WHEN CASE WHEN json_valid(NEW.${column}) THEN json_type(NEW.${column}) = 'array' ELSE 0 END
           AND EXISTS (SELECT 1 FROM json_each(NEW.${column}) WHERE ${item})
         BEGIN SELECT RAISE(ABORT, '${column}: ${needs}'); END`,
      )
      .execute(db)
  }
}
