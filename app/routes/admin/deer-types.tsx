/** The tab Deer Types; its editor and its confirmation open over the list. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/ui/record-list'
import { unlessRefused } from '~/components/ui/refused-form'
import { TabWithDialogs } from '~/components/ui/tab-with-dialogs'
import { orUnchanged } from '~/components/ui/without-connection'
import { countDeerTypes, pageOfDeerTypes, setDeerTypeActive } from '~/features/deer-types/deer-type-desk.server'
import { DeerTypeRow } from '~/features/deer-types/deer-type-row'
import { deerTypeDeskMessages as messages, withVisibility } from '~/features/deer-types/deer-type-messages'
import { logIn } from '~/features/operators/operators.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { activeStates } from '~/lib/active-state'
import { parseSortedCursor } from '~/lib/cursor'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, listPageSize, parseListFilter } from '~/lib/list-query'
import { newPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/failed-write.server'
import { listOrFail } from '~/server/record-list.server'
import { switchForm, switchRecord } from '~/server/record-switch.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  // Behind an editor stands the list that it was opened from.
  const searchParams = listQueryOf(request.url, tabPath('deer-types'))
  const query = {
    filter: parseListFilter(searchParams, activeStates),
    cursor: parseSortedCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, messages.listFailed, async () => ({
    page: await pageOfDeerTypes(db(), { ...query, size: listPageSize }),
    counts: await countDeerTypes(db()),
  }))
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath('deer-types'))) {
    throw redirect(listAddress(tabPath('deer-types'), query.filter))
  }
  return { head: dashboardHead('Deer Types', tabPath('deer-types')), page, counts, query, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard({ request, context }, switchForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  return switchRecord(
    { form, by, headers, request, context },
    {
      intent: 'set-deer-type-active',
      set: ({ id, isOn }, act) => setDeerTypeActive(db(), { id, isActive: isOn }, act),
      done: (deerType) => withVisibility(messages.statusUpdated, deerType),
      failed: messages.statusFailed,
      notFound: messages.notFound.message,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.statusFailed)
}

export default function DeerTypes() {
  const { page, counts, query, formToken } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <RecordList
        title="Deer Types"
        path={tabPath('deer-types')}
        create={{ path: newPath('deer-types'), label: 'New Deer Type' }}
        emptyText={messages.none}
        page={page}
        query={query}
        filters={[
          { id: 'all', label: 'All', count: counts.active + counts.inactive },
          { id: 'active', label: 'Active', count: counts.active },
          { id: 'inactive', label: 'Inactive', count: counts.inactive },
        ]}
      >
        {(deerType, back) => <DeerTypeRow deerType={deerType} formToken={formToken} back={back} />}
      </RecordList>
    </TabWithDialogs>
  )
}
