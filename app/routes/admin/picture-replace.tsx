/** Puts another picture in all places of one: first it is chosen, then its places are shown. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { z } from 'zod'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { parseImageName } from '~/content/pictures/images'
import { libraryMessages, pictureName, replacedMessage, replaceIntent } from '~/content/pictures/library'
import { findLibraryPicture } from '~/content/pictures/library.server'
import { findUses } from '~/content/pictures/picture-uses.server'
import { ReplaceView, replacementField } from '~/content/pictures/replace-view'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { Refusal } from '~/lib/refusal'
import { picturePath, replacementPath } from '~/paths'
import { editorPictures } from '~/content/editor/pictures.server'
import { editorAction, type SentEdit } from '~/content/editor/save-edit.server'
import { replacePicture } from '~/dashboard/replace-picture.server'
import { requireOperator } from '~/server/auth/dashboard.server'
import { textOf } from '~/server/forms/form-data.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const picture = await findLibraryPicture(db(), params.hash ?? '')
  if (!picture) throw notFound(libraryMessages.notFound)
  const by = new URL(request.url).searchParams.get('by') ?? ''
  const other = by === picture.hash ? undefined : await findLibraryPicture(db(), by)
  return {
    head: dashboardHead(`Replace ${pictureName(picture)}`, picturePath(picture.hash, 'replace')),
    picture,
    other,
    formToken,
    uses: await findUses(db(), picture.hash),
  }
}

const { name, fileName, label } = replacementField

export const action = editorAction(
  {
    intent: 'name-replacement',
    form: { labels: { [name]: label }, names: { files: [fileName] } },
    pictures: editorPictures({ singles: [{ name, fileName }] }),
    formSchema: (_, { hash = '' }) => replacementOf(hash),
    create: (_, { [name]: by }) => Promise.resolve(by),
    saved: ({ done: by }, { params: { hash = '' } }) => ({
      to: replacementPath(hash, by),
      message: libraryMessages.chosen,
    }),
    invalid: libraryMessages.invalid,
    failed: libraryMessages.replaceFailed,
  },
  { intent: replaceIntent, fields: ['by'], answer: replace },
)

function replacementOf(hash: string) {
  return z.object({
    [name]: z
      .string({ error: libraryMessages.nothingChosen })
      .transform((url) => parseImageName(url.replace('/images/', ''))?.hash ?? '')
      .refine((by) => by !== '', { error: libraryMessages.nothingChosen, abort: true })
      .refine((by) => by !== hash, { error: libraryMessages.samePicture }),
  })
}

async function replace({ request, context, params: { hash = '' }, form, by, headers }: SentEdit) {
  const chosen = textOf(form.get('by'))
  try {
    const done = await replacePicture(db(), { from: hash, by: chosen }, { by, now: new Date() })
    return await redirectWithToast(picturePath(chosen), replacedMessage(done), { headers })
  } catch (error) {
    const isKnown = error instanceof Refusal || error instanceof DatabaseWriteError
    if (!isKnown) log.error('a picture was not replaced', { ...ofRequest({ request, context }), error })
    const { title, description } = libraryMessages.replaceFailed
    const reason = isKnown ? error.message : 'Internal Server Error'
    return redirectWithToast(
      picturePath(hash),
      { title, description: `${description} ${reason}` },
      { kind: 'error', headers },
    )
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, libraryMessages.replaceFailed)
}

export default function PictureReplace() {
  const { picture, other, uses, formToken } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  return (
    <ReplaceView
      key={other?.hash}
      picture={picture}
      other={other}
      uses={uses}
      formToken={formToken}
      answer={isEditorAnswer(sent) ? sent : undefined}
    />
  )
}
