import { useSite } from '~/components/layout/site-context'
import { EmptyList } from '~/components/lists/empty-list'
import { ListFilters } from '~/components/lists/list-filters'
import { Pagination } from '~/components/lists/pagination'
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { referenceOf } from '~/inbox/entries/reference'
import { formatCursor } from '~/lib/cursor'
import { longDateTime } from '~/lib/date-and-time'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress } from '~/lib/list-query'
import { entryPath, mailPath, oneMailPath, withCursor } from '~/paths'
import {
  mailBadges,
  mailKinds,
  mailMessages,
  whatBecame,
  type MailEntry,
  type MailState,
  type OutboxQuery,
} from './outbox'
import { SendForm } from './send-form'

interface MailListProps {
  page: KeysetPage<MailEntry>
  query: Omit<OutboxQuery, 'size'>
  counts: readonly { state: MailState; count: number }[]
  formToken: string
  /** Nothing is sent again while mail is not set up. */
  isSetUp: boolean
}

export function MailList({ page, query: { filter, cursor }, counts, formToken, isSetUp }: MailListProps) {
  const list = listAddress(mailPath, filter)
  const back = cursor ? withCursor(list, formatCursor(cursor)) : list
  const isWhole = list === mailPath && !cursor
  return (
    <>
      <ListFilters
        path={mailPath}
        show={filter.show}
        search={filter.search}
        sealed={filter.sealed}
        searchToken={formToken}
        filters={[
          { id: 'all', label: 'All', count: counts.reduce((sum, { count }) => sum + count, 0) },
          ...counts.map(({ state, count }) => ({ id: state, label: mailBadges[state].label, count })),
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyList text={isWhole ? mailMessages.none : undefined} path={mailPath} search={filter.search} />
      ) : (
        <ul className="row-list mt-2">
          {page.rows.map((mail) => (
            <li key={mail.id}>
              <MailRow mail={mail} formToken={isSetUp ? formToken : undefined} back={back} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Outbox"
        previousHref={page.previous && withCursor(list, formatCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatCursor(page.next))}
      />
    </>
  )
}

interface MailRowProps {
  mail: MailEntry
  formToken: string | undefined
  back: string
  heading?: 'h2' | 'h3'
}

export function MailRow({ mail, formToken, back, heading: Heading = 'h2' }: MailRowProps) {
  const { timeZone } = useSite()
  const { id, kind, entry, recipient, subject, state, response, isHeld } = mail
  const { tone, label } = mailBadges[state]
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 px-4 py-3 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_5rem_8rem] lg:items-center">
      <div className="min-w-0">
        <Heading className="text-lg">
          <SiteLink to={withListBack(oneMailPath(id), back)} className="text-ink">
            {subject}
          </SiteLink>
        </Heading>
        <p className="text-base">
          {mailKinds[kind]} to {recipient}
          {entry === null ? null : (
            <>
              {', about '}
              <SiteLink to={entryPath(entry.tab, entry.id)} className="whitespace-nowrap">
                {referenceOf(entry.tab, entry.id)}
              </SiteLink>
            </>
          )}
        </p>
        <p className="font-sans text-base text-soft">{whatBecame(mail, (time) => longDateTime(time, timeZone))}</p>
        {response === null || state === 'sent' ? null : <p className="text-base">“{response}”</p>}
      </div>
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {formToken === undefined || state === 'sent' || isHeld ? null : (
        <SendForm
          intent="send-mail"
          label={state === 'failed' ? 'Send Again' : 'Send Now'}
          of={`${subject}, to ${recipient}`}
          id={id}
          formToken={formToken}
          back={back}
        />
      )}
    </article>
  )
}
