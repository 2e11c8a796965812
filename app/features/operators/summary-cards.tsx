/** The four figures of the desk, and what is overdue: the site promises an answer within 24 hours. */
import type { ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import type { ContactStatus } from '~/features/contacts/contacts'
import type { QuoteStatus } from '~/features/quotes/quotes'
import { countOf, type InboxCounts } from '~/lib/inbox'
import { tabPath, type DashboardTab } from '~/paths'

/** What the dashboard has counted; its tabs get it as the context of their outlet. */
export interface DashboardFigures {
  quotes: InboxCounts<QuoteStatus>
  contacts: InboxCounts<ContactStatus>
  activeProducts: number
  posts: number
}

export function SummaryCards({ quotes, contacts, activeProducts, posts }: DashboardFigures) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-2 sm:mt-6 sm:gap-3 lg:grid-cols-4 lg:gap-4">
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
    <li className="rounded-field border border-hairline bg-card px-3 py-2 sm:p-4 lg:p-5">
      <div className="flex items-baseline justify-between gap-2 sm:block">
        <h2 className="text-base sm:text-lg">{title}</h2>
        <p className="font-sans text-2xl font-bold tabular-nums sm:text-4xl">{figure(total)}</p>
      </div>
      {children ? <p className="font-sans text-[0.9375rem] text-soft sm:text-base">{children}</p> : null}
      {overdue > 0 ? (
        <p className="font-sans text-base font-bold sm:mt-2">
          <SiteLink to={`${tabPath(tab)}?status=overdue`} className="text-danger">
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
