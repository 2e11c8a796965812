/** Reads of the species guide. Rows become records here, once: flags are booleans, lists are arrays. */
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { SortedCursor } from '~/lib/cursor'
import type { Database } from '~db/database'
import type { DeerTypeRow } from '~db/tables/deer-types'
import type { DeerType, DeerTypeCard, DeerTypeEntry } from './deer-types'

const cardColumns = [
  'id',
  'name',
  'slug',
  'scientificName',
  'generalDescription',
  'conservationStatus',
  'featuredImageUrl',
] as const

const columns = [
  'id',
  'name',
  'slug',
  'scientificName',
  'generalDescription',
  'bodySize',
  'antlerType',
  'uniqueTraits',
  'evolutionaryLineage',
  'firstDiscoveredLocation',
  'countriesFound',
  'continentsFound',
  'typicalHabitats',
  'altitudePreferences',
  'climatePreferences',
  'maleSize',
  'femaleSize',
  'maleWeight',
  'femaleWeight',
  'antlerShape',
  'coloration',
  'physicalDifferences',
  'dietType',
  'springDiet',
  'summerDiet',
  'fallDiet',
  'winterDiet',
  'feedingHabits',
  'matingSeasonStart',
  'matingSeasonEnd',
  'gestationPeriod',
  'parentingHabits',
  'lifespanWild',
  'lifespanCaptivity',
  'dailyActivity',
  'territorialBehavior',
  'herdingBehavior',
  'migrationBehavior',
  'conservationStatus',
  'conservationEfforts',
  'protectedAreas',
  'conservationLaws',
  'huntingRegions',
  'huntingRegulations',
  'huntingBestPractices',
  'recommendedEquipment',
  'trackingSigns',
  'interestingFacts',
  'culturalSignificance',
  'mythsAndLegends',
  'faqQuestions',
  'sources',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'isActive',
  'featuredImageUrl',
  'galleryImages',
] as const satisfies readonly (keyof DeerType)[]

/** As people look names up: in any case. */
export const byName = sql<string>`lower(name)`

/** Active species by name, with what a card shows. */
export function listActiveDeerTypeCards(db: Kysely<Database>): Promise<DeerTypeCard[]> {
  return db
    .selectFrom('deerTypes')
    .select(cardColumns)
    .where('isActive', '=', 1)
    .orderBy(byName)
    .orderBy('id')
    .execute()
}

interface Slice {
  limit: number
  after?: SortedCursor | undefined
}

/** Active species by name; `limit` and `after` cut a page out of the list. */
export async function listActiveDeerTypes(db: Kysely<Database>, slice: Slice): Promise<DeerType[]> {
  const rows = await selectByName(db, slice).where('isActive', '=', 1).execute()
  return rows.map(toDeerType)
}

/**
 * Whether a row comes after the one that a list ended with, by name and then by id. The name alone once more: an index
 * of an expression does not begin at a pair.
 */
export function isAfter(cursor: SortedCursor | undefined) {
  const [name, id] = [sql`lower(${cursor?.key ?? ''})`, cursor?.id ?? 0]
  return sql<boolean>`${byName} >= ${name} and (${byName}, id) > (${name}, ${id})`
}

/** The same for a list that is read backwards. */
export function isBefore(cursor: SortedCursor | undefined) {
  const [name, id] = [sql`lower(${cursor?.key ?? ''})`, cursor?.id ?? 0]
  return sql<boolean>`${byName} <= ${name} and (${byName}, id) < (${name}, ${id})`
}

function selectByName(db: Kysely<Database>, { limit, after }: Slice) {
  return db
    .selectFrom('deerTypes')
    .select(columns)
    .$if(after !== undefined, (query) => query.where(isAfter(after)))
    .orderBy(byName)
    .orderBy('id')
    .limit(limit)
}

export async function findActiveDeerTypeBySlug(db: Kysely<Database>, slug: string): Promise<DeerType | undefined> {
  const row = await selectBySlug(db, slug).where('isActive', '=', 1).executeTakeFirst()
  return row && toDeerType(row)
}

export async function findActiveDeerTypeById(db: Kysely<Database>, id: number): Promise<DeerType | undefined> {
  const row = await db
    .selectFrom('deerTypes')
    .select(columns)
    .where('id', '=', id)
    .where('isActive', '=', 1)
    .executeTakeFirst()
  return row && toDeerType(row)
}

/** Active or not: for the operator. */
export async function findAnyDeerTypeBySlug(db: Kysely<Database>, slug: string): Promise<DeerType | undefined> {
  const row = await selectBySlug(db, slug).executeTakeFirst()
  return row && toDeerType(row)
}

function selectBySlug(db: Kysely<Database>, slug: string) {
  return db.selectFrom('deerTypes').select(columns).where('slug', '=', slug)
}

const TextList = z.array(z.string())
const FaqList = z.array(z.object({ question: z.string(), answer: z.string() }))
const SourceList = z.array(
  z.object({
    title: z.string(),
    publisher: z.string(),
    url: z.string(),
    readOn: z.string(),
    usedFor: z.string(),
  }),
)

export function toDeerType(row: Pick<DeerTypeRow, keyof DeerType>): DeerType {
  const list = (json: string) => TextList.parse(JSON.parse(json))
  return {
    ...row,
    countriesFound: list(row.countriesFound),
    continentsFound: list(row.continentsFound),
    typicalHabitats: list(row.typicalHabitats),
    springDiet: list(row.springDiet),
    summerDiet: list(row.summerDiet),
    fallDiet: list(row.fallDiet),
    winterDiet: list(row.winterDiet),
    protectedAreas: list(row.protectedAreas),
    huntingRegions: list(row.huntingRegions),
    recommendedEquipment: list(row.recommendedEquipment),
    trackingSigns: list(row.trackingSigns),
    interestingFacts: list(row.interestingFacts),
    galleryImages: list(row.galleryImages),
    faqQuestions: FaqList.parse(JSON.parse(row.faqQuestions)),
    sources: SourceList.parse(JSON.parse(row.sources)),
    isActive: row.isActive === 1,
  }
}

export function toDeerTypeEntry({ createdAt, updatedAt, version, searchText: _, ...row }: DeerTypeRow): DeerTypeEntry {
  return { ...toDeerType(row), createdAt, updatedAt, version }
}
