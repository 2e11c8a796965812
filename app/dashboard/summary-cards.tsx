import type { ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import { countOf, type InboxCounts } from '~/inbox/entries/inbox'
import { tabPath, type DashboardTab } from '~/paths'

export interface DashboardFigures {
  quotes: InboxCounts
  contacts: InboxCounts
  activeProducts: number
  posts: number
}

export function SummaryCards({ quotes, contacts, activeProducts, posts }: DashboardFigures) {
  return (
    <ul className="no-print grid grid-cols-2 gap-px overflow-clip rounded-field border border-hairline bg-hairline lg:grid-cols-4">
      <Card title="Total Quotes" figure={quotes.all} tab="quotes" overdue={quotes.overdue}>
        {figure(countOf(quotes, 'pending'))} pending, {figure(countOf(quotes, 'contacted'))} contacted
      </Card>
      <Card title="Contact Messages" figure={contacts.all} tab="contacts" overdue={contacts.overdue}>
        {figure(countOf(contacts, 'new'))} new, {figure(countOf(contacts, 'replied'))} replied
      </Card>
      <Card title="Active Products" figure={activeProducts} tab="products" />
      <Card title="Blog Posts" figure={posts} tab="blog" />
    </ul>
  )
}

interface CardProps {
  title: string
  figure: number
  tab: DashboardTab
  overdue?: number
  children?: ReactNode
}

function Card({ title, figure: total, tab, overdue = 0, children }: CardProps) {
  return (
    <li className="flex flex-col bg-card px-3 py-2.5 sm:px-5 sm:py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h2 className="text-base font-semibold text-soft sm:text-lg">{title}</h2>
        <p className="shrink-0 font-sans text-2xl font-bold tabular-nums sm:text-4xl">{figure(total)}</p>
      </div>
      {children ? <p className="font-sans text-[0.9375rem] text-soft tabular-nums sm:text-base">{children}</p> : null}
      {overdue > 0 ? (
        <p className="mt-2 font-sans text-base font-bold">
          <SiteLink
            to={`${tabPath(tab)}?status=overdue`}
            className="inline-flex min-h-9 items-center rounded-field bg-danger-fill px-3 text-white tabular-nums no-underline hover:bg-danger-fill-hover hover:underline"
          >
            {figure(overdue)} overdue
          </SiteLink>
        </p>
      ) : null}
    </li>
  )
}

function figure(number: number): string {
  return number.toLocaleString('en-US')
}
