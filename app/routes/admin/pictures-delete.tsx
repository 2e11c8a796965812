/** The question before one unused picture, or all of them, are deleted. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { countPictures, deletedMessage, libraryMessages, megabytes, pictureName } from '~/features/images/library'
import { findLibraryPicture } from '~/features/images/library.server'
import { deleteUnusedImages, listUnusedImages, weighImages } from '~/features/images/prune-images.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { picturePath, picturesPath, unusedPicturesPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { db } from '~/server/database.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

/** All, or the one of the address. */
async function unusedOf(hash: string | undefined): Promise<string[]> {
  const unused = await listUnusedImages(db(), new Date())
  return hash === undefined ? unused : unused.filter((each) => each === hash)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const hashes = await unusedOf(params.hash)
  const [first] = hashes
  if (first === undefined) throw notFound(libraryMessages.nothingToDelete)
  const one = params.hash === undefined ? undefined : await findLibraryPicture(db(), first)
  const { pictures, bytes } = await weighImages(db(), hashes)
  return {
    head: dashboardHead('Delete Unused Pictures', one ? picturePath(first, 'delete') : unusedPicturesPath),
    name: one ? pictureName(one) : countPictures(pictures),
    ...{ pictures, size: megabytes(bytes), formToken },
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'delete-unused-pictures',
      back: listBackOf(new URL(request.url).searchParams, picturesPath),
      remove: async (act) => deleteUnusedImages(db(), await unusedOf(params.hash), act),
      done: deletedMessage,
      failed: libraryMessages.deleteFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, libraryMessages.deleteFailed)
}

export default function DeleteUnusedPictures() {
  const { name, pictures, size, formToken } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isOne = pictures === 1
  return (
    <ConfirmDelete
      question={`Are you sure you want to delete ${isOne ? 'this picture' : 'these pictures'}?`}
      name={name}
      consequence={`Nothing uses ${isOne ? 'it' : 'them'}: no record, draft, or version, and nothing in the bin. This frees ${size}. ${libraryMessages.grace}`}
      intent="delete-unused-pictures"
      keepLabel={isOne ? 'Keep it' : 'Keep them'}
      formToken={formToken}
      back={listBackOf(search, picturesPath)}
    />
  )
}
