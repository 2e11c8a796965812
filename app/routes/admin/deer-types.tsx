import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/lists/record-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { countDeerTypes, deerTypeStore, pageOfDeerTypes } from '~/features/deer-types/admin/deer-types.server'
import { deerTypeList } from '~/features/deer-types/admin/deer-type-list'
import { DeerTypeRow } from '~/features/deer-types/admin/deer-type-row'
import { deerTypeAdminMessages as messages, withVisibility } from '~/features/deer-types/admin/deer-type-messages'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { selectionChanges } from '~/features/records/record-changes'
import { draftsInList } from '~/features/drafts/drafts.server'
import { NewDrafts } from '~/features/drafts/new-drafts'
import { dashboardHead } from '~/features/seo/head'
import { parsePlaceCursor } from '~/lib/cursor'
import { parseRecordFilter } from '~/lib/record-list'
import { tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/forms/reply.server'
import { loadRecordList, switchForm, switchRecord } from '~/forms/records.server'
import { changeSelectedRecords, selectionFields, selectionIntent } from '~/record-selection.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const list = await loadRecordList(
    { request, context },
    {
      tab: 'deer-types',
      parseFilter: (parameters) => parseRecordFilter(parameters, deerTypeList),
      parseCursor: parsePlaceCursor,
      readPage: (query) => pageOfDeerTypes(db(), query),
      countStates: () => countDeerTypes(db()),
      failed: messages.listFailed,
    },
  )
  return {
    head: dashboardHead('Deer Types', tabPath('deer-types')),
    formToken,
    ...list,
    drafts: await draftsInList(db(), 'deerTypes', list.page.rows),
  }
}

const listForm = { fields: [...switchForm.fields, ...selectionFields] }

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, listForm)
  if (entered.form.get('intent') === selectionIntent) {
    return changeSelectedRecords('deer-types', { ...entered, request, context })
  }
  return switchRecord(
    { ...entered, request, context },
    {
      intent: 'set-deer-type-active',
      set: ({ id, isOn }, act) => deerTypeStore.switchTo(db(), { id, isOn }, act),
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
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="deer-types"
      title="Deer Types"
      newLabel="New Deer Type"
      emptyText={messages.none}
      intro={<NewDrafts drafts={list.drafts.ofNew} tab="deer-types" />}
      list={list}
      states={deerTypeList.states}
      choices={deerTypeList}
      selection={{
        changes: selectionChanges(deerTypeList.changes),
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
