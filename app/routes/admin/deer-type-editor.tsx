import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { DeerTypeEditor } from '~/features/deer-types/admin/deer-type-editor'
import {
  changeFailed,
  deerTypeAdminMessages as messages,
  markMessages,
  removalMessages,
  withVisibility,
} from '~/features/deer-types/admin/deer-type-messages'
import { withMadeMeta } from '~/features/deer-types/admin/deer-type-meta'
import { deerTypeForm } from '~/features/deer-types/deer-types.schema'
import { followSources } from '~/features/deer-types/moved-marks'
import { DraftOffers } from '~/features/drafts/draft-offers'
import { VersionsLink } from '~/features/history/versions-link'
import { waitingNotices } from '~/features/publishing/publication'
import { scheduledForm } from '~/features/publishing/publication.schema'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { toRowId } from '~/lib/ids'
import { editPath, newPath, slugPath, tabPath } from '~/paths'
import { listOpenLinks, previewLinkAsides } from '~/previews.server'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { saveEdit } from '~/forms/editor.server'
import { editorPictures } from '~/editor-pictures.server'
import { site } from '~/site.server'
import { env } from '~/server/env.server'
import { actionHeaders } from '~/forms/reply.server'
import { log, ofRequest } from '~/server/log.server'
import { checkAside, noticesAfter, withChecks } from '~/record-checks.server'
import { draftFormNames, draftRules } from '~/draft-rules.server'
import { draftSaving, openEditor } from '~/record-drafts.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const rules = draftRules.deerTypes

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const stored = await rules.read(toRowId(params.id)).catch((error: unknown) => {
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
      previewLinks: await listOpenLinks(request, 'deerTypes', deerType?.id),
      viewPath: deerType && slugPath(deerType.slug),
      editor: address,
      ...(await withChecks(
        { table: 'deerTypes', id: deerType?.id },
        openEditor(request, {
          kind: 'deerTypes',
          isNew,
          record: deerType,
          values: deerType ? rules.valuesOf(deerType) : rules.newValues,
          isPublic: deerType?.isActive ?? false,
          formToken,
        }),
      )),
    },
    { status: trouble === null ? 200 : stored === 'failed' ? 500 : 404 },
  )
}

const names = draftFormNames('deerTypes')
const pictures = editorPictures(rules.form.pictures)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  const isNew = params.id === undefined
  const subject = { table: 'deerTypes', id: toRowId(params.id) } as const
  const { SITE_TIME_ZONE: timeZone } = env()
  const list = listBackOf(new URL(request.url).searchParams, tabPath('deer-types'))
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-deer-type',
      form: rules.form,
      pictures,
      asides: [
        checkAside(subject),
        ...previewLinkAsides(entered.form, { table: 'deerTypes', recordId: toRowId(params.id), by: entered.by }),
      ],
      noticesAfter: (sent) => noticesAfter(subject, sent),
      saveDraft: draftSaving(request, { kind: 'deerTypes', recordId: toRowId(params.id) ?? null }),
      isNew,
      load: () => rules.read(toRowId(params.id)),
      valuesOf: rules.valuesOf,
      schema: (stored) =>
        scheduledForm(deerTypeForm(stored), {
          ...{ table: 'deerTypes', stored: stored?.publication, now: new Date(), timeZone },
        }),
      create: async (input, sent) => {
        const deerType = await deerTypeStore.create(db(), withMadeMeta(input, (await site()).name), sent)
        // The unfiltered list, which has the new record.
        const editor = withListBack(editPath('deer-types', deerType.id), list)
        const message = withVisibility(messages.created, deerType, waitingNotices(input, timeZone))
        return { to: tabPath('deer-types'), editor, message }
      },
      update: async (input, change) => {
        const marks = followSources(input, change.stored)
        const deerType = await deerTypeStore.save(db(), marks.record, change)
        const { title, description } = messages.updated
        const further = [...removalMessages(change.stored, deerType), ...markMessages(marks)]
        const reopening = marks.renumbered.length > 0 ? `?${reopened}=${String(deerType.version)}` : ''
        return {
          to: list,
          editor: withListBack(editPath('deer-types', deerType.id) + reopening, list),
          message: withVisibility(
            { title, description: [description, ...further].join(' ') },
            deerType,
            waitingNotices(input, timeZone),
          ),
        }
      },
      invalid: () => messages.invalid,
      failed: (stored, typed) => (isNew ? messages.createFailed : changeFailed(stored, typed)),
    },
  )
}

/** The form is read again, with what the save made of the texts. */
const reopened = 'saved'

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, messages.submitFailed)
}

export default function DeerTypeEditorPage() {
  const { title, trouble, values, viewPath, meta, drafts, editor, previewLinks, checks } =
    useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('deer-types'))
  // Keep what was typed, even if the record has been deleted meanwhile.
  if (trouble && !answer) return <GoneDialog words={trouble} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <VersionsLink part="deer-types" page={viewPath} />
      <DraftOffers drafts={drafts} editor={editor} list={back} />
      <DeerTypeEditor
        key={search.get(reopened)}
        values={values}
        meta={meta}
        answer={answer}
        back={back}
        previewLinks={previewLinks}
        checks={checks}
      />
    </PageDialog>
  )
}
