import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { libraryFilters, libraryMessages, libraryPageSize } from '~/content/pictures/library'
import { listLibrary } from '~/content/pictures/library.server'
import { LibraryView } from '~/content/pictures/library-view'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { parsePlaceCursor } from '~/lib/cursor'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, parseListFilter } from '~/lib/list-query'
import { picturesPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { listOrFail } from '~/server/forms/records.server'
import { db } from '~/server/database.server'

export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  // A dialog's list is the one it was opened from.
  const searchParams = listQueryOf(request.url, picturesPath)
  const query = {
    filter: parseListFilter(searchParams, libraryFilters),
    cursor: parsePlaceCursor(searchParams.get('cursor') ?? ''),
  }
  const { page, counts } = await listOrFail({ request, context }, libraryMessages.listFailed, () =>
    listLibrary(db(), { ...query, size: libraryPageSize }),
  )
  if (query.cursor && page.rows.length === 0 && !isBehind(request.url, picturesPath)) {
    throw redirect(listAddress(picturesPath, query.filter))
  }
  return { head: dashboardHead('Pictures', picturesPath), page, counts, query }
}

export default function Pictures() {
  const { page, counts, query } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <LibraryView page={page} counts={counts} query={query} />
    </TabWithDialogs>
  )
}
