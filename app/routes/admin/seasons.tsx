import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { RecordList } from '~/components/lists/record-list'
import { unlessRefused } from '~/components/forms/refused-form'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { SeasonListNote, SeasonRow } from '~/kinds/seasons/admin/season-row'
import { seasonMessages } from '~/kinds/seasons/admin/season-messages'
import { countSeasons, pageOfSeasons } from '~/kinds/seasons/admin/seasons.server'
import { dashboardHead } from '~/seo/head'
import { parseSortedCursor } from '~/lib/cursor'
import { states } from '~/lib/states.data'
import { parseListFilter } from '~/lib/list-query'
import { tabPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { siteToday } from '~/server/site-today.server'
import { loadRecordList } from '~/server/forms/records.server'

export const shouldRevalidate = unlessRefused

const ids = states.map(({ id }) => id)

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  const list = await loadRecordList(
    { request, context },
    {
      tab: 'seasons',
      parse: (parameters) => ({
        filter: parseListFilter(parameters, ids),
        cursor: parseSortedCursor(parameters.get('cursor') ?? ''),
      }),
      readPage: (query) => pageOfSeasons(db(), query),
      countStates: () => countSeasons(db()),
      failed: seasonMessages.listFailed,
    },
  )
  return { head: dashboardHead('Seasons', tabPath('seasons')), today: siteToday(), ...list }
}

export default function Seasons() {
  const { today, ...list } = useLoaderData<typeof loader>()
  const { show } = list.query.filter
  const filters = states.filter(({ id }) => (list.counts[id] ?? 0) > 0 || id === show)
  return (
    <RecordList
      tab="seasons"
      title="Seasons"
      newLabel="New Season"
      emptyText={seasonMessages.none}
      below={<SeasonListNote />}
      list={list}
      states={filters.map(({ id, name }) => ({ id, label: name }))}
    >
      {(season, back) => <SeasonRow season={season} today={today} back={back} />}
    </RecordList>
  )
}
