import { SiteLink } from '~/components/ui/site-link'
import { withListBack } from '~/lib/list-back'
import { entryPath } from '~/paths'
import type { InboxTab } from './inbox'
import { listFrom } from './list-place'

interface Neighbor {
  id: number
  isOpen: boolean
}

interface EntryNeighborsProps {
  tab: InboxTab
  /** The address of the list that contains the neighbors. */
  list: string
  previous?: Neighbor | undefined
  next?: Neighbor | undefined
}

/** Links to the entries before and after, in the list that the entry was opened from. */
export function EntryNeighbors({ tab, list, previous, next }: EntryNeighborsProps) {
  const to = ({ id, isOpen }: Neighbor) => withListBack(entryPath(tab, id), listFrom(list, isOpen))
  const link =
    'inline-flex min-h-11 items-center rounded-field border border-control px-4 font-semibold text-ink no-underline hover:bg-panel'
  if (!previous && !next) return null
  return (
    <nav aria-label="Entries of the list" className="flex gap-2 font-sans">
      {previous ? (
        <SiteLink to={to(previous)} rel="prev" data-neighbor className={link}>
          ← Previous
        </SiteLink>
      ) : null}
      {next ? (
        <SiteLink to={to(next)} rel="next" data-neighbor className={link}>
          Next →
        </SiteLink>
      ) : null}
    </nav>
  )
}
