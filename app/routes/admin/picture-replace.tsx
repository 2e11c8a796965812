/** Puts another picture in all places of one: first it is chosen, then its places are shown. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { z } from 'zod'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { parseImageName } from '~/features/images/images'
import { libraryMessages, pictureName, replacedMessage, replaceIntent } from '~/features/images/library'
import { findLibraryPicture } from '~/features/images/library.server'
import { findUses } from '~/features/images/picture-uses.server'
import { ReplaceView, replacementField } from '~/features/images/replace-view'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { Refusal } from '~/lib/refusal'
import { picturePath, replacementPath } from '~/paths'
import { editorPictures } from '~/content/editor/pictures.server'
import { replacePicture } from '~/kinds/replace-picture.server'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { textOf } from '~/forms/form-data.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { redirectWithToast } from '~/forms/toast.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const handle = { interactive: true }
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
    ...{ picture, other, formToken },
    uses: await findUses(db(), picture.hash),
  }
}

const { name, fileName, label } = replacementField
const form = { labels: { [name]: label } }
const pictures = editorPictures({ singles: [{ name, fileName }] })
const names = editorForm(form.labels, { files: [fileName] })

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { hash = '' } = params
  const entered = await enterDashboard({ request, context }, { ...names, fields: [...names.fields, 'by'] })
  if (entered.form.get('intent') === replaceIntent) return replace({ request, context }, { ...entered, hash })
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'name-replacement',
      form,
      pictures,
      isNew: false,
      load: () => Promise.resolve({ version: '' }),
      valuesOf: () => ({}),
      schema: () => replacementOf(hash),
      update: ({ [name]: by }) => Promise.resolve({ to: replacementPath(hash, by), message: libraryMessages.chosen }),
      invalid: () => libraryMessages.invalid,
      failed: () => libraryMessages.replaceFailed,
    },
  )
}

function replacementOf(hash: string) {
  return z.object({
    [name]: z
      .string({ error: libraryMessages.nothingChosen })
      .transform((url) => parseImageName(url.replace('/images/', ''))?.hash ?? '')
      .refine((by) => by !== '', { error: libraryMessages.nothingChosen, abort: true })
      .refine((by) => by !== hash, { error: libraryMessages.samePicture }),
  })
}

type Entered = Awaited<ReturnType<typeof enterDashboard>> & { hash: string }

async function replace(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { form: sent, by, headers, hash }: Entered,
) {
  const chosen = textOf(sent.get('by'))
  try {
    const done = await replacePicture(db(), { from: hash, by: chosen }, { by, now: new Date() })
    return await redirectWithToast(picturePath(chosen), replacedMessage(done), { headers })
  } catch (error) {
    const isKnown = error instanceof Refusal || error instanceof DatabaseWriteError
    if (!isKnown) log.error('a picture was not replaced', { ...ofRequest(args), error })
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
