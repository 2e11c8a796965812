/** The kinds of content: the only list of them. */
import { draftRulesOf } from '~/content/editor/editor-route.server'
import type { EditorRules } from '~/content/editor/drafts.server'
import { templateStore } from '~/features/answers/templates/templates.server'
import { postStore } from '~/features/blog/admin/posts.server'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { productStore } from '~/features/products/admin/products.server'
import type { DraftSubject } from '~/features/revisions/revisions.server'
import { seasonStore } from '~/features/seasons/admin/seasons.server'
import { sectionNames, sectionOf, type SectionName } from '~/features/settings/sections'
import { getSection } from '~/features/settings/settings.server'
import { editorForm } from '~/forms/editor-form.server'
import { formOf, formValuesOf } from '~/lib/record-fields'
import type { PublicTable } from '~/lib/visibility'
import { settingsPath, settingsSectionPath } from '~/paths'
import { db } from '~/server/database.server'
import type { EditedKind } from '~db/tables/revisions'

/** With a page of their own. By the name of their table. */
export const pageStores = { products: productStore, deerTypes: deerTypeStore, blogPosts: postStore } as const

/** By the part of the dashboard. */
export const stores = {
  products: productStore,
  'deer-types': deerTypeStore,
  blog: postStore,
  seasons: seasonStore,
  templates: templateStore,
} as const

export function isDraftedKind(kind: string | null): kind is PublicTable {
  return kind !== null && Object.hasOwn(pageStores, kind)
}

export function isEditedKind(kind: string | null): kind is EditedKind {
  return kind === 'siteSettings' || isDraftedKind(kind)
}

/** Fields of the editor's form. */
export function draftFormNames(kind: PublicTable) {
  const { form } = pageStores[kind]
  return editorForm(form.labels, form.names)
}

/** Of an editor whose form is stored as a draft. Undefined for settings of no section, and for answers. */
export function rulesOf({ kind, recordId }: DraftSubject): EditorRules | undefined {
  if (kind === 'siteSettings') {
    const name = sectionNames.find((each) => sectionOf(each).id === recordId)
    return name && settingsRules(name)
  }
  return isDraftedKind(kind) ? draftRulesOf(pageStores[kind]) : undefined
}

export function settingsRules(name: SectionName): EditorRules {
  const { fields } = sectionOf(name)
  const editor = settingsSectionPath(name)
  return {
    kind: 'siteSettings',
    form: formOf(fields),
    newValues: formValuesOf(fields),
    find: async () => {
      const { record, version } = await getSection(db(), name)
      return { version, values: formValuesOf(fields, record) }
    },
    newEditor: editor,
    list: settingsPath,
    editorOf: () => editor,
  }
}
