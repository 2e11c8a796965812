import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { TabWithDialogs } from '~/components/lists/tab-with-dialogs'
import { editorPictures } from '~/content/editor/pictures.server'
import { editorAction } from '~/content/editor/save-edit.server'
import {
  libraryFilters,
  libraryMessages,
  libraryPageSize,
  uploadFields,
  uploadIntent,
} from '~/content/pictures/library'
import { PictureUploadForm } from '~/content/pictures/library.schema'
import { listLibrary, takeDescriptions } from '~/content/pictures/library.server'
import { LibraryView } from '~/content/pictures/library-view'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { parsePlaceCursor } from '~/lib/cursor'
import { isBehind, listQueryOf } from '~/lib/list-back'
import { listAddress, parseListFilter } from '~/lib/list-query'
import { formOf } from '~/lib/record-fields'
import { picturePath, picturesPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { listOrFail } from '~/server/forms/records.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'
import { write } from '~db/write.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
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
  return { head: dashboardHead('Pictures', picturesPath), page, counts, query, formToken }
}

const { pictures, ...form } = formOf(uploadFields)

export const action = editorAction({
  intent: uploadIntent,
  form,
  pictures: editorPictures(pictures),
  formSchema: () => PictureUploadForm,
  create: (database, { hash, alt }) =>
    write(database, (trx) => takeDescriptions(trx, new Map(alt === null ? [] : [[hash, alt]]))),
  saved: ({ input: { hash } }) => ({ to: picturePath(hash), message: libraryMessages.uploaded }),
  invalid: libraryMessages.invalid,
  failed: libraryMessages.uploadFailed,
})

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, libraryMessages.uploadFailed)
}

export default function Pictures() {
  const { page, counts, query, formToken } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <TabWithDialogs>
      <LibraryView
        page={page}
        counts={counts}
        query={query}
        formToken={formToken}
        answer={isEditorAnswer(sent) ? sent : undefined}
      />
    </TabWithDialogs>
  )
}
