import { useSite } from '~/components/layout/site-context'
import { useMayOpen } from '~/components/layout/operator-context'
import { EmptyList } from '~/components/lists/empty-list'
import { ListFilters } from '~/components/lists/list-filters'
import { ListTitle } from '~/components/lists/list-title'
import { Pagination } from '~/components/lists/pagination'
import { SiteLink } from '~/components/ui/site-link'
import { formatCursor, type Cursor } from '~/lib/cursor'
import { longDateTime } from '~/lib/date-and-time'
import type { SubjectKind } from '~/lib/audit-events'
import type { KeysetPage } from '~/lib/keyset-page'
import { listAddress, type ListFilter } from '~/lib/list-query'
import { activityPath, withCursor } from '~/paths'
import { activityMessages, subjectLabel, type ActivityEntry } from './activity'

interface ActivityListProps {
  page: KeysetPage<ActivityEntry>
  query: { filter: ListFilter<SubjectKind>; cursor: Cursor | undefined }
  counts: readonly { kind: SubjectKind; count: number }[]
}

export function ActivityList({ page, query, counts }: ActivityListProps) {
  const { filter, cursor } = query
  const list = listAddress(activityPath, filter)
  const isWhole = list === activityPath && !cursor
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <section aria-labelledby="list">
      <ListTitle title="Activity" />
      <ListFilters
        path={activityPath}
        show={filter.show}
        search={filter.search}
        filters={[
          { id: 'all', label: 'All', count: all },
          ...counts.map(({ kind, count }) => ({ id: kind, label: subjectLabel(kind), count })),
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyList text={isWhole ? activityMessages.none : undefined} path={activityPath} search={filter.search} />
      ) : (
        <ul className="row-list mt-2">
          {page.rows.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 max-w-measure">
        What was done here in the last 400 days, and by whom. Nobody can change it. It names fields, never their values,
        and visitors by number alone.
      </p>
      <Pagination
        label="Activity"
        previousHref={page.previous && withCursor(list, formatCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatCursor(page.next))}
      />
    </section>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { timeZone } = useSite()
  const mayOpen = useMayOpen()
  const { what, subject, href, detail, by, at } = entry
  return (
    <article className="grid gap-x-6 gap-y-0.5 px-4 py-3 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_15rem] lg:items-baseline">
      <h2 className="text-lg">
        {what}
        {subject === null ? null : ': '}
        {subject === null || href === null || !mayOpen(href) ? subject : <SiteLink to={href}>{subject}</SiteLink>}
      </h2>
      <p className="font-sans text-base text-soft lg:row-span-2 lg:text-right">
        <time dateTime={at} className="lg:block">
          {longDateTime(at, timeZone)}
        </time>{' '}
        by {by.isOperator ? <strong className="text-ink">{by.name}</strong> : <em>{by.name}</em>}
      </p>
      {detail === null || detail === '' ? null : <p className="text-base">{detail}</p>}
    </article>
  )
}
