/** Drafts are stored while somebody types, and by the button Save draft. */
import { draftMessages, toDraftChanges, type DraftEntry, type DraftOffer } from '~/content/revisions/drafts'
import {
  deleteDrafts,
  dropFormDraft,
  findDraft,
  listDraftSaves,
  listDraftsOf,
  listNewDrafts,
  saveDraft,
  type DraftSubject,
  type SavedDraft,
} from '~/content/revisions/drafts.server'
import { readFormValues, withDraftValues, type DraftForm } from '~/content/revisions/form-values'
import { differencesOf, editorFields, type FormDraft, type FormValues } from '~/lib/editing'
import { toRowId, toVersion } from '~/lib/ids'
import { listBackOf, withListBack } from '~/lib/list-back'
import { draftsPath, withDraft } from '~/paths'
import { db } from '~/server/database.server'
import type { Act, Actor } from '~db/audit-log.server'
import type { EditedKind } from '~db/tables/revisions'

const mostOffered = 10

interface EditorDrafts {
  offers: (DraftEntry | DraftOffer)[]
  opened: (Omit<DraftEntry, 'name'> & { isBehind: boolean }) | null
  isGone: boolean
}

export interface EditorRules {
  kind: EditedKind
  form: DraftForm
  newValues: FormValues
  find: (id: number) => Promise<{ version: number; values: FormValues } | undefined>
  /** The values are those that were saved then. */
  findVersion: (id: number, version: number) => Promise<FormValues | undefined>
  /** Tells who saved a version, and when. */
  findSave: (id: number, version: number) => Promise<{ by: string | null; at: string } | undefined>
  newEditor: string
  list: string
  editorOf: (id: number) => string
}

interface Opening<Values extends FormValues> {
  rules: EditorRules
  isNew: boolean
  record: { id: number; version: number } | undefined
  values: Values
  isPublic: boolean
  formToken: string
}

export async function openEditor<Values extends FormValues>(request: Request, opening: Opening<Values>) {
  const { rules, isNew, record, values, isPublic, formToken } = opening
  const { kind } = rules
  const asked = toRowId(new URL(request.url).searchParams.get('draft'))
  const isHere = isNew || record !== undefined
  const found = asked === undefined || !isHere ? undefined : await findDraft(db(), { kind, id: asked })
  const draft = found && (await isOf(found, opening)) ? found : undefined
  const isBehind = record !== undefined && draft !== undefined && !isOfVersion(draft.baseVersion, record)
  const url = `${draftsPath}?${new URLSearchParams({ kind, record: record ? String(record.id) : '' }).toString()}`
  return {
    values: draft ? withDraftValues(values, draft.values) : values,
    meta: {
      formToken,
      isPublic,
      version: record ? String(draft?.baseVersion ?? record.version) : '',
      formKey: draft?.formKey ?? crypto.randomUUID(),
      draft: {
        url,
        tabKey: crypto.randomUUID(),
        version: draft ? String(draft.version) : '',
        savedAt: draft?.savedAt ?? null,
        saves: isHere ? await listDraftSaves(db(), { kind, recordId: record?.id ?? null }) : {},
      },
    },
    drafts: {
      offers: (await offersOf(opening)).filter(({ id }) => id !== draft?.id),
      opened: draft
        ? { id: draft.id, savedAt: draft.savedAt, savedBy: draft.savedBy, operatorId: draft.operatorId, isBehind }
        : null,
      isGone: asked !== undefined && !draft,
    } satisfies EditorDrafts,
  }
}

async function isOf(draft: SavedDraft, { rules, record }: Pick<Opening<FormValues>, 'rules' | 'record'>) {
  if (record || draft.recordId === null) return draft.recordId === (record?.id ?? null)
  return (await rules.find(draft.recordId)) === undefined
}

async function offersOf({ rules, isNew, record, values }: Opening<FormValues>): Promise<(DraftEntry | DraftOffer)[]> {
  const { kind, form } = rules
  if (isNew && kind !== 'siteSettings') return listNewDrafts(db(), kind, mostOffered)
  if (!record) return []
  const drafts = await listDraftsOf(db(), { kind, recordId: record.id }, mostOffered)
  return drafts.map(({ id, name, savedAt, savedBy, operatorId, baseVersion, values: typed }) => ({
    id,
    name,
    savedAt,
    savedBy,
    operatorId,
    isBehind: !isOfVersion(baseVersion, record),
    changes: toDraftChanges(differencesOf(form.labels, { stored: values, typed })),
  }))
}

/** A section of the settings that was never saved has version 0, which a draft stores as none. */
function isOfVersion(baseVersion: number | null, { version }: { version: number }): boolean {
  return (baseVersion ?? 0) === version
}

/**
 * Returns undefined if the form equals the record, so there is no draft. @throws DraftTooLongError, and what write()
 * throws
 */
export async function storeFormDraft(
  rules: EditorRules,
  { recordId, form, act }: { recordId: number | null; form: FormData; act: Act },
) {
  const { kind } = rules
  const values = readFormValues(form, rules.form)
  const record = recordId === null ? undefined : await rules.find(recordId)
  const sent = formDraftOf(form)
  const stored = record?.values ?? rules.newValues
  const isAlone = recordId !== null && !record
  if (differencesOf(rules.form.labels, { stored, typed: values }).length === 0) {
    await dropFormDraft(db(), { kind, recordId }, sent, act)
    return { isAlone, saved: undefined }
  }
  const baseVersion = toVersion(form.get(editorFields.version)) || null
  const saved = await saveDraft(db(), { kind, recordId, form: sent, baseVersion, values }, act)
  return { isAlone, saved, isBehind: record !== undefined && !isOfVersion(baseVersion, record) }
}

/** Drops drafts that are the same as what was saved just now: nothing is unfinished in them. */
export async function dropSameDrafts(rules: EditorRules, recordId: number): Promise<void> {
  const record = await rules.find(recordId)
  if (!record) return
  const drafts = await listDraftsOf(db(), { kind: rules.kind, recordId }, mostOffered)
  const isSame = ({ values: typed }: SavedDraft) =>
    differencesOf(rules.form.labels, { stored: record.values, typed }).length === 0
  await deleteDrafts(db(), drafts.filter(isSame))
}

/** @throws what storeFormDraft() throws */
export async function saveOpenDraft(
  { request, form, by }: { request: Request; form: FormData; by: Actor },
  { rules, recordId }: { rules: EditorRules; recordId: number | null },
) {
  const { isAlone, saved } = await storeFormDraft(rules, { recordId, form, act: { by, now: new Date() } })
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('draft')
  const query = searchParams.toString()
  const editor = isAlone ? rules.newEditor : pathname + (query === '' ? '' : `?${query}`)
  if (!saved) return { to: editor, message: draftMessages.same }
  return { to: withDraft(editor, saved.draft.id), message: saved.isSecond ? draftMessages.second : draftMessages.saved }
}

export async function backOfDraft(
  request: Request,
  rules: EditorRules,
  { recordId }: Pick<DraftSubject, 'recordId'>,
): Promise<string> {
  const list = listBackOf(new URL(request.url).searchParams, rules.list)
  const record = recordId === null ? undefined : await rules.find(recordId)
  return record && recordId !== null ? withListBack(rules.editorOf(recordId), list) : list
}

export function formDraftOf(form: FormData | URLSearchParams): FormDraft {
  const { formKey, tabKey, draftVersion, sequence } = editorFields
  return {
    formKey: keyOf(form.get(formKey)),
    tabKey: keyOf(form.get(tabKey)),
    version: toVersion(form.get(draftVersion)),
    sequence: toVersion(form.get(sequence)) || 0,
  }
}

function keyOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''
}
