import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { workOffImages } from '~/content/pictures/image-queue.server'
import { libraryMessages, pictureFields, pictureName, type LibraryPicture } from '~/content/pictures/library'
import { PictureWordsForm as WordsSchema } from '~/content/pictures/library.schema'
import { findLibraryPicture, savePictureWords } from '~/content/pictures/library.server'
import { PicturePage } from '~/content/pictures/picture-page'
import { findUses } from '~/content/pictures/picture-uses.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { listBackOf } from '~/lib/list-back'
import { formOf, formValuesOf } from '~/lib/record-fields'
import { picturePath, picturesPath } from '~/paths'
import { requireOperator } from '~/server/auth/dashboard.server'
import { editorAction } from '~/content/editor/save-edit.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

/** A picture's texts and focal point are its version. @throws 404 */
async function findStored({ hash = '' }: { hash?: string | undefined }) {
  const picture = await findLibraryPicture(db(), hash)
  if (!picture) throw notFound(libraryMessages.notFound)
  return { ...picture, version: versionOf(picture) }
}

function versionOf({ alt, caption, focusX, focusY }: LibraryPicture): string {
  return JSON.stringify([alt, caption, focusX, focusY])
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const picture = await findStored(params)
  return data({
    head: dashboardHead(pictureName(picture), picturePath(picture.hash)),
    picture,
    uses: await findUses(db(), picture.hash),
    values: formValuesOf(pictureFields, picture),
    meta: { formToken, version: picture.version, formKey: '' },
  })
}

export const action = editorAction({
  intent: 'save-picture',
  form: formOf(pictureFields),
  read: findStored,
  valuesOf: (picture) => formValuesOf(pictureFields, picture),
  formSchema: () => WordsSchema,
  save: savePictureWords,
  saved: (_, { request, params: { hash = '' } }) => {
    void workOffImages(db(), log.error)
    return { to: picturePath(hash) + new URL(request.url).search, message: libraryMessages.saved }
  },
  invalid: libraryMessages.invalid,
  failed: libraryMessages.saveFailed,
})

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, libraryMessages.saveFailed)
}

export default function Picture() {
  const { picture, uses, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const [search] = useSearchParams()
  return (
    <PicturePage
      key={picture.hash}
      picture={picture}
      uses={uses}
      values={values}
      meta={meta}
      answer={isEditorAnswer(sent) ? sent : undefined}
      back={listBackOf(search, picturesPath)}
    />
  )
}
