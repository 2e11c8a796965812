import { sql, type Kysely } from 'kysely'
import { flag, instant, integer, jsonList, line, optional, prose, slug } from './rules'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeerTypes(db)
  await createAuthors(db)
  await createBlogPosts(db)
  await keepSlugsApart(db)
}

async function createDeerTypes(db: Kysely<unknown>): Promise<void> {
  const phrase = (column: string) => sql`${sql.raw(column)} TEXT ${optional(column, 500)}`
  const text = (column: string) => sql`${sql.raw(column)} TEXT ${optional(column, 20_000)}`
  await sql`
    CREATE TABLE deerTypes (
      id                 INTEGER PRIMARY KEY AUTOINCREMENT,
      name               TEXT NOT NULL ${line('name', 120)},
      slug               TEXT NOT NULL UNIQUE ${slug('slug')},
      scientificName     TEXT NOT NULL ${line('scientificName', 120)},
      generalDescription TEXT NOT NULL ${prose('generalDescription', 20_000)},
      ${text('bodySize')},
      ${text('antlerType')},
      ${text('uniqueTraits')},

      ${text('evolutionaryLineage')},
      ${text('firstDiscoveredLocation')},

      ${jsonList('countriesFound')},
      ${jsonList('continentsFound')},
      ${jsonList('typicalHabitats')},
      ${text('altitudePreferences')},
      ${text('climatePreferences')},

      ${text('maleSize')},
      ${text('femaleSize')},
      ${text('maleWeight')},
      ${text('femaleWeight')},
      ${text('antlerShape')},
      ${text('coloration')},
      ${text('physicalDifferences')},

      ${text('dietType')},
      ${jsonList('springDiet')},
      ${jsonList('summerDiet')},
      ${jsonList('fallDiet')},
      ${jsonList('winterDiet')},
      ${text('feedingHabits')},

      ${text('matingSeasonStart')},
      ${text('matingSeasonEnd')},
      ${text('gestationPeriod')},
      ${text('parentingHabits')},
      ${text('lifespanWild')},
      ${text('lifespanCaptivity')},

      ${text('dailyActivity')},
      ${text('territorialBehavior')},
      ${text('herdingBehavior')},
      ${text('migrationBehavior')},

      conservationStatus TEXT NOT NULL DEFAULT 'Least Concern' ${line('conservationStatus', 120)},
      ${text('conservationEfforts')},
      ${jsonList('protectedAreas')},
      ${text('conservationLaws')},

      ${jsonList('huntingRegions')},
      ${text('huntingRegulations')},
      ${text('huntingBestPractices')},
      ${jsonList('recommendedEquipment')},
      ${jsonList('trackingSigns')},

      ${jsonList('interestingFacts')},
      ${text('culturalSignificance')},
      ${text('mythsAndLegends')},

      ${jsonList('faqQuestions')},
      ${phrase('metaTitle')},
      ${phrase('metaDescription')},
      metaKeywords       TEXT ${optional('metaKeywords', 2000)},

      isActive           INTEGER NOT NULL DEFAULT 1 ${flag('isActive')},
      featuredImageUrl   TEXT ${optional('featuredImageUrl', 2000)},
      ${jsonList('galleryImages')},
      createdAt          TEXT NOT NULL ${instant('createdAt')},
      updatedAt          TEXT NOT NULL ${instant('updatedAt')},
      version            INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, Number.MAX_SAFE_INTEGER)}
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX deerTypesByName ON deerTypes (isActive, name)`.execute(db)
}

async function createAuthors(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE authors (
      id         INTEGER PRIMARY KEY AUTOINCREMENT,
      fullName   TEXT NOT NULL ${line('fullName', 120)},
      experience TEXT ${optional('experience', 500)},
      bio        TEXT ${optional('bio', 5000)}
    ) STRICT
  `.execute(db)
  await sql`
    INSERT INTO authors (id, fullName, experience, bio)
    VALUES (1, 'Stagwise Team', 'The editors of this site', ${sql.lit(bio)})
  `.execute(db)
}

export const bio =
  'Posts under this name are the work of the people who run this site. They are written and edited together, ' +
  'so no single author signs them. Corrections are welcome through the contact page.'

async function createBlogPosts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE blogPosts (
      id               INTEGER PRIMARY KEY AUTOINCREMENT,
      title            TEXT NOT NULL ${line('title', 200)},
      slug             TEXT NOT NULL UNIQUE ${slug('slug')},
      content          TEXT NOT NULL ${prose('content', 1_048_576)},
      excerpt          TEXT ${optional('excerpt', 5000)},
      category         TEXT NOT NULL ${line('category', 120)},
      featuredImage    TEXT ${optional('featuredImage', 255)},
      featuredImageUrl TEXT ${optional('featuredImageUrl', 2000)},
      imageAltText     TEXT ${optional('imageAltText', 1000)},
      ${jsonList('additionalImages', 10)},
      focusKeyword     TEXT ${optional('focusKeyword', 200)},
      metaTitle        TEXT ${optional('metaTitle', 60)},
      metaDescription  TEXT ${optional('metaDescription', 160)},
      metaKeywords     TEXT ${optional('metaKeywords', 2000)},
      isPublished      INTEGER NOT NULL DEFAULT 0 ${flag('isPublished')},
      authorId         INTEGER NOT NULL DEFAULT 1 REFERENCES authors (id) ON DELETE RESTRICT,
      createdAt        TEXT NOT NULL ${instant('createdAt')},
      publishedAt      TEXT ${instant('publishedAt')},
      updatedAt        TEXT NOT NULL ${instant('updatedAt')},
      version          INTEGER NOT NULL DEFAULT 1 ${integer('version', 1, Number.MAX_SAFE_INTEGER)},
      CONSTRAINT "publishedAt: set in a published post" CHECK (isPublished = 0 OR publishedAt IS NOT NULL)
    ) STRICT
  `.execute(db)
  await sql`CREATE INDEX blogPostsByPublication ON blogPosts (isPublished, publishedAt, id)`.execute(db)
  await sql`CREATE INDEX blogPostsByAuthor ON blogPosts (authorId)`.execute(db)
}

/** `/{slug}` shows a deer type or a post, so no slug may name one of each. Two UNIQUE columns cannot say that. */
async function keepSlugsApart(db: Kysely<unknown>): Promise<void> {
  const pairs = [
    { table: 'deerTypes', other: 'blogPosts', message: 'slug: taken by a blog post' },
    { table: 'blogPosts', other: 'deerTypes', message: 'slug: taken by a deer type' },
  ]
  for (const { table, other, message } of pairs) {
    for (const event of ['INSERT', 'UPDATE OF slug']) {
      const name = `${table}SlugOn${event.slice(0, 6).trim()}`
      await sql`
        CREATE TRIGGER ${sql.raw(name)} BEFORE ${sql.raw(event)} ON ${sql.raw(table)}
        WHEN EXISTS (SELECT 1 FROM ${sql.raw(other)} WHERE slug = NEW.slug)
        BEGIN
          SELECT RAISE(ABORT, ${sql.lit(message)});
        END
      `.execute(db)
    }
  }
}
