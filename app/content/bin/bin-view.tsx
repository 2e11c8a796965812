import { binnedTables, isBinnedTable, type BinnedTable } from '~/lib/visibility'
import { Form } from '@remix-run/react'
import { EmptyList } from '~/components/lists/empty-list'
import { IconLink } from '~/components/lists/icon-link'
import { ListFilters } from '~/components/lists/list-filters'
import { ListTitle } from '~/components/lists/list-title'
import { useMayOpen } from '~/components/layout/operator-context'
import { Pagination } from '~/components/lists/pagination'
import { RowIcons } from '~/components/lists/row-icon'
import { useSite } from '~/components/layout/site-context'
import { Button, ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { formatCursor, type Cursor } from '~/lib/cursor'
import { longDateTime } from '~/lib/date-and-time'
import { countDays } from '~/lib/days'
import { formTokenField } from '~/lib/form-rules'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress, type ListFilter } from '~/lib/list-query'
import { binDeletePath, binEmptyPath, binPath, keepingRulePath, withCursor } from '~/paths'
import { binWords, binMessages, type BinEntry } from './bin'
import { keepingLine, type KeepingRule } from './keeping'

interface BinViewProps {
  page: KeysetPage<BinEntry>
  query: { filter: ListFilter<BinnedTable>; cursor: Cursor | undefined }
  counts: Readonly<Record<string, number>>
  rule: KeepingRule
  mayChangeRule: boolean
  formToken: string
}

export function BinView({ page, query: { filter, cursor }, counts, rule, mayChangeRule, formToken }: BinViewProps) {
  const mayOpen = useMayOpen()
  const list = listAddress(binPath, filter)
  const here = cursor ? withCursor(list, formatCursor(cursor)) : list
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <section aria-labelledby="list">
      <ListTitle
        title="Bin"
        button={
          all === 0 || !mayOpen(binEmptyPath) ? null : (
            <ButtonLink to={withListBack(binEmptyPath, here)} look="secondary" preventScrollReset>
              Empty the Bin
            </ButtonLink>
          )
        }
      />
      <ListFilters
        path={binPath}
        show={filter.show}
        search={filter.search}
        sealed={filter.sealed}
        searchToken={formToken}
        filters={[
          { id: 'all', label: 'All', count: all },
          ...binnedTables.map((kind) => ({ id: kind, label: binWords(kind).many, count: counts[kind] ?? 0 })),
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyList
          text={list === binPath && !cursor ? binMessages.none : undefined}
          path={binPath}
          search={filter.search}
        />
      ) : null}
      <RowIcons />
      <ul className="row-list mt-2">
        {page.rows.map((entry) => (
          <BinRow key={entry.id} entry={entry} formToken={formToken} here={here} />
        ))}
      </ul>
      <p className="mt-4 max-w-measure">
        A restored record is back in its list, as it was, with its address and pictures. {keepingLine(rule)}{' '}
        {mayChangeRule ? <SiteLink to={keepingRulePath}>Change the rule</SiteLink> : null}
      </p>
      <Pagination
        label="Bin"
        previousHref={page.previous && withCursor(list, formatCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatCursor(page.next))}
      />
    </section>
  )
}

function BinRow({ entry, formToken, here }: { entry: BinEntry; formToken: string; here: string }) {
  const { timeZone } = useSite()
  const mayOpen = useMayOpen()
  const { id, kind, title, deletedAt, deletedBy, obstacle } = entry
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <h2 className="text-lg">{title}</h2>
        <p className="font-sans text-base text-soft">
          {isBinnedTable(kind) ? binWords(kind).label : kind}, deleted{' '}
          <time dateTime={deletedAt}>{longDateTime(deletedAt, timeZone)}</time> by {deletedBy}
        </p>
        {obstacle ? (
          <p className="mt-1 text-base">
            Its address {obstacle.address} is that of {obstacle.owner} now.
          </p>
        ) : null}
      </div>
      <p className="font-sans text-base tabular-nums">{daysText(entry)}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Form method="post" action={binPath} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="back" value={here} />
          <input type="hidden" name={formTokenField} value={formToken} />
          {obstacle ? <input type="hidden" name="address" value="free" /> : null}
          <Button type="submit" name="intent" value="restore-record" look="secondary">
            {obstacle ? `Restore at ${obstacle.freeAddress}` : 'Restore'}
            <span className="sr-only">: {title}</span>
          </Button>
        </Form>
        {mayOpen(binDeletePath(id)) ? (
          <IconLink
            to={withListBack(binDeletePath(id), here)}
            preventScrollReset
            tip="Delete for good"
            label={`Delete for good: ${title}`}
            icon="delete"
          />
        ) : null}
      </div>
    </li>
  )
}

function daysText({ daysLeft }: BinEntry): string {
  return daysLeft === 0 ? 'Deleted today' : `${countDays(daysLeft)} left`
}
