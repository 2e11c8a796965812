/** The drafts of the editors: what their routes, and the saving while somebody types, share. */
import { draftMessages, toDraftChanges, type DraftEntry, type DraftOffer } from '~/features/drafts/drafts'
import {
  dropFormDraft,
  findDraft,
  listDraftsOf,
  listNewDrafts,
  saveDraft,
  type DraftSubject,
  type SavedDraft,
} from '~/features/drafts/drafts.server'
import { readFormValues, withDraftValues, type DraftForm } from '~/features/drafts/form-values'
import { newPostValues, postLabels, toPostValues } from '~/features/blog/admin/post-form'
import { findPostEntry } from '~/features/blog/admin/posts.server'
import { blogPostFields } from '~/features/blog/blog-post.fields'
import { findDeerTypeEntry } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeFields, deerTypeLabels, toDeerTypeValues } from '~/features/deer-types/deer-type.fields'
import { findProductEntry } from '~/features/products/admin/products.server'
import { productFields, productLabels, toProductValues } from '~/features/products/product.fields'
import { findPublication } from '~/features/publishing/publication.server'
import { differencesOf, editorFields, formDraftOf, type FormValues } from '~/lib/editing'
import { toRowId, toVersion } from '~/lib/ids'
import { formOf } from '~/lib/record-fields'
import { listBackOf, withListBack } from '~/lib/list-back'
import { adminPath, draftsPath, editPath, newPath, tabPath, withDraft, type RecordTab } from '~/paths'
import { editorForm } from '~/forms/editor-form.server'
import type { Saved } from '~/forms/editor.server'
import { db } from '~/server/database.server'
import { site } from '~/site.server'
import type { PublicTable } from '~/lib/visibility'
import type { Act } from '~db/audit-log.server'
import type { EditedKind } from '~db/tables/drafts'

interface EditorRules {
  tab: RecordTab
  form: DraftForm
  newValues: FormValues
  find: (id: number) => Promise<{ version: number; values: FormValues } | undefined>
}

export const draftRules = {
  products: {
    tab: 'products',
    form: { ...formOf(productFields), labels: productLabels },
    newValues: toProductValues(),
    find: async (id) => {
      const [found, state] = await Promise.all([findProductEntry(db(), id), findState('products', id)])
      return found && state && { version: found.version, values: toProductValues(found, state) }
    },
  },
  deerTypes: {
    tab: 'deer-types',
    form: { ...formOf(deerTypeFields), labels: deerTypeLabels },
    newValues: toDeerTypeValues(),
    find: async (id) => {
      const [found, state] = await Promise.all([findDeerTypeEntry(db(), id), findState('deerTypes', id)])
      return found && state && { version: found.version, values: toDeerTypeValues(found, state) }
    },
  },
  blogPosts: {
    tab: 'blog',
    form: { ...formOf(blogPostFields), labels: postLabels },
    newValues: newPostValues,
    find: async (id) => {
      const [found, state] = await Promise.all([findPostEntry(db(), id), findState('blogPosts', id)])
      return found && state && { version: found.version, values: toPostValues(found, state) }
    },
  },
} as const satisfies Record<Exclude<EditedKind, 'siteSettings'>, EditorRules>

async function findState(table: PublicTable, id: number) {
  const publication = await findPublication(db(), table, id)
  return publication && { publication, timeZone: (await site()).timeZone }
}

export type DraftedKind = keyof typeof draftRules

export function isDraftedKind(kind: string | null): kind is DraftedKind {
  return kind !== null && Object.hasOwn(draftRules, kind)
}

interface Subject extends DraftSubject {
  kind: DraftedKind
}

/** Fields of the editor's form. */
export function draftFormNames(kind: DraftedKind) {
  const { form } = draftRules[kind]
  return editorForm(form.labels, form.names)
}

/** More are offered once these are dealt with. */
const mostOffered = 10

export interface EditorDrafts {
  offers: (DraftEntry | DraftOffer)[]
  /** The draft that is open in the editor. */
  opened: { id: number; savedAt: string; savedBy: string; isBehind: boolean } | null
  /** The one asked for is published or discarded. */
  isGone: boolean
}

interface Opening<Values extends FormValues> {
  kind: DraftedKind
  isNew: boolean
  /** Undefined for a new record, and for one that is not there. */
  record: { id: number; version: number } | undefined
  /** As stored, or as a new record starts. */
  values: Values
  isPublic: boolean
  formToken: string
}

/** What an editor opens with: `?draft=ID` continues a draft. */
export async function openEditor<Values extends FormValues>(request: Request, opening: Opening<Values>) {
  const { kind, isNew, record, values, isPublic, formToken } = opening
  const asked = toRowId(new URL(request.url).searchParams.get('draft'))
  const isHere = isNew || record !== undefined
  const found = asked === undefined || !isHere ? undefined : await findDraft(db(), { kind, id: asked })
  const draft = found && (await isOf(found, opening)) ? found : undefined
  const isBehind = record !== undefined && draft !== undefined && draft.baseVersion !== record.version
  const url = `${draftsPath}?${new URLSearchParams({ kind, record: record ? String(record.id) : '' }).toString()}`
  return {
    values: draft ? withDraftValues(values, draft.values) : values,
    meta: {
      ...{ formToken, isPublic },
      version: record ? String(draft?.baseVersion ?? record.version) : '',
      formKey: draft?.formKey ?? crypto.randomUUID(),
      draft: {
        ...{ url, tabKey: crypto.randomUUID(), version: draft ? String(draft.version) : '' },
        savedAt: draft?.savedAt ?? null,
      },
    },
    drafts: {
      offers: (await offersOf(opening)).filter(({ id }) => id !== draft?.id),
      opened: draft ? { id: draft.id, savedAt: draft.savedAt, savedBy: draft.savedBy, isBehind } : null,
      isGone: asked !== undefined && !draft,
    } satisfies EditorDrafts,
  }
}

/** A draft of a record that is gone opens as a new record. */
async function isOf(draft: SavedDraft, { kind, record }: Pick<Opening<FormValues>, 'kind' | 'record'>) {
  if (record || draft.recordId === null) return draft.recordId === (record?.id ?? null)
  return (await draftRules[kind].find(draft.recordId)) === undefined
}

async function offersOf({ kind, isNew, record, values }: Opening<FormValues>): Promise<(DraftEntry | DraftOffer)[]> {
  if (isNew) return listNewDrafts(db(), kind, mostOffered)
  if (!record) return []
  const drafts = await listDraftsOf(db(), { kind, recordId: record.id }, mostOffered)
  const { labels } = draftRules[kind].form
  return drafts.map(({ id, name, savedAt, savedBy, baseVersion, values: typed }) => ({
    ...{ id, name, savedAt, savedBy },
    isBehind: baseVersion !== record.version,
    changes: toDraftChanges(differencesOf(labels, { stored: values, typed })),
  }))
}

/** Undefined: the form is what is stored, so there is no draft. @throws DraftTooLongError, and what write() throws */
export async function storeFormDraft({ kind, recordId }: Subject, form: FormData, act: Act) {
  const rules = draftRules[kind]
  const values = readFormValues(form, rules.form)
  const record = recordId === null ? undefined : await rules.find(recordId)
  const sent = formDraftOf(form)
  const stored = record?.values ?? rules.newValues
  const isAlone = recordId !== null && !record
  if (differencesOf(rules.form.labels, { stored, typed: values }).length === 0) {
    await dropFormDraft(db(), kind, sent)
    return { isAlone, saved: undefined }
  }
  const baseVersion = toVersion(form.get(editorFields.version)) || null
  const saved = await saveDraft(db(), { kind, recordId, form: sent, baseVersion, values }, act)
  return { isAlone, saved, isBehind: record !== undefined && baseVersion !== record.version }
}

/** For saveEdit(): what the button Save draft does. */
export function draftSaving(request: Request, subject: Subject) {
  return async (form: FormData, act: Act): Promise<Saved> => {
    const { isAlone, saved } = await storeFormDraft(subject, form, act)
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('draft')
    const query = searchParams.toString()
    const editor = isAlone ? newPath(draftRules[subject.kind].tab) : pathname + (query === '' ? '' : `?${query}`)
    if (!saved) return { to: editor, message: draftMessages.same }
    return {
      to: withDraft(editor, saved.draft.id),
      message: saved.isSecond ? draftMessages.second : draftMessages.saved,
    }
  }
}

/** Of a draft: the editor of its record, else the list. */
export async function backOfDraft(request: Request, draft: DraftSubject | undefined): Promise<string> {
  if (!draft || !isDraftedKind(draft.kind)) return adminPath
  const { tab, find } = draftRules[draft.kind]
  const list = listBackOf(new URL(request.url).searchParams, tabPath(tab))
  const record = draft.recordId === null ? undefined : await find(draft.recordId)
  return record && draft.recordId !== null ? withListBack(editPath(tab, draft.recordId), list) : list
}
