/** This is the only list of the kinds of content. */
import { draftRulesOf } from '~/content/editor/editor-route.server'
import { authorStore } from '~/kinds/authors/authors.server'
import type { EditorRules } from '~/content/editor/drafts.server'
import { templateStore } from '~/kinds/templates/templates.server'
import type { BinKind, BinKinds } from '~/content/bin/bin-kind.server'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { deerTypeStore } from '~/kinds/deer-types/admin/deer-types.server'
import { productStore } from '~/kinds/products/admin/products.server'
import type { DraftSubject } from '~/content/revisions/drafts.server'
import { entryBinKind } from '~/inbox/entries/entry-traces.server'
import { contactInbox, quoteInbox } from '~/inbox/entries/inbox.server'
import { seasonStore } from '~/kinds/seasons/admin/seasons.server'
import { sectionNames, sectionOf } from '~/kinds/settings/sections'
import { editorForm } from '~/server/forms/editor-form.server'
import { mapValues } from '~/lib/map-values'
import { isPublicTable, type PublicTable } from '~/lib/page-kinds'
import type { RecordTab } from '~/paths'
import { words } from './sections.server'
import type { EditedKind } from '~db/tables/revisions'

/** The kinds with a public page, by table. */
export const pageStores = {
  products: productStore,
  deerTypes: deerTypeStore,
  blogPosts: postStore,
} as const satisfies Readonly<Record<PublicTable, unknown>>

/** The kinds without a public page. */
export const plainStores = { authors: authorStore, seasons: seasonStore, answerTemplates: templateStore } as const

/** Finds the store by its part of the dashboard. */
export function storeAt(tab: RecordTab) {
  const stores = [...Object.values(pageStores), ...Object.values(plainStores)]
  const store = stores.find((each) => each.tab === tab)
  if (!store) throw new Error(`There is no store for ${tab}`)
  return store
}

/** The kinds that the bin can delete and restore. */
export const binKinds: BinKinds = {
  quotes: entryBinKind(quoteInbox),
  contacts: entryBinKind(contactInbox),
  ...mapValues(pageStores, ({ bin }: { bin: BinKind }) => bin),
  ...mapValues(plainStores, ({ bin }: { bin: BinKind }) => bin),
}

export function isEditedKind(kind: string | null): kind is EditedKind {
  return kind === 'siteSettings' || isPublicTable(kind)
}

/** Fields of the editor's form. */
export function draftFormNames(kind: PublicTable) {
  const { form } = pageStores[kind]
  return editorForm(form.labels, form.names)
}

/** Finds the editor whose form is stored as a draft. Returns undefined for settings of no section, and for answers. */
export function rulesOf({ kind, recordId }: DraftSubject): EditorRules | undefined {
  if (kind === 'siteSettings') {
    const name = sectionNames.find((each) => sectionOf(each).id === recordId)
    return name && words[name].rules
  }
  return isPublicTable(kind) ? draftRulesOf(pageStores[kind]) : undefined
}
