import type { ReactNode } from 'react'
import { ButtonLink } from '~/components/ui/button'
import { LocalTime } from '~/components/ui/local-time'
import { withListBack } from '~/lib/list-back'
import { mailto, phoneAddress } from '~/lib/contact-links'
import { answerPath } from '~/paths'
import { useNow } from './due-time'
import { EntryActions } from './entry-actions'
import { FoldedText } from './folded-text'
import type { EntryDetail, InboxEntry, InboxTab } from './inbox'
import { EntryBadges } from './inbox-row'

interface EntryViewProps {
  tab: InboxTab
  entry: InboxEntry
  /** When the page was read (ISO 8601, UTC). */
  loadedAt: string
  formToken: string
  /** Leads back to this page, and from there to the list. */
  back: string
  list: string
  hasDraft: boolean
  /** The content below the actions. */
  children: ReactNode
}

export function EntryView({ tab, entry, loadedAt, formToken, back, list, hasDraft, children }: EntryViewProps) {
  const now = useNow(loadedAt)
  const ofKind = (kind: EntryDetail['kind']) =>
    entry.details.filter((detail) => detail.kind === kind).map((detail) => <Detail key={detail.label} {...detail} />)
  return (
    <article className="entry">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 flex-1 basis-80">{entry.heading}</h1>
        <EntryBadges tab={tab} entry={entry} now={now} />
      </div>
      <EntryActions tab={tab} entry={entry} formToken={formToken} back={back}>
        {entry.isSuspected ? null : (
          <ButtonLink to={withListBack(answerPath(tab, entry.id), list)}>
            {hasDraft ? 'Continue the answer' : 'Answer'}
          </ButtonLink>
        )}
      </EntryActions>
      {children}
      <dl>
        {ofKind('headline')}
        {ofKind('text')}
        <dt>Email</dt>
        <dd>
          <a href={mailto(entry.email, entry.subject)}>{entry.email}</a>
        </dd>
        {ofKind('phone')}
        <dt>Received</dt>
        <dd>
          <LocalTime at={entry.createdAt} />
        </dd>
      </dl>
    </article>
  )
}

function Detail({ label, value, kind }: EntryDetail) {
  return (
    <>
      <dt>{label}</dt>
      {kind === 'headline' ? <dd className="text-xl font-semibold whitespace-pre-line tabular-nums">{value}</dd> : null}
      {kind === 'phone' ? (
        <dd>
          <Phone phone={value} />
        </dd>
      ) : null}
      {kind === 'text' ? (
        <dd>
          <FoldedText text={value} />
        </dd>
      ) : null}
    </>
  )
}

function Phone({ phone }: { phone: string }) {
  if (phone === '') return 'None given'
  const address = phoneAddress(phone)
  return address === undefined ? phone : <a href={address}>{phone}</a>
}
