import { useLoaderData } from '@remix-run/react'
import { RecordList } from '~/components/lists/record-list'
import { pageList } from '~/content/list/list-route.server'
import { NewDrafts } from '~/content/revisions/new-drafts'
import { outfitterList } from '~/kinds/outfitters/admin/outfitter-list'
import { OutfitterRow } from '~/kinds/outfitters/admin/outfitter-row'
import { outfitterStore, pageOfOutfitters } from '~/kinds/outfitters/admin/outfitters.server'
import { outfitterMessages as messages } from '~/kinds/outfitters/outfitters'
import { selectionChanges } from '~/content/records/record-changes'
import { actionHeaders } from '~/server/forms/reply.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

export const handle = { interactive: true }
export const headers = actionHeaders

const page = pageList(outfitterStore, {
  title: 'Outfitters',
  list: outfitterList,
  pageOf: pageOfOutfitters,
  intent: 'set-outfitter-active',
  switched: messages.statusUpdated,
  messages,
})
export const loader = page.loader
export const action = page.action

export default function Outfitters() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="outfitters"
      title="Outfitters"
      newLabel="New Outfitter"
      emptyText={messages.none}
      below={<NewDrafts drafts={list.drafts.ofNew} tab="outfitters" />}
      list={list}
      states={outfitterList.states}
      choices={outfitterList}
      selection={{
        changes: selectionChanges(outfitterList.changes),
        formToken: list.formToken,
        nameOf: ({ name }) => name,
      }}
    >
      {(outfitter, back) => (
        <OutfitterRow
          outfitter={outfitter}
          hasDraft={list.drafts.ids.includes(outfitter.id)}
          formToken={list.formToken}
          back={back}
        />
      )}
    </RecordList>
  )
}
