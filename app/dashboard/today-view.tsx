/** The first page of the dashboard shows what waits, then the figures and the tabs of the specification. */
import type { ReactNode } from 'react'
import { Notice } from '~/components/feedback/notice'
import { useMayOpen } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { TabLinks } from '~/components/lists/tab-links'
import { SiteLink } from '~/components/ui/site-link'
import { EntryBadges } from '~/inbox/entries/inbox-row'
import { shortDateTime } from '~/content/publishing/zoned-time'
import { formatAge, useNow } from '~/inbox/entries/due-time'
import { countOf, inboxKinds } from '~/inbox/entries/inbox'
import { countEntries } from '~/inbox/entries/inbox-messages'
import { MailRow } from '~/inbox/mail/mail-list'
import type { MailEntry } from '~/inbox/mail/outbox'
import { longDateTime } from '~/lib/date-and-time'
import { listAddress } from '~/lib/list-query'
import type { Message } from '~/lib/messages'
import { listSome } from '~/lib/text'
import { adminPath, dashboardTabs, entryPath, goLivePath, securityPath, tabPath } from '~/paths'
import { countLeft } from './go-live/go-live-list'
import { SummaryCards, type DashboardFigures } from './summary-cards'
import type { Unfinished, WaitingEntry } from './today.server'

interface TodayViewProps {
  storageTroubles: readonly Message[]
  waiting: readonly WaitingEntry[]
  failedMails: readonly MailEntry[]
  formToken: string
  /** False if nobody has said that the operator’s recovery codes are kept. */
  areCodesKept: boolean
  unfinished: readonly Unfinished[]
  /** The steps that are left before the site goes live. An editor gets none. */
  stepsLeft: { own: readonly string[]; others: number }
  figures: DashboardFigures
  /** When the page was read (ISO 8601, UTC). */
  loadedAt: string
}

export function TodayView({
  storageTroubles,
  waiting,
  failedMails,
  formToken,
  areCodesKept,
  unfinished,
  stepsLeft,
  figures,
  loadedAt,
}: TodayViewProps) {
  const mayOpen = useMayOpen()
  const tabs = dashboardTabs.map(({ id, label }) => ({ path: tabPath(id), label }))
  return (
    <>
      <h1 className="flex min-h-11 items-center">Admin Dashboard</h1>
      {storageTroubles.map((message) => (
        <div key={message.title} className="mt-4">
          <Notice kind="error" message={message} />
        </div>
      ))}
      {areCodesKept ? null : (
        <p className="mb-4 max-w-measure rounded-field border-l-8 border-bark bg-panel px-5 py-3">
          Your recovery codes are not confirmed yet: without them, a lost phone locks you out.{' '}
          <SiteLink to={securityPath}>Keep them, or make new ones</SiteLink>.
        </p>
      )}
      <Block id="waiting" title="Waiting for an answer">
        {waiting.length === 0 ? (
          <p>Nothing waits for an answer.</p>
        ) : (
          <>
            <AllWaiting figures={figures} shown={waiting.length} />
            <Waiting entries={waiting} loadedAt={loadedAt} />
          </>
        )}
      </Block>
      {failedMails.length === 0 ? null : (
        <Block id="failed-mail" title="Mail that was not delivered">
          <ul className="row-list">
            {failedMails.map((mail) => (
              <li key={mail.id}>
                <MailRow mail={mail} formToken={formToken} back={adminPath} heading="h3" />
              </li>
            ))}
          </ul>
        </Block>
      )}
      {unfinished.length === 0 ? null : (
        <Block id="unfinished" title="Unfinished">
          <Drafts drafts={unfinished} />
        </Block>
      )}
      {stepsLeft.own.length + stepsLeft.others === 0 ? null : (
        <Block id="go-live" title="Before you go live">
          <p className="max-w-measure">
            <SiteLink to={goLivePath} className="font-semibold">
              {countLeft({ own: stepsLeft.own.length, others: stepsLeft.others })}
            </SiteLink>
            {stepsLeft.own.length === 0 ? '.' : `: ${listSome(stepsLeft.own, 4)}.`}
          </p>
        </Block>
      )}
      <SummaryCards {...figures} />
      <TabLinks label="Dashboard" current={adminPath} tabs={tabs.filter(({ path }) => mayOpen(path))} />
    </>
  )
}

function Block({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-5">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The list below may be cut short. */
function AllWaiting({ figures, shown }: { figures: DashboardFigures; shown: number }) {
  const open = (['quotes', 'contacts'] as const).map((tab) => {
    const status = inboxKinds[tab].open
    return { tab, count: countOf(figures[tab], status), to: listAddress(tabPath(tab), { show: status, search: '' }) }
  })
  const all = open.reduce((sum, { count }) => sum + count, 0)
  if (all <= shown) return null
  return (
    <p className="mb-1 flex flex-wrap gap-x-4 font-sans tabular-nums">
      {all.toLocaleString('en-US')} wait, the first {shown}:
      {open.map(({ tab, count, to }) => (
        <SiteLink key={tab} to={to} className="inline-flex min-h-7 items-center font-semibold">
          {countEntries(tab, count)}
        </SiteLink>
      ))}
    </p>
  )
}

function Waiting({ entries, loadedAt }: { entries: readonly WaitingEntry[]; loadedAt: string }) {
  const now = useNow(loadedAt)
  const { timeZone } = useSite()
  return (
    <ul className="row-list">
      {entries.map((entry) => (
        <li
          key={`${entry.tab} ${String(entry.id)}`}
          className={`grid items-center gap-x-4 gap-y-0.5 border-l-6 px-3 py-2 text-base sm:grid-cols-[12rem_minmax(0,1fr)_16rem] ${entry.isOverdue ? 'border-l-danger' : 'border-l-transparent'}`}
        >
          <SiteLink
            to={entryPath(entry.tab, entry.id)}
            className="inline-flex min-h-7 items-center font-sans text-lg font-semibold wrap-anywhere text-ink"
          >
            {entry.sender}
          </SiteLink>
          <span className="min-w-0 wrap-anywhere">
            {entry.tab === 'quotes' ? 'Quote' : 'Message'}: {entry.summary}
            {entry.note === '' ? null : <span className="line-clamp-1 text-soft">{entry.note}</span>}
            <span className="block font-sans text-soft">
              <time dateTime={entry.waitsSince}>{shortDateTime(entry.waitsSince, timeZone)}</time>,{' '}
              {formatAge(entry.waitsSince, now)} ago
            </span>
          </span>
          <EntryBadges tab={entry.tab} entry={entry} now={now} />
        </li>
      ))}
    </ul>
  )
}

function Drafts({ drafts }: { drafts: readonly Unfinished[] }) {
  const { timeZone } = useSite()
  return (
    <ul className="row-list">
      {drafts.map(({ id, kind, title, href, savedAt, savedBy }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 px-3 py-2 text-base wrap-anywhere">
          {/* A plain link loads a whole page, so that the form starts with other values. */}
          <a href={href} className="inline-flex min-h-7 items-center font-semibold text-ink">
            {title}
          </a>
          <span className="font-sans text-soft">
            {kind}, draft by {savedBy}, <time dateTime={savedAt}>{longDateTime(savedAt, timeZone)}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
