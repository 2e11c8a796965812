import { useId, type ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import { otherName } from '~/lib/visits'
import { notStoredName } from './searched-words'
import { figure, nameSpan } from './visit-plots'
import { shareOf, type SearchedWords, type Top, type VisitedPage, type VisitReport } from './visit-report'
import { measures, visitMeasures, type VisitSpan } from './visits'

export function SpanTable({ spans }: { spans: readonly VisitSpan[] }) {
  const id = useId()
  const isWeekly = spans.some(({ from, to }) => from !== to)
  return (
    <details className="mt-6">
      <summary id={id}>{isWeekly ? 'Figures of each week' : 'Figures of each day'}</summary>
      <Table
        columns={[isWeekly ? 'Week' : 'Day', ...measures.map((measure) => visitMeasures[measure])]}
        labelledBy={id}
      >
        {spans.toReversed().map((span) => (
          <Row key={span.from} head={nameSpan(span)} figures={measures.map((measure) => figure(span[measure]))} />
        ))}
      </Table>
    </details>
  )
}

export function ReportTables({ report }: { report: VisitReport }) {
  const { pages, tools, species, posts, products, searches, withoutResult } = report
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
      <SearchList title="Searched and not found" list={withoutResult}>
        What your visitors look for and the site does not have.
      </SearchList>
      <SearchList title="Searches" list={searches} />
      <List title="Products" list={products} columns={['Product', 'Views', 'Requests', 'Share']}>
        {products.rows.map((product) => (
          <Row
            key={product.title}
            head={<PageLink page={product} />}
            figures={[figure(product.count), figure(product.requests), shareOf(product) ?? '–']}
          />
        ))}
      </List>
      <List title="Tools" list={tools} columns={['Tool', 'Opened', 'With values']}>
        {tools.rows.map((tool) => (
          <Row key={tool.title} head={<PageLink page={tool} />} figures={[figure(tool.count), figure(tool.answers)]} />
        ))}
      </List>
      <PageList title="Posts" list={posts} />
      <PageList title="Species" list={species} />
      <PageList title="All pages" list={pages} />
    </div>
  )
}

function PageList({ title, list }: { title: string; list: Top<VisitedPage> }) {
  return (
    <List title={title} list={list} columns={['Page', 'Read']}>
      {list.rows.map((page) => (
        <Row key={page.path ?? page.title} head={<PageLink page={page} />} figures={[figure(page.count)]} />
      ))}
    </List>
  )
}

function SearchList({ title, list, children }: { title: string; list: Top<SearchedWords>; children?: ReactNode }) {
  return (
    <List title={title} list={list} columns={['Words', 'Times']} note={children}>
      {list.rows.map(({ title: words, count }) => (
        <Row key={words} head={<Words words={words} />} figures={[figure(count)]} />
      ))}
    </List>
  )
}

interface ListProps {
  title: string
  list: Top<unknown>
  columns: readonly string[]
  note?: ReactNode
  children: ReactNode
}

function List({ title, list: { rows, all }, columns, note, children }: ListProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 id={id}>{title}</h2>
      {note === undefined ? null : <p className="text-base text-soft">{note}</p>}
      <Table columns={columns} labelledBy={id}>
        {children}
      </Table>
      {all > rows.length ? (
        <p className="mt-2 text-base text-soft">
          The first {rows.length} of {figure(all)}. The file has all.
        </p>
      ) : null}
    </section>
  )
}

interface TableProps {
  columns: readonly string[]
  labelledBy: string
  children: ReactNode
}

function Table({ columns: [first, ...others], labelledBy, children }: TableProps) {
  return (
    <table aria-labelledby={labelledBy} className="mt-2 w-full text-base tabular-nums">
      <thead>
        <tr className="align-bottom font-sans">
          <th scope="col" className="text-left">
            {first}
          </th>
          {others.map((column) => (
            <th key={column} scope="col" className="pl-3 text-right sm:w-20">
              {others.length > 3 ? <Upright>{column}</Upright> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline border-t border-hairline">{children}</tbody>
    </table>
  )
}

/** A heading reads upwards on a phone, where six columns have no room otherwise. */
function Upright({ children }: { children: string }) {
  return <span className="inline-block max-sm:rotate-180 max-sm:[writing-mode:vertical-rl]">{children}</span>
}

function Row({ head, figures }: { head: ReactNode; figures: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className="py-1 text-left font-normal wrap-break-word">
        {head}
      </th>
      {figures.map((each, index) => (
        <td key={index} className="pl-3 text-right align-top py-1">
          {each}
        </td>
      ))}
    </tr>
  )
}

function PageLink({ page: { title, path } }: { page: VisitedPage }) {
  if (title === otherName) return <em>Other pages</em>
  if (path === undefined) return <>{title} (no longer there)</>
  return <SiteLink to={path}>{title}</SiteLink>
}

function Words({ words }: { words: string }) {
  if (words === otherName) return <em>Other searches</em>
  return words === notStoredName ? <em>Not stored, since it looked like personal data</em> : <>{words}</>
}
