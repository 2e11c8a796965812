/** The editors whose forms are stored as drafts. */
import type { Kysely } from 'kysely'
import type { DraftSubject } from '~/features/drafts/drafts.server'
import type { DraftForm } from '~/features/drafts/form-values'
import { newPostValues, postLabels, toPostValues } from '~/features/blog/admin/post-form'
import { postStore } from '~/features/blog/admin/posts.server'
import { blogPostFields } from '~/features/blog/blog-post.fields'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeFields, deerTypeLabels, toDeerTypeValues } from '~/features/deer-types/deer-type.fields'
import { productStore } from '~/features/products/admin/products.server'
import { productFields, productLabels, toProductValues } from '~/features/products/product.fields'
import type { Publication } from '~/features/publishing/publication'
import { findPublication } from '~/features/publishing/publication.server'
import { sectionNames, sectionOf, type SectionName } from '~/features/settings/sections'
import { getSection } from '~/features/settings/settings.server'
import type { FormValues } from '~/lib/editing'
import { formOf, formValuesOf } from '~/lib/record-fields'
import type { PublicTable } from '~/lib/visibility'
import { editPath, newPath, settingsPath, settingsSectionPath, tabPath, type RecordTab } from '~/paths'
import { editorForm } from '~/forms/editor-form.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import type { EditedKind } from '~db/tables/drafts'

interface EditorRules {
  form: DraftForm
  newValues: FormValues
  find: (id: number) => Promise<{ version: number; values: FormValues } | undefined>
  /** Where a record that is gone, or not there yet, has its editor. */
  newEditor: string
  list: string
  editorOf: (id: number) => string
}

interface RecordRules<Stored, Values> {
  tab: RecordTab
  form: DraftForm & Pick<ReturnType<typeof formOf>, 'pictures'>
  newValues: Values
  /** With its publication. Undefined for none. */
  read: (id: number | undefined) => Promise<Stored | undefined>
  valuesOf: (stored: Stored) => Values
}

export const draftRules = {
  products: recordRules({
    tab: 'products',
    form: { ...formOf(productFields), labels: productLabels },
    newValues: toProductValues(),
    read: (id) => readStored('products', id, productStore.find),
    valuesOf: (product) => toProductValues(product, stateOf(product)),
  }),
  deerTypes: recordRules({
    tab: 'deer-types',
    form: { ...formOf(deerTypeFields), labels: deerTypeLabels },
    newValues: toDeerTypeValues(),
    read: (id) => readStored('deerTypes', id, deerTypeStore.find),
    valuesOf: (deerType) => toDeerTypeValues(deerType, stateOf(deerType)),
  }),
  blogPosts: recordRules({
    tab: 'blog',
    form: { ...formOf(blogPostFields), labels: postLabels },
    newValues: newPostValues,
    read: (id) => readStored('blogPosts', id, postStore.find),
    valuesOf: (post) => toPostValues(post, stateOf(post)),
  }),
} as const

function recordRules<Stored extends { version: number }, Values extends FormValues>(
  rules: RecordRules<Stored, Values>,
) {
  const find: EditorRules['find'] = async (id) => {
    const stored = await rules.read(id)
    return stored && { version: stored.version, values: rules.valuesOf(stored) }
  }
  return { ...rules, find }
}

async function readStored<Entry>(
  table: PublicTable,
  id: number | undefined,
  findEntry: (db: Kysely<Database>, id: number) => Promise<Entry | undefined>,
) {
  if (id === undefined) return undefined
  const [entry, publication] = await Promise.all([findEntry(db(), id), findPublication(db(), table, id)])
  return entry && publication && { ...entry, publication }
}

function stateOf({ publication }: { publication: Publication }) {
  return { publication, timeZone: env().SITE_TIME_ZONE }
}

export type DraftedKind = keyof typeof draftRules

export function isDraftedKind(kind: string | null): kind is DraftedKind {
  return kind !== null && Object.hasOwn(draftRules, kind)
}

export function isEditedKind(kind: string | null): kind is EditedKind {
  return kind === 'siteSettings' || isDraftedKind(kind)
}

/** Fields of the editor's form. */
export function draftFormNames(kind: DraftedKind) {
  const { form } = draftRules[kind]
  return editorForm(form.labels, form.names)
}

/** Undefined for settings of no section. */
export function rulesOf({ kind, recordId }: DraftSubject): EditorRules | undefined {
  if (kind === 'siteSettings') {
    const name = sectionNames.find((each) => sectionOf(each).id === recordId)
    return name && settingsRules(name)
  }
  const { tab, ...rules } = draftRules[kind]
  return { ...rules, newEditor: newPath(tab), list: tabPath(tab), editorOf: (id) => editPath(tab, id) }
}

function settingsRules(name: SectionName): EditorRules {
  const { fields } = sectionOf(name)
  const editor = settingsSectionPath(name)
  return {
    form: formOf(fields),
    newValues: formValuesOf(fields),
    find: async () => {
      const { record, version } = await getSection(db(), name)
      return { version, values: formValuesOf(fields, record) }
    },
    ...{ newEditor: editor, list: settingsPath, editorOf: () => editor },
  }
}
