/** The editors whose forms are stored as drafts. */
import type { DraftSubject } from '~/features/drafts/drafts.server'
import type { DraftForm } from '~/features/drafts/form-values'
import { newPostValues, postLabels, toPostValues } from '~/features/blog/admin/post-form'
import { findPostEntry } from '~/features/blog/admin/posts.server'
import { blogPostFields } from '~/features/blog/blog-post.fields'
import { findDeerTypeEntry } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeFields, deerTypeLabels, toDeerTypeValues } from '~/features/deer-types/deer-type.fields'
import { findProductEntry } from '~/features/products/admin/products.server'
import { productFields, productLabels, toProductValues } from '~/features/products/product.fields'
import { findPublication } from '~/features/publishing/publication.server'
import { sectionNames, sectionOf, type SectionName } from '~/features/settings/sections'
import { getSection } from '~/features/settings/settings.server'
import type { FormValues } from '~/lib/editing'
import { formOf, formValuesOf } from '~/lib/record-fields'
import type { PublicTable } from '~/lib/visibility'
import { editPath, newPath, settingsPath, settingsSectionPath, tabPath, type RecordTab } from '~/paths'
import { editorForm } from '~/forms/editor-form.server'
import { db } from '~/server/database.server'
import { site } from '~/site.server'
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

interface RecordRules extends Pick<EditorRules, 'form' | 'newValues' | 'find'> {
  tab: RecordTab
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
} as const satisfies Record<Exclude<EditedKind, 'siteSettings'>, RecordRules>

async function findState(table: PublicTable, id: number) {
  const publication = await findPublication(db(), table, id)
  return publication && { publication, timeZone: (await site()).timeZone }
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
