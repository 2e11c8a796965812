import type { ComponentProps, ReactNode } from 'react'
import type { RecordFilter, RecordListKind } from '~/lib/record-list'
import { withListBack } from '~/lib/list-back'
import { newPath, tabPath, type RecordTab } from '~/paths'
import { ButtonLink } from '~/components/ui/button'
import { ListChoices } from './list-choices'
import { ListView } from './list-view'
import { RowChoice, SelectionBar } from './selection'

type View<Row> = ComponentProps<typeof ListView<Row>>

interface RecordListProps<State extends string, Row> extends Pick<View<Row>, 'title' | 'emptyText' | 'below'> {
  tab: RecordTab
  newLabel: string
  list: Pick<View<Row>['list'], 'page'> & {
    query: { filter: RecordFilter<State> } & Omit<View<Row>['list']['query'], 'filter'>
    counts: Readonly<Partial<Record<State, number>>>
  }
  states: readonly { id: State; label: string }[]
  choices?: Pick<RecordListKind<State>, 'orders' | 'category'>
  selection?: Selection<Row>
  children: (row: Row, back: string) => ReactNode
}

interface Selection<Row> {
  changes: Pick<ComponentProps<typeof SelectionBar>, 'changes' | 'group'>
  formToken: string
  nameOf: (row: Row) => string
}

export function RecordList<State extends string, Row extends { id: number }>(props: RecordListProps<State, Row>) {
  const { newLabel, states, choices, selection, children, ...view } = props
  const { tab, list } = view
  const filters = states.map((state) => ({ ...state, count: list.counts[state.id] ?? 0 }))
  const all = { id: 'all', label: 'All', count: filters.reduce((sum, { count }) => sum + count, 0) }
  return (
    <ListView
      {...view}
      button={(back) => (
        <ButtonLink to={withListBack(newPath(tab), back)} preventScrollReset>
          {newLabel}
        </ButtonLink>
      )}
      filters={[all, ...filters]}
      choices={choices && <ListChoices kind={choices} filter={list.query.filter} />}
      bar={
        selection &&
        ((back) => (
          <div className="selection-bar no-print">
            <SelectionBar {...selection.changes} path={tabPath(tab)} formToken={selection.formToken} back={back} />
          </div>
        ))
      }
    >
      {(row, index, back) => (
        <li key={row.id} className={selection ? 'flex cramped:block' : undefined}>
          {selection ? (
            <div className="pt-4 pl-3 lg:self-center lg:pt-0">
              <RowChoice id={row.id} index={index} of={selection.nameOf(row)} />
            </div>
          ) : null}
          <div className="min-w-0 flex-1">{children(row, back)}</div>
        </li>
      )}
    </ListView>
  )
}
