/** An entry in the list of an inbox: who, what is wanted, how to answer, and what to do with it. */
import type { ReactNode } from 'react'
import { useSite } from '~/components/layout/site-context'
import { Badge, type BadgeTone } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { withListBack } from '~/lib/list-back'
import { longDate } from '~/lib/long-date'
import { entryPath } from '~/paths'
import { RowActions, type EntryActionsProps } from './entry-actions'

interface InboxRowProps extends EntryActionsProps {
  entry: EntryActionsProps['entry'] & EntryMarks & { createdAt: string }
  email: string
  /** A mail to the sender. */
  mailto: string
  badge: StatusBadge
  /** What is wanted, in one line. */
  children: ReactNode
}

export function InboxRow({ children, email, mailto, badge, ...actions }: InboxRowProps) {
  const { timeZone } = useSite()
  const { tab, entry, sender, back } = actions
  return (
    <li data-entry={entry.id} className={`inbox-row ${entry.isOverdue ? 'border-l-danger' : 'border-l-transparent'}`}>
      <h3 className="min-w-0 text-lg wrap-anywhere">
        <SiteLink to={withListBack(entryPath(tab, entry.id), back)} className="text-ink">
          {sender}
        </SiteLink>
      </h3>
      <p className="min-w-0 text-base wrap-anywhere tabular-nums">{children}</p>
      <p className="flex min-w-0 flex-wrap gap-x-4 font-sans text-base wrap-anywhere text-soft lg:flex-col">
        <a href={mailto}>{email}</a>
        <span>{longDate(entry.createdAt, timeZone)}</span>
      </p>
      <EntryBadges entry={entry} badge={badge} />
      <RowActions {...actions} />
    </li>
  )
}

interface EntryMarks {
  isOverdue: boolean
  isSuspected: boolean
}

interface StatusBadge {
  tone: BadgeTone
  label: string
}

/** The status comes first, so that in a list all of them begin at the same place. */
export function EntryBadges({ entry, badge }: { entry: EntryMarks; badge: StatusBadge }) {
  return (
    <span className="flex flex-wrap items-start justify-end gap-1.5">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      {entry.isOverdue ? <Badge tone="overdue">Overdue</Badge> : null}
      {entry.isSuspected ? <Badge tone="gray">Suspected</Badge> : null}
    </span>
  )
}
