/** Reads what waits for somebody, for the first page of the dashboard. */
import type { Kysely } from 'kysely'
import { contactInbox, quoteInbox } from '~/inbox/entries/inbox.server'
import { pageOfContacts } from '~/inbox/entries/contact-inbox.server'
import { inboxKinds, isOfferWaiting, type InboxListEntry, type InboxTab } from '~/inbox/entries/inbox'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { listDrafts, type DraftSubject } from '~/content/revisions/drafts.server'
import type { DraftEntry } from '~/content/revisions/drafts'
import { sectionNames, sectionOf } from '~/kinds/settings/sections'
import { keysOf } from '~/lib/map-values'
import { pageKinds } from '~/lib/page-kinds'
import type { OperatorRole } from '~/lib/roles'
import { answerPath, editPath, newPath, settingsSectionPath, withDraft } from '~/paths'
import type { Database } from '~db/database'
import { pageStores } from './kinds.server'

const mostShown = 10

export interface WaitingEntry extends InboxListEntry {
  tab: InboxTab
}

/** Lists quotes and messages without an answer: accepted offers, questions on offers, answers that failed, the rest. */
export async function listWaiting(db: Kysely<Database>, now: Date): Promise<WaitingEntry[]> {
  const entries = new Map<string, WaitingEntry>()
  for (const tab of ['quotes', 'contacts'] as const) {
    for (const show of ['refused', inboxKinds[tab].open]) {
      const query = { filter: { show, search: '' }, size: mostShown, cursor: undefined }
      const { rows } = await (tab === 'quotes' ? pageOfQuotes : pageOfContacts)(db, query, now)
      for (const row of rows) entries.set(`${tab}/${String(row.id)}`, { ...row, tab })
    }
  }
  const order = (one: WaitingEntry, other: WaitingEntry) =>
    rankOf(one) - rankOf(other) || one.waitsSince.localeCompare(other.waitsSince)
  return [...entries.values()].sort(order).slice(0, mostShown)
}

function rankOf({ tab, isRefused, ...entry }: WaitingEntry): number {
  if (isOfferWaiting(tab, entry)) return entry.offer?.state === 'accepted' ? 0 : 1
  return isRefused ? 2 : 3
}

export interface Unfinished {
  id: number
  /** A word such as "Post". */
  kind: string
  title: string
  href: string
  savedAt: string
  savedBy: string
}

/** Lists drafts, newest first. Drafts of settings are for the owners. */
export async function listUnfinished(db: Kysely<Database>, role: OperatorRole): Promise<Unfinished[]> {
  const kinds = [...keysOf(pageKinds), 'quotes', 'contacts', 'siteSettings'] as const
  const found: (DraftEntry & DraftSubject)[] = []
  for (const kind of kinds) {
    if (kind !== 'siteSettings' || role === 'owner') found.push(...(await listDrafts(db, kind, mostShown)))
  }
  const latest = found.sort((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(0, mostShown)
  const unfinished: Unfinished[] = []
  for (const { id, savedAt, savedBy, ...draft } of latest) {
    const place = await placeOf(db, { id, ...draft })
    if (place) unfinished.push({ id, savedAt, savedBy, ...place })
  }
  return unfinished
}

/** Returns undefined for the answer to an entry that is in the bin. */
async function placeOf(
  db: Kysely<Database>,
  { id, kind, recordId, name }: Pick<DraftEntry, 'id' | 'name'> & DraftSubject,
): Promise<Pick<Unfinished, 'kind' | 'title' | 'href'> | undefined> {
  if (kind === 'siteSettings') {
    const section = sectionNames.find((each) => sectionOf(each).id === recordId)
    return (
      section && {
        kind: 'Settings',
        title: sectionOf(section).title,
        href: withDraft(settingsSectionPath(section), id),
      }
    )
  }
  if (kind === 'quotes' || kind === 'contacts') {
    const inbox = kind === 'quotes' ? quoteInbox : contactInbox
    const [entry] = recordId === null ? [] : await inbox.listNames(db, [recordId])
    return entry && { kind: 'Answer', title: `To ${entry.name}`, href: answerPath(kind, entry.id) }
  }
  const { tab, pictureLabel, nouns } = pageKinds[kind]
  const [record] = recordId === null ? [] : await pageStores[kind].listNames(db, [recordId])
  return {
    kind: pictureLabel,
    title: name ?? record?.name ?? `A ${nouns.one} without a name`,
    // A draft whose record is gone becomes the draft of a new record.
    href: withDraft(record ? editPath(tab, record.id) : newPath(tab), id),
  }
}
