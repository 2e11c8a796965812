/** A quote or message shows what else its sender has sent. */
import { nameList } from '~/lib/name-list'
import type { InboxListEntry, InboxTab } from './inbox'
import { countEntries } from './inbox-messages'

/** The limit is for each kind; the newest ones are shown. */
export const mostOthers = 20

export interface OtherEntry extends InboxListEntry {
  tab: InboxTab
}

/** Returns the value of a checkbox, such as "quotes/12". */
export function entryValue({ tab, id }: Pick<OtherEntry, 'tab' | 'id'>): string {
  return `${tab}/${String(id)}`
}

/** Returns "1 message and 2 quote requests". */
export function countOthers(others: readonly OtherEntry[]): string {
  const counts = (['contacts', 'quotes'] as const).flatMap((tab) => {
    const count = others.filter((other) => other.tab === tab).length
    if (count === 0) return []
    return `${count === mostOthers ? 'the latest ' : ''}${countEntries(tab, count)}`
  })
  return nameList(counts)
}
