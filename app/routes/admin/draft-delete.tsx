import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { ConfirmDelete } from '~/components/dialogs/confirm-delete'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { draftMessages } from '~/features/drafts/drafts'
import { discardDraft, findDraftEntry } from '~/features/drafts/drafts.server'
import { dashboardHead } from '~/features/seo/head'
import { longDateTime } from '~/lib/date-and-time'
import { toRowId } from '~/lib/ids'
import type { OperatorRole } from '~/lib/roles'
import { adminPath, draftDeletePath } from '~/paths'
import { enterDashboard, requireOperator, requireWriter } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/site.server'
import { deleteRecord, deletionForm } from '~/forms/records.server'
import { actionHeaders, notFound } from '~/forms/reply.server'
import { backOfDraft } from '~/content/editor/drafts.server'
import { rulesOf } from '~/kinds/kinds.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

/** Those of settings are the owners'. */
async function findAsked(id: string | undefined, { role }: { role: OperatorRole }) {
  const rowId = toRowId(id)
  const draft = rowId === undefined ? undefined : await findDraftEntry(db(), rowId)
  return draft?.kind === 'siteSettings' && role !== 'owner' ? undefined : draft
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireOperator({ request, context })
  const draft = await findAsked(params.id, session)
  if (!draft) throw notFound(draftMessages.gone)
  await requireWriter(session, draft)
  return {
    head: dashboardHead('Discard the Draft', draftDeletePath(draft.id)),
    name: draft.name ?? 'Draft without a name',
    about: `Saved by ${draft.savedBy} on ${longDateTime(draft.savedAt, (await site()).timeZone)}.`,
    back: await backOf(request, draft),
    formToken: session.formToken,
  }
}

function backOf(request: Request, draft: Awaited<ReturnType<typeof findAsked>>) {
  const rules = draft && rulesOf(draft)
  return rules ? backOfDraft(request, rules, draft) : adminPath
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, deletionForm)
  const draft = await findAsked(params.id, entered.session)
  await requireWriter(entered.session, draft, entered.headers)
  return deleteRecord(
    { ...entered, request, context },
    {
      intent: 'discard-draft',
      back: await backOf(request, draft),
      remove: async (act) => draft !== undefined && discardDraft(db(), draft.id, act),
      done: draftMessages.discarded,
      failed: draftMessages.discardFailed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, draftMessages.discardFailed)
}

export default function DiscardDraft() {
  const { name, about, formToken, back } = useLoaderData<typeof loader>()
  return (
    <ConfirmDelete
      question="Are you sure you want to discard this draft?"
      name={name}
      consequence={`${about} What the draft holds is deleted. What is stored stays as it is.`}
      intent="discard-draft"
      deleteLabel="Discard"
      formToken={formToken}
      back={back}
    />
  )
}
