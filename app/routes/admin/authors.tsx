import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { findPictures } from '~/content/pictures/picture-sources.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { AuthorList } from '~/kinds/authors/author-list'
import { authorMessages } from '~/kinds/authors/authors'
import { listAuthors } from '~/kinds/authors/authors.server'
import { dashboardHead } from '~/seo/head'
import { tabPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { listOrFail } from '~/server/forms/records.server'

export const handle = { interactive: true }
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireOperator({ request, context })
  const authors = await listOrFail({ request, context }, authorMessages.listFailed, () => listAuthors(db()))
  const pictures = await findPictures(
    db(),
    authors.map(({ pictureUrl }) => pictureUrl),
  )
  return { head: dashboardHead('Authors', tabPath('authors')), authors, pictures }
}

export default function Authors() {
  const { authors } = useLoaderData<typeof loader>()
  return (
    <TabWithDialogs>
      <AuthorList authors={authors} />
    </TabWithDialogs>
  )
}
