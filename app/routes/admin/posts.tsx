/** The tab Blog Management; its editor and its confirmation open over the list. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { RecordList } from '~/components/ui/record-list'
import { unlessRefused } from '~/components/ui/refused-form'
import { TabWithDialogs } from '~/components/ui/tab-with-dialogs'
import { orUnchanged } from '~/components/ui/without-connection'
import { blogMessages, publicationStates } from '~/features/blog/blog'
import { setPostPublished } from '~/features/blog/blog-desk.server'
import { countPostsByState, pageOfPosts } from '~/features/blog/post-list.server'
import { PostRow } from '~/features/blog/post-row'
import { logIn } from '~/features/operators/operators.server'
import { dashboardHead } from '~/features/seo/head'
import { parseCursor } from '~/lib/cursor'
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
  const searchParams = listQueryOf(request.url, tabPath('blog'))
  const query = {
    filter: parseListFilter(searchParams, publicationStates),
    cursor: parseCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, blogMessages.listFailed, async () => ({
    page: await pageOfPosts(db(), { ...query, size: listPageSize }),
    counts: await countPostsByState(db()),
  }))
  // Its last entry has left the filter: on to the first page.
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, tabPath('blog'))) {
    throw redirect(listAddress(tabPath('blog'), query.filter))
  }
  return { head: dashboardHead('Blog Management', tabPath('blog')), page, counts, query, formToken }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard({ request, context }, switchForm, (attempt) =>
    logIn(db(), attempt, new Date()),
  )
  return switchRecord(
    { form, by, headers, request, context },
    {
      intent: 'set-post-published',
      set: ({ id, isOn }, act) => setPostPublished(db(), { id, isPublished: isOn }, act),
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
  const { page, counts, query, formToken } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <RecordList
        title="Blog Management"
        path={tabPath('blog')}
        create={{ path: newPath('blog'), label: 'New Post' }}
        emptyText={blogMessages.noneAtDesk}
        page={page}
        query={query}
        filters={[
          { id: 'all', label: 'All', count: counts.published + counts.draft },
          { id: 'published', label: 'Published', count: counts.published },
          { id: 'draft', label: 'Drafts', count: counts.draft },
        ]}
      >
        {(post, back) => <PostRow post={post} formToken={formToken} back={back} />}
      </RecordList>
    </TabWithDialogs>
  )
}
