import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { RecordList } from '~/components/lists/record-list'
import { pageList } from '~/content/list/list-route.server'
import { postList as posts } from '~/kinds/blog/admin/post-list'
import { pageOfPosts } from '~/kinds/blog/admin/post-list.server'
import { PostRow } from '~/kinds/blog/admin/post-row'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { blogMessages as messages } from '~/kinds/blog/blog'
import { NewDrafts } from '~/content/revisions/new-drafts'
import { selectionChanges } from '~/content/records/record-changes'
import { actionHeaders } from '~/server/forms/reply.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const page = pageList(postStore, {
  title: 'Blog Management',
  list: posts,
  pageOf: pageOfPosts,
  intent: 'set-post-published',
  switched: messages.switched,
  messages: { ...messages, notFound: messages.gone },
})
export const loader = page.loader
export const action = page.action

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.statusFailed)
}

export default function Posts() {
  const list = useLoaderData<typeof loader>()
  return (
    <RecordList
      tab="blog"
      title="Blog Management"
      newLabel="New Post"
      emptyText={messages.noneInList}
      below={<NewDrafts drafts={list.drafts.ofNew} tab="blog" />}
      list={list}
      states={posts.states}
      choices={posts}
      selection={{
        changes: selectionChanges(posts.changes),
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
