/** What has versions: how to find a record of each kind, read its versions, and restore one. */
import type { z } from 'zod'
import { UnfitVersionError } from '~/content/revisions/unfit-version'
import { versionMessages, type RestoreEffects, type Version } from '~/content/revisions/versions'
import type { RestoringAct } from '~/content/revisions/revisions.server'
import { isSectionName, sectionOf } from '~/kinds/settings/sections'
import { sectionInput } from '~/kinds/settings/settings.schema'
import { getSection } from '~/kinds/settings/settings.server'
import { notFound } from '~/server/forms/reply.server'
import { pageStores } from '~/dashboard/kinds.server'
import { pageKinds, tableOfTab, type PageTab } from '~/lib/page-kinds'
import { saveSection } from '~/dashboard/sections.server'
import { toRowId } from '~/lib/ids'
import { formValuesOf, labelsOf, type FieldTable } from '~/lib/record-fields'
import { db } from '~/server/database.server'
import type { EditedKind } from '~db/tables/revisions'

interface VersionedRecord {
  kind: EditedKind
  id: number
  title: string
  /** As it is stored now. */
  version: number
  fields: FieldTable
  page?: {
    /** What decides whether it is public, which stays as it is unless an operator wants it as it was. */
    flag: 'isActive' | 'isPublished'
    pathOf: (slug: string) => string
  }
  /** False: it is gone. @throws Refusal, and what write() throws */
  restore: (version: Version, act: RestoringAct, isAsPublic: boolean) => Promise<boolean>
}

async function findSection(name: string): Promise<VersionedRecord | undefined> {
  if (!isSectionName(name)) return undefined
  const stored = await getSection(db(), name)
  const { id, title, fields } = sectionOf(name)
  const restore: VersionedRecord['restore'] = async ({ record }, act) => {
    await saveSection(db(), parsed(sectionInput(name), record), { ...act, stored })
    return true
  }
  return { kind: 'siteSettings', id, title, version: stored.version, fields, restore }
}

/** A part of the dashboard. */
type VersionedPart = PageTab | 'settings'

/** What a page of versions is about. @throws 404 */
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

/** What an operator should know of before restoring a version, beside its fields. */
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

/** How versions of a record are read. */
export function readingOf({ fields }: VersionedRecord) {
  return {
    labels: labelsOf(fields),
    valuesOf: (record: Version['record']) => ({ ...formValuesOf(fields, record), ...flagWords(fields, record) }),
  }
}

/** "Active" and "Inactive" instead of true and false. */
function flagWords(fields: FieldTable, record: Version['record']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const choice =
        field.kind === 'flag' ? field.choices.find(({ value }) => (value === 'true') === record[name]) : undefined
      return choice ? [[name, choice.label]] : []
    }),
  )
}

/** What was saved by an older release may no longer be valid. @throws UnfitVersionError */
function parsed<Schema extends z.ZodType>(schema: Schema, record: Version['record']): z.output<Schema> {
  const result = schema.safeParse(record)
  if (result.success) return result.data
  throw new UnfitVersionError(result.error.issues[0]?.message ?? '')
}
