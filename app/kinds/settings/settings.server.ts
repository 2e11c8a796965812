import type { Kysely } from 'kysely'
import { clockChanges } from '~/content/publishing/zoned-time'
import { isOwnMachine } from '~/seo/reviews/reviews'
import { localHour } from '~/lib/dates'
import { officeAddress } from '~/lib/offices'
import { hoursLines, scheduleOf } from '~/lib/opening-hours'
import { toSlug } from '~/lib/slug'
import { timeZoneName } from '~/lib/time-zone-name'
import { env } from '~/server/env.server'
import type { Site } from '~/site'
import type { Database } from '~db/database'
import { shownClaims, timeToAnswerOf } from './claims'
import { sectionNames, summaryOf, type SectionName, type SectionRecord, type SiteSettings } from './sections'
import { parseSettings, type StoredContent } from './settings.schema'

export interface StoredSettings {
  settings: SiteSettings
  site: Site
  faults: readonly string[]
}

let last: { key: string; stored: StoredSettings } | undefined

/**
 * Reads everything in one query. Returns the same object while nothing changed, so that callers can cache what they
 * derive from it.
 */
export async function readSettings(db: Kysely<Database>): Promise<StoredSettings> {
  const rows = await db.selectFrom('siteSettings').select(['section', 'content']).orderBy('id').execute()
  return storedSettings(rows)
}

export function firstSettings(): StoredSettings {
  return storedSettings([])
}

function storedSettings(rows: readonly StoredContent[]): StoredSettings {
  const first = firstValues()
  const { SITE_URL: url, SITE_TIME_ZONE: timeZone } = env()
  const year = Number(localHour(new Date(), timeZone).slice(0, 4))
  const place = { url, timeZone, isOwnMachine: isOwnMachine(url), year }
  const key = JSON.stringify([rows.map(({ section, content }) => [section, content]), first, place])
  if (last?.key === key) return last.stored
  const parsed = parseSettings(rows, first)
  last = { key, stored: { ...parsed, site: siteOf(parsed.settings, place) } }
  return last.stored
}

interface SitePlace extends Pick<Site, 'url' | 'timeZone'> {
  isOwnMachine: boolean
  year: number
}

function siteOf({ identity, contact, claims, categories, footer }: SiteSettings, place: SitePlace): Site {
  const { url, timeZone, isOwnMachine, year } = place
  const hoursZone = contact.hoursZone || timeZone
  return {
    ...identity,
    url,
    timeZone,
    offices: contact.offices.map((office) => ({ address: officeAddress(office), phone: office.phone })),
    hours: hoursLines(contact),
    schedule: scheduleOf(contact),
    hoursZone,
    hoursClock: clockChanges(hoursZone, new Date()),
    hoursZoneName: timeZoneName(hoursZone),
    footer: { ...footer, year },
    productCategories: categories.categories.slice(0, 4).map(({ name }) => ({ id: toSlug(name), name })),
    replyWithin: shownClaims(claims, { isOwnMachine }).replyWithin?.value ?? null,
    timeToAnswer: timeToAnswerOf(claims),
  }
}

export async function readSite(db: Kysely<Database>): Promise<Site> {
  return (await readSettings(db)).site
}

function firstValues() {
  const { SITE_NAME, SITE_EMAIL } = env()
  return { name: SITE_NAME, email: SITE_EMAIL }
}

export interface SectionEntry {
  name: SectionName
  record: SectionRecord
  summary: string
  version: number
  saved?: { at: string; by: string }
}

export async function listSections(db: Kysely<Database>): Promise<SectionEntry[]> {
  const rows = await db.selectFrom('siteSettings').selectAll().orderBy('id').execute()
  const { settings } = storedSettings(rows)
  return sectionNames.map((name) => {
    const row = rows.find(({ section }) => section === name)
    const entry = { name, record: settings[name], summary: summaryOf(name, settings), version: row?.version ?? 0 }
    return row ? { ...entry, saved: { at: row.updatedAt, by: row.operatorName } } : entry
  })
}

export async function getSection(db: Kysely<Database>, name: SectionName): Promise<SectionEntry> {
  const entry = (await listSections(db)).find((each) => each.name === name)
  if (!entry) throw new Error(`There is no section ${name}`)
  return entry
}
