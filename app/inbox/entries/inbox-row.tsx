import { useSite } from '~/components/layout/site-context'
import { Badge, type BadgeTone } from '~/components/ui/badge'
import { RowChoice } from '~/components/lists/selection'
import { SiteLink } from '~/components/ui/site-link'
import { withListBack } from '~/lib/list-back'
import { shortDateTime } from '~/content/publishing/zoned-time'
import { mailto, phoneAddress } from '~/lib/contact-links'
import { formatDollars } from '~/lib/money'
import { entryPath } from '~/paths'
import { DueTime } from './due-time'
import { RowActions } from './entry-actions'
import { inboxKinds, isOfferWaiting, isOpenEntry, type InboxListEntry, type InboxTab } from './inbox'
import { listFrom } from './list-place'
import { inboxMessages } from './inbox-messages'
import { referenceOf } from './reference'

interface InboxRowProps {
  tab: InboxTab
  entry: InboxListEntry
  /** The row’s place in the page. */
  index: number
  now: Date
  formToken: string
  /** Address of the list, for the way back. */
  back: string
}

export function InboxRow({ tab, entry, index, now, formToken, back }: InboxRowProps) {
  const { timeZone } = useSite()
  const list = listFrom(back, isOpenEntry(tab, entry))
  return (
    <li
      data-entry={entry.id}
      className={`inbox-row ${entry.isOverdue || entry.isRefused ? 'border-l-danger' : 'border-l-transparent'}`}
    >
      <RowChoice id={entry.id} index={index} of={inboxMessages[tab].from(entry.sender)} />
      <h2 className="min-w-0 text-lg wrap-anywhere">
        <SiteLink
          to={withListBack(entryPath(tab, entry.id), list)}
          className={`text-ink ${entry.isUnread ? 'font-bold' : 'font-normal'}`}
        >
          {entry.sender}
        </SiteLink>
        {entry.isUnread ? <span className="sr-only">, not opened yet</span> : null}
      </h2>
      <div className={`min-w-0 text-base wrap-anywhere ${entry.isUnread ? 'font-semibold' : ''}`}>
        <p className="tabular-nums">
          <span className="text-soft">{referenceOf(tab, entry.id)}</span> {entry.summary}
        </p>
        {entry.note === '' ? null : <p className="line-clamp-2 text-soft lg:line-clamp-1">{entry.note}</p>}
      </div>
      <p className="flex min-w-0 flex-wrap gap-x-4 font-sans text-base wrap-anywhere text-soft lg:flex-col">
        <time dateTime={entry.createdAt}>{shortDateTime(entry.createdAt, timeZone)}</time>
        <Phone phone={entry.phone} />
        <a href={mailto(entry.email, entry.subject)}>{entry.email}</a>
      </p>
      <EntryBadges tab={tab} entry={entry} now={now} />
      <RowActions tab={tab} entry={entry} formToken={formToken} back={back} />
    </li>
  )
}

/** Shows nothing if no number was given. */
function Phone({ phone }: { phone: string }) {
  if (phone === '') return null
  const address = phoneAddress(phone)
  return address === undefined ? <span>{phone}</span> : <a href={address}>{phone}</a>
}

interface EntryBadgesProps {
  tab: InboxTab
  entry: InboxListEntry
  now: Date
}

/** Shows the status first, so that the statuses line up. */
export function EntryBadges({ tab, entry, now }: EntryBadgesProps) {
  const badges: Readonly<Record<string, { tone: BadgeTone; label: string } | undefined>> = inboxKinds[tab].badges
  const { tone, label } = badges[entry.status] ?? { tone: 'plain', label: entry.status }
  return (
    <span className="flex flex-wrap items-center justify-end gap-1.5">
      <Badge tone={tone}>{label}</Badge>
      {entry.offer && entry.offer.acceptedAt !== null ? (
        <Badge tone="good">{`Accepted ${formatDollars(entry.offer.totalCents)}`}</Badge>
      ) : null}
      {entry.offer?.state === 'asked' && isOfferWaiting(tab, entry) ? (
        <Badge tone="pending">Question on the offer</Badge>
      ) : null}
      {entry.isRefused ? <Badge tone="overdue">Not delivered</Badge> : null}
      {isOpenEntry(tab, entry) ? <DueTime since={entry.waitsSince} now={now} /> : null}
      {entry.isSuspected ? <Badge tone="gray">Spam</Badge> : null}
    </span>
  )
}
