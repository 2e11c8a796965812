import type { Kysely } from 'kysely'
import { otherName, visitLimits, type VisitKind } from '~/lib/visits'
import type { Database } from '~db/database'
import { findKnownPages } from './visited-pages.server'
import { noVisits, type DayOfVisits, type VisitMeasure } from './visits'
import { toReport, type CountedNames, type VisitReport } from './visit-report'

const measuresOf = {
  page: ['pages'],
  tool: ['pages', 'tools'],
  product: ['pages', 'views'],
  'tool-answer': [],
  search: ['searches'],
  'search-without-result': ['withoutResult'],
  'product-request': ['requests'],
} as const satisfies Record<VisitKind, readonly VisitMeasure[]>

function isKind(text: string): text is VisitKind {
  return Object.hasOwn(visitLimits, text)
}

/** @param days the days in order; those without a visit are 0 */
export async function readVisitDays(db: Kysely<Database>, days: readonly string[]): Promise<DayOfVisits[]> {
  const rows = await db
    .selectFrom('visitCounts')
    .select(({ fn }) => ['day', 'kind', fn.sum<number>('count').as('count')])
    .where('day', '>=', days[0] ?? '')
    .groupBy(['day', 'kind'])
    .execute()
  const found = new Map(days.map((day) => [day, { ...noVisits, day }]))
  for (const { day, kind, count } of rows) {
    const figures = found.get(day)
    if (figures && isKind(kind)) for (const measure of measuresOf[kind]) figures[measure] += count
  }
  return [...found.values()]
}

const mostPaths = 2000

export async function readVisitReport(db: Kysely<Database>, from: string): Promise<VisitReport> {
  const rows = await db
    .selectFrom('visitCounts')
    .select(({ fn }) => ['kind', 'name', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy(['kind', 'name'])
    .execute()
  const counted: CountedNames = new Map()
  for (const { kind, name, count } of rows.toSorted((a, b) => b.count - a.count)) {
    if (!isKind(kind)) continue
    const names = counted.get(kind)
    if (names) names.push({ name, count })
    else counted.set(kind, [{ name, count }])
  }
  const paths = (['page', 'tool', 'product', 'product-request'] as const).flatMap((kind) =>
    (counted.get(kind) ?? []).slice(0, mostPaths).flatMap(({ name }) => (name === otherName ? [] : name)),
  )
  return toReport(counted, await findKnownPages(db, [...new Set(paths)]))
}

export async function readVisitCounts(db: Kysely<Database>, day: string) {
  const columns = ['day', 'kind', 'name', 'count'] as const
  return db.selectFrom('visitCounts').select(columns).where('day', '=', day).orderBy('kind').orderBy('name').execute()
}
