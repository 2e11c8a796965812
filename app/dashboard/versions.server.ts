/** Finds records that have versions, reads their versions, and restores one. */
import type { z } from 'zod'
import { UnfitVersionError } from '~/content/revisions/unfit-version'
import {
  publishesField,
  versionFaults,
  versionMessages,
  type AskedField,
  type RestoreEffects,
  type Version,
  type VersionFault,
} from '~/content/revisions/versions'
import { publicationIn } from '~/content/publishing/publication'
import { shortDateTime } from '~/content/publishing/zoned-time'
import type { RestoringAct } from '~/content/revisions/versions.server'
import { isSectionName, sectionOf } from '~/kinds/settings/sections'
import { sectionInput } from '~/kinds/settings/settings.schema'
import { getSection } from '~/kinds/settings/settings.server'
import { notFound } from '~/server/forms/reply.server'
import { pageStores } from '~/dashboard/kinds.server'
import { pageKinds, tableOfTab, type PageTab } from '~/lib/page-kinds'
import { saveSection } from '~/dashboard/sections.server'
import { toRowId } from '~/lib/ids'
import type { FormValues } from '~/lib/editing'
import { formValuesOf, labelsOf, type FieldTable } from '~/lib/record-fields'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import type { EditedKind } from '~db/tables/revisions'

interface VersionedRecord {
  kind: EditedKind
  id: number
  title: string
  /** The version of the stored record. */
  version: number
  fields: FieldTable
  page?: {
    /** The field decides whether the record is public. Its value stays, unless an operator wants the version's. */
    flag: 'isActive' | 'isPublished'
    pathOf: (slug: string) => string
  }
  /** Returns false if the record is gone. @throws Refusal, and what write() throws */
  restore: (record: Version['record'], act: RestoringAct, isAsPublic: boolean) => Promise<boolean>
  faultsIn: (record: Version['record']) => VersionFault[]
  /** The values that a field can have. */
  choices?: Readonly<Record<string, AskedField['choices']>>
}

async function findSection(name: string): Promise<VersionedRecord | undefined> {
  if (!isSectionName(name)) return undefined
  const stored = await getSection(db(), name)
  const { id, title, fields } = sectionOf(name)
  const schema = sectionInput(name)
  const restore: VersionedRecord['restore'] = async (record, act) => {
    await saveSection(db(), parsed(schema, record), { ...act, stored })
    return true
  }
  const faultsIn: VersionedRecord['faultsIn'] = (record) => {
    const { error } = schema.safeParse(record)
    return error ? versionFaults(error) : []
  }
  return { kind: 'siteSettings', id, title, version: stored.version, fields, restore, faultsIn }
}

/** A part of the dashboard. */
type VersionedPart = PageTab | 'settings'

/** Reads what a page of versions is about. @throws 404 */
export function versionedAt(request: Request, { of = '' }: { of?: string | undefined }) {
  const part = new URL(request.url).pathname.split('/')[2]
  const table = tableOfTab(part)
  if (!table && part !== 'settings') throw notFound(versionMessages.recordGone)
  return { part: table ? pageKinds[table].tab : ('settings' as const), of }
}

/** @param of the id of a record, or the name of a section of the settings */
export async function findVersioned(part: VersionedPart, of: string): Promise<VersionedRecord | undefined> {
  const table = tableOfTab(part)
  if (!table) return findSection(of)
  const id = toRowId(of)
  return id === undefined ? undefined : pageStores[table].findVersioned(db(), id)
}

/** Tells what an operator should know before restoring a version, beside its fields. */
export function restoreEffects(
  { page }: Pick<VersionedRecord, 'page'>,
  { current, shown }: { current: Version | undefined; shown: Version },
): RestoreEffects {
  if (!current || !page) return {}
  const { flag, pathOf } = page
  const [from, to] = [current.record.slug, shown.record.slug]
  const wasOn = shown.record[flag]
  const label = flag === 'isActive' ? 'Active' : 'Published'
  return {
    ...(typeof from === 'string' && typeof to === 'string' && from !== to
      ? { address: { from: pathOf(from), to: pathOf(to) } }
      : {}),
    ...(typeof wasOn === 'boolean' && wasOn !== current.record[flag] ? { flag: { label, wasOn } } : {}),
  }
}

interface Wanted {
  chosen: Version
  /** The stored version, if only some fields of the chosen one are wanted. */
  stored: Version | undefined
  fields: readonly string[]
  form: FormData
}

export function wantedRecord({ faultsIn }: VersionedRecord, { chosen, stored, fields, form }: Wanted) {
  const wanted = stored ? withFields(stored.record, chosen.record, fields) : chosen.record
  return withGiven(wanted, faultsIn(wanted), form)
}

function withFields(record: Version['record'], from: Version['record'], names: readonly string[]): Version['record'] {
  return { ...record, ...Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) }
}

/** Adds what the version lacks and the operator has given. */
function withGiven(record: Version['record'], faults: readonly VersionFault[], form: FormData): Version['record'] {
  const values = valuesAt(form, 'given[].value')
  const given = valuesAt(form, 'given[].name').map((name, index) => [name, values[index] ?? ''] as const)
  const needed = given.filter(([name, value]) => value !== '' && faults.some((fault) => fault.name === name))
  return { ...record, ...Object.fromEntries(needed) }
}

/** Reads `name[0]`, `name[1]` and so on. */
export function valuesAt(form: FormData, name: string): string[] {
  const [before = '', after = ''] = name.split('[]')
  return [...form].flatMap(([key, value]) =>
    typeof value === 'string' && key.startsWith(`${before}[`) && key.endsWith(`]${after}`) ? value : [],
  )
}

/** Reads versions of a record. */
export function readingOf({ fields, page }: VersionedRecord) {
  const { SITE_TIME_ZONE: timeZone } = env()
  const labels: Record<string, string> = labelsOf(fields)
  if (page) labels[publishesField] = 'Publishes'
  const valuesOf = (record: Version['record']): FormValues => ({
    ...formValuesOf(fields, record),
    ...flagWords(fields, record),
    [publishesField]: publishesWords(record, timeZone),
  })
  return { labels, valuesOf }
}

function publishesWords(record: Version['record'], timeZone: string): string {
  const { publishAt } = publicationIn(record)
  return publishAt === null ? 'not scheduled' : shortDateTime(publishAt, timeZone)
}

const longestAsked = 500

/** Returns a field for each value that the version lacks, filled in with what is stored now. */
export function askedFields(
  { fields, faultsIn, choices = {} }: VersionedRecord,
  { shown, current }: { shown: Version; current: Version | undefined },
): AskedField[] {
  const faults = [...faultsIn(shown.record), ...(current ? faultsIn(current.record) : [])]
  return Object.entries(fields).flatMap(([name, field]) => {
    const fault = faults.find((each) => each.name === name)
    const now = current?.record[name]
    const value = typeof now === 'string' && now.length <= longestAsked ? now : ''
    const named = field.kind === 'choice' ? field.choices.map((value) => ({ value, label: value })) : undefined
    const own = named ?? choices[name] ?? null
    if (!fault || !(own || ['line', 'slug', 'url', 'email', 'date'].includes(field.kind))) return []
    return { name, label: field.label, message: fault.message, value, choices: own }
  })
}

/** Returns "Active" and "Inactive" instead of true and false. */
function flagWords(fields: FieldTable, record: Version['record']): Record<string, string> {
  const isDraft = publicationIn(record).isDraft && record.isActive === false
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const choice =
        field.kind === 'flag' ? field.choices.find(({ value }) => (value === 'true') === record[name]) : undefined
      return choice ? [[name, isDraft ? 'Draft' : choice.label]] : []
    }),
  )
}

/** A record that an older release saved may no longer be valid. @throws UnfitVersionError */
function parsed<Schema extends z.ZodType>(schema: Schema, record: Version['record']): z.output<Schema> {
  const result = schema.safeParse(record)
  if (result.success) return result.data
  throw new UnfitVersionError(result.error.issues[0]?.message ?? '')
}
