import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/lists/record-list'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { blogMessages } from '~/features/blog/blog'
import { postStore } from '~/features/blog/admin/posts.server'
import { countPostsByState, pageOfPosts } from '~/features/blog/admin/post-list.server'
import { postList } from '~/features/blog/admin/post-list'
import { PostRow } from '~/features/blog/admin/post-row'
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
      tab: 'blog',
      parseFilter: (parameters) => parseRecordFilter(parameters, postList),
      parseCursor: parsePlaceCursor,
      readPage: (query) => pageOfPosts(db(), query),
      countStates: () => countPostsByState(db()),
      failed: blogMessages.listFailed,
    },
  )
  return {
    head: dashboardHead('Blog Management', tabPath('blog')),
    formToken,
    ...list,
    drafts: await draftsInList(db(), 'blogPosts', list.page.rows),
  }
}

const listForm = { fields: [...switchForm.fields, ...selectionFields] }

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, listForm)
  if (entered.form.get('intent') === selectionIntent) {
    return changeSelectedRecords('blog', { ...entered, request, context })
  }
  return switchRecord(
    { ...entered, request, context },
    {
      intent: 'set-post-published',
      set: ({ id, isOn }, act) => postStore.switchTo(db(), { id, isOn }, act),
      done: blogMessages.switched,
      failed: blogMessages.statusFailed,
      notFound: blogMessages.gone.message,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, blogMessages.statusFailed)
}

export default function Posts() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="blog"
      title="Blog Management"
      newLabel="New Post"
      emptyText={blogMessages.noneInList}
      intro={<NewDrafts drafts={list.drafts.ofNew} tab="blog" />}
      list={list}
      states={postList.states}
      choices={postList}
      selection={{
        changes: selectionChanges(postList.changes),
        formToken: list.formToken,
        nameOf: ({ title }) => title,
      }}
    >
      {(post, back) => (
        <PostRow post={post} hasDraft={list.drafts.ids.includes(post.id)} formToken={list.formToken} back={back} />
      )}
    </RecordList>
  )
}
