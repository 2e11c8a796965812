/** The editor of a deer type, new or not: a page of its own, and a dialog over the list with JavaScript. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/ui/editor-answer'
import { unlessRefused } from '~/components/ui/refused-form'
import { GoneDialog, PageDialog } from '~/components/ui/page-dialog'
import { orUnsaved } from '~/components/ui/without-connection'
import { slugOrQuestion } from '~/features/addresses/address-question'
import { freeSlug, refuseTaken } from '~/features/addresses/claim-slug.server'
import { createDeerType, findDeerTypeEntry, updateDeerType } from '~/features/deer-types/deer-type-desk.server'
import { DeerTypeEditor } from '~/features/deer-types/deer-type-editor'
import { deerTypeLimits } from '~/features/deer-types/deer-type-fields'
import { deerTypeFiles, deerTypeLabels, deerTypeRows, toDeerTypeValues } from '~/features/deer-types/deer-type-form'
import {
  changeFailed,
  deerTypeDeskMessages as messages,
  removalMessages,
  withVisibility,
} from '~/features/deer-types/deer-type-messages'
import { withMadeMeta } from '~/features/deer-types/deer-type-meta'
import { deerTypeForm } from '~/features/deer-types/deer-types.schema'
import { formPictures } from '~/features/images/form-pictures'
import { storeUpload } from '~/features/images/uploads.server'
import { logIn } from '~/features/operators/operators.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { RecordChangedError } from '~/lib/refusal'
import { toRowId } from '~/lib/row-id'
import { editPath, newPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { editorForm } from '~/server/editor-form.server'
import { saveEdit } from '~/server/editor.server'
import { site } from '~/server/env.server'
import { actionHeaders } from '~/server/failed-write.server'
import { log, ofRequest } from '~/server/log.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function findStored(id: string | undefined) {
  const rowId = toRowId(id)
  return rowId === undefined ? undefined : findDeerTypeEntry(db(), rowId)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const stored = await findStored(params.id).catch((error: unknown) => {
    log.error('a deer type could not be read', { ...ofRequest({ request, context }), error })
    return 'failed' as const
  })
  const deerType = stored === 'failed' ? undefined : stored
  const trouble = stored === 'failed' ? messages.loadFailed : isNew || deerType ? null : messages.notFound
  const title = deerType?.name ?? (isNew ? 'New Deer Type' : (trouble?.title ?? ''))
  const address = deerType ? editPath('deer-types', deerType.id) : newPath('deer-types')
  return data(
    {
      head: dashboardHead(title, address),
      title,
      trouble,
      values: toDeerTypeValues(deerType ?? {}),
      meta: { formToken, version: deerType ? String(deerType.version) : '', formKey: crypto.randomUUID() },
    },
    { status: trouble === null ? 200 : stored === 'failed' ? 500 : 404 },
  )
}

const rowLists = Object.keys(deerTypeRows)
const form = editorForm(deerTypeLabels, {
  lists: ['galleryImages'],
  rows: deerTypeRows,
  files: Object.values(deerTypeFiles),
})
const pictures = formPictures(
  {
    singles: [{ name: 'featuredImageUrl', fileName: deerTypeFiles.featuredImageUrl }],
    lists: [{ name: 'galleryImages', fileName: deerTypeFiles.galleryImages, max: deerTypeLimits.list }],
  },
  (file) => storeUpload(db(), file, new Date(), log.error),
)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, form, (attempt) => logIn(db(), attempt, new Date()))
  const isNew = params.id === undefined
  const back = listBackOf(new URL(request.url).searchParams, tabPath('deer-types'))
  // A database that cannot be read is told of by the save, with everything that was typed.
  const before = await findStored(params.id).catch(() => undefined)
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-deer-type',
      schema: deerTypeForm(before),
      lists: rowLists,
      isNew,
      pictures,
      invalid: () => messages.invalid,
      failed: isNew ? messages.createFailed : (typed) => changeFailed(before, typed),
      labels: deerTypeLabels,
      stored: async () => {
        const deerType = await findStored(params.id)
        return deerType && { values: toDeerTypeValues(deerType), version: deerType.version }
      },
      create: async (input, sent) => {
        const deerType = await createDeerType(db(), withMadeMeta(input, site().name), sent)
        // The whole list has the new one in it.
        return { to: tabPath('deer-types'), message: withVisibility(messages.created, deerType) }
      },
      save: async (input, { version, confirmed, ...act }) => {
        const stored = await findStored(params.id)
        if (!stored) return undefined
        if (version !== undefined && version !== stored.version) throw new RecordChangedError()
        const free = await freeSlug(db(), { table: 'deerTypes', id: stored.id, title: input.name })
        const address = slugOrQuestion({
          stored: { slug: stored.slug, isPublic: stored.isActive },
          wanted: { slug: input.slug, title: input.name, free },
          confirmed,
        })
        if ('question' in address) {
          await refuseTaken(db(), { table: 'deerTypes', id: stored.id }, input.slug)
          return address
        }
        const change = { ...input, slug: address.slug }
        const deerType = await updateDeerType(db(), { id: stored.id, version }, () => change, act)
        if (!deerType) return undefined
        const { title, description } = messages.updated
        return {
          to: back,
          message: withVisibility(
            { title, description: [description, ...removalMessages(stored, deerType)].join(' ') },
            deerType,
          ),
        }
      },
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, messages.submitFailed)
}

export default function DeerTypeEditorPage() {
  const { title, trouble, values, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('deer-types'))
  // What was typed stays, also when somebody has deleted the deer type meanwhile.
  if (trouble && !answer) return <GoneDialog words={trouble} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <DeerTypeEditor values={values} meta={meta} answer={answer} back={back} />
    </PageDialog>
  )
}
