import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { RecordList } from '~/components/lists/record-list'
import { pageList } from '~/content/list/list-route.server'
import { deerTypeList as deerTypes } from '~/kinds/deer-types/admin/deer-type-list'
import { deerTypeAdminMessages as messages, withVisibility } from '~/kinds/deer-types/admin/deer-type-messages'
import { DeerTypeRow } from '~/kinds/deer-types/admin/deer-type-row'
import { deerTypeStore, pageOfDeerTypes } from '~/kinds/deer-types/admin/deer-types.server'
import { NewDrafts } from '~/content/revisions/new-drafts'
import { selectionChanges } from '~/content/records/record-changes'
import { actionHeaders } from '~/server/forms/reply.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const page = pageList(deerTypeStore, {
  title: 'Deer Types',
  list: deerTypes,
  pageOf: pageOfDeerTypes,
  intent: 'set-deer-type-active',
  messages,
  switched: (deerType) => withVisibility(messages.statusUpdated, deerType),
})
export const loader = page.loader
export const action = page.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.statusFailed)
}

export default function DeerTypes() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="deer-types"
      title="Deer Types"
      newLabel="New Deer Type"
      emptyText={messages.none}
      below={<NewDrafts drafts={list.drafts.ofNew} tab="deer-types" />}
      list={list}
      states={deerTypes.states}
      choices={deerTypes}
      selection={{
        changes: selectionChanges(deerTypes.changes),
        formToken: list.formToken,
        nameOf: ({ name }) => name,
      }}
    >
      {(deerType, back) => (
        <DeerTypeRow
          deerType={deerType}
          hasDraft={list.drafts.ids.includes(deerType.id)}
          formToken={list.formToken}
          back={back}
        />
      )}
    </RecordList>
  )
}
