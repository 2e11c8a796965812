import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { isRefusedForm, unlessRefused } from '~/components/forms/refused-form'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { InvitationLink, invitationIn } from '~/operators/invitation-link'
import { InvitationList } from '~/operators/invitation-list'
import { InviteForm, inviteIntent } from '~/operators/invite-form'
import { operatorPageMessages as messages, withdrawnMessage } from '~/operators/operator-changes'
import { OperatorList } from '~/operators/operator-list'
import { SecondFactorRule, secondFactorRuleIntent } from '~/operators/second-factor-rule'
import { changeWithPassword, secretFields } from '~/dashboard/operators.server'
import { inviteOperator, setSecondFactorRule } from '~/operators/operators-page.server'
import { InvitationInput, SecondFactorRuleInput } from '~/operators/operators.schema'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import type { RequestArgs } from '~/server/load-context'
import { toRowId } from '~/lib/ids'
import type { Message } from '~/lib/messages'
import { operatorsPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/server/auth/dashboard.server'
import { listInvitations, withdrawInvitation } from '~/server/auth/invitations.server'
import { OperatorRefusedError } from '~/server/auth/operator-access.server'
import { listOperators } from '~/server/auth/operator-accounts.server'
import { requireIntent } from '~/server/forms/form-data.server'
import { actionHeaders, failedWrite } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { readRule } from '~db/rules.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken, operatorId } = await requireOwner({ request, context })
  const now = new Date()
  return {
    head: dashboardHead('Operators', operatorsPath),
    formToken,
    ownId: operatorId,
    operators: await listOperators(db(), now),
    invitations: await listInvitations(db(), now),
    isMailSetUp: isMailSetUp(),
    isSecondFactorNeeded: (await readRule(db(), 'secondFactor')).ownersNeedSecondFactor,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = ['intent', 'id', 'name', 'role', 'email', 'isNeeded', ...secretFields]
  const entered = await enterDashboard({ request, context }, { fields, secret: secretFields, role: 'owner' })
  const { form, headers, session: own } = entered
  if (form.get('intent') === 'withdraw-invitation') return withdraw({ ...entered, request, context })
  if (form.get('intent') === secondFactorRuleIntent) {
    return changeWithPassword({
      request,
      context,
      form,
      headers,
      intent: secondFactorRuleIntent,
      here: operatorsPath,
      schema: SecondFactorRuleInput,
      change: ({ isNeeded, currentPassword: password }) =>
        setSecondFactorRule(db(), { own, password, isNeeded }, new Date()),
      done: (message) => redirectWithToast(operatorsPath, message, { headers }),
    })
  }
  requireIntent(form, 'invite-operator', headers)
  return changeWithPassword({
    request,
    context,
    form,
    headers,
    intent: 'invite-operator',
    here: operatorsPath,
    schema: InvitationInput,
    change: async (typed) => inviteOperator(db(), { own, typed, site: await site() }, new Date()),
    done: (made) => made,
  })
}

type Entered = RequestArgs & Awaited<ReturnType<typeof enterDashboard>>

async function withdraw({ request, context, form, headers, by }: Entered) {
  try {
    const name = await withdrawInvitation(db(), toRowId(form.get('id')) ?? 0, { by, now: new Date() })
    if (name !== undefined) return await redirectWithToast(operatorsPath, withdrawnMessage(name), { headers })
    return await redirectWithToast(operatorsPath, messages.noInvitation, { headers, kind: 'error' })
  } catch (error) {
    if (!(error instanceof OperatorRefusedError)) failedWrite(error, { request, context })
    const refused: Message =
      error instanceof OperatorRefusedError ? { title: 'Error', description: error.message } : messages.failed
    return redirectWithToast(operatorsPath, refused, { headers, kind: 'error' })
  }
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get('intent')
  const answer = await orUnchanged<typeof action>(args, messages.failed)
  return isRefusedForm(answer) ? { intent, ...answer } : answer
}

export default function Operators() {
  const { operators, ownId, invitations, formToken, isMailSetUp, isSecondFactorNeeded } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const made = invitationIn(answer)
  const refusedOf = (intent: string) => (isRefusedForm(answer) && answer.intent === intent ? answer : undefined)
  return (
    <section aria-labelledby="operators">
      <h1 id="operators">Operators</h1>
      <p className="mt-2 max-w-measure">
        Who may log in here. An owner may do everything. An editor can’t manage operators, settings, exports, erasing,
        and backups, and can’t delete somebody else’s notes and drafts.
      </p>
      {made ? <InvitationLink made={made} /> : null}
      <div className="mt-2 grid items-start gap-x-8 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <OperatorList operators={operators} ownId={ownId} />
          <InvitationList invitations={invitations} formToken={formToken} />
        </div>
        <div className="lg:mt-6">
          <InviteForm
            key={made?.link}
            formToken={formToken}
            refused={refusedOf(inviteIntent)}
            isMailSetUp={isMailSetUp}
          />
          <SecondFactorRule
            key={String(isSecondFactorNeeded)}
            isNeeded={isSecondFactorNeeded}
            operators={operators}
            ownId={ownId}
            formToken={formToken}
            refused={refusedOf(secondFactorRuleIntent)}
          />
        </div>
      </div>
    </section>
  )
}
