/** The kinds of content: the only list of them. */
import type { Kysely } from 'kysely'
import type { Deletion } from '~/content/content-type'
import { draftRulesOf } from '~/content/editor/editor-route.server'
import type { EditorRules } from '~/content/editor/drafts.server'
import { templateStore } from '~/features/answers/templates/templates.server'
import type { BinKinds } from '~/features/bin/bin-kind.server'
import { postStore } from '~/features/blog/admin/posts.server'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { productStore } from '~/features/products/admin/products.server'
import type { DraftSubject } from '~/features/revisions/revisions.server'
import { entryBinKind } from '~/features/inbox/entry-traces.server'
import { contactInbox, quoteInbox } from '~/features/inbox/inbox.server'
import { seasonStore } from '~/features/seasons/admin/seasons.server'
import { sectionNames, sectionOf } from '~/features/settings/sections'
import { editorForm } from '~/forms/editor-form.server'
import { isPublicTable, type PublicTable } from '~/kinds/page-kinds'
import type { RecordTab } from '~/paths'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { words } from './sections.server'
import type { EditedKind } from '~db/tables/revisions'

/** With a page of their own. By the name of their table. */
export const pageStores = { products: productStore, deerTypes: deerTypeStore, blogPosts: postStore } as const

/** By the part of the dashboard. */
export const stores = {
  products: storeOf(productStore),
  'deer-types': storeOf(deerTypeStore),
  blog: storeOf(postStore),
  seasons: storeOf(seasonStore),
  templates: storeOf(templateStore),
} as const satisfies Readonly<Record<RecordTab, unknown>>

interface AnyStore<Entry> {
  deletion: Deletion
  nameOf: (record: Entry) => string
  find: (db: Kysely<Database>, id: number) => Promise<Entry | undefined>
  remove: (db: Kysely<Database>, id: number, act: Act) => Promise<boolean>
}

/** What questions need of a store, whatever its records are. */
function storeOf<Entry>({ deletion, nameOf, find, remove }: AnyStore<Entry>) {
  const findName = async (db: Kysely<Database>, id: number) => {
    const record = await find(db, id)
    return record && nameOf(record)
  }
  return { deletion, findName, remove }
}

/** Without a page. */
export const plainStores = [seasonStore, templateStore] as const

/** For the bin. */
export const binKinds: BinKinds = {
  quotes: entryBinKind(quoteInbox),
  contacts: entryBinKind(contactInbox),
  products: productStore.bin,
  deerTypes: deerTypeStore.bin,
  blogPosts: postStore.bin,
  seasons: seasonStore.bin,
  answerTemplates: templateStore.bin,
}

export function isEditedKind(kind: string | null): kind is EditedKind {
  return kind === 'siteSettings' || isPublicTable(kind)
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
    return name && words[name].rules
  }
  return isPublicTable(kind) ? draftRulesOf(pageStores[kind]) : undefined
}
