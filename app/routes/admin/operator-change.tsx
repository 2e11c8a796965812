/** Asks before an operator's role changes, their sessions end, or they are removed. */
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { isRefusedForm, unlessRefused } from '~/components/forms/refused-form'
import {
  operatorPageMessages as messages,
  questionIntents,
  questionWords,
  sessionsEndedFor,
  toQuestionName,
} from '~/operators/operator-changes'
import { OperatorQuestion } from '~/operators/operator-question'
import { changeWithPassword, secretFields } from '~/dashboard/operators.server'
import { changeRole, removeAccount } from '~/operators/operators-page.server'
import { OwnRemovalInput, RemovalInput, RoleInput } from '~/operators/operators.schema'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { alsoMadeField } from '~/lib/credentials'
import { toRowId } from '~/lib/ids'
import type { Message } from '~/lib/messages'
import { adminPath, operatorPath, operatorsPath, securityPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/server/auth/dashboard.server'
import { endOthersAccess, OperatorRefusedError } from '~/server/auth/operator-access.server'
import { listOperators } from '~/server/auth/operator-accounts.server'
import { endedSessionCookie } from '~/server/auth/session.server'
import { requireIntent } from '~/server/forms/form-data.server'
import { actionHeaders, failedWrite, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { countCredentials } from '~db/credentials.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken, operatorId, sessionHash } = await requireOwner({ request, context })
  const { id, name } = toTarget(request, params.id)
  const now = new Date()
  const operator = (await listOperators(db(), now)).find((each) => each.id === id)
  if (!operator) throw notFound(messages.notFound)
  const isSelf = id === operatorId
  // An operator's own sessions end on another page, which keeps this session.
  if (isSelf && name === 'sessions') throw redirect(securityPath)
  const except = name === 'role' ? sessionHash : undefined
  const open = await countCredentials(db(), { of: id, except }, now)
  const head = dashboardHead(questionWords(name, operator, { isSelf, open }).title, operatorPath(id, name))
  return { head, name, operator, isSelf, open, formToken }
}

function toTarget(request: Request, given: string | undefined) {
  const id = toRowId(given)
  const name = toQuestionName(new URL(request.url).pathname)
  if (id === undefined || name === undefined) throw notFound(messages.notFound)
  return { id, name }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const fields = ['intent', 'role', 'confirmed', alsoMadeField, ...secretFields]
  const entered = await enterDashboard({ request, context }, { fields, secret: secretFields, role: 'owner' })
  const { form, headers, session: own, by } = entered
  const { id, name } = toTarget(request, params.id)
  const intent = questionIntents[name]
  requireIntent(form, intent, headers)
  const isSelf = id === own.operatorId
  const sent = { request, context, form, headers, intent, here: operatorPath(id, name) }
  if (name === 'role') {
    return changeWithPassword({
      ...sent,
      schema: RoleInput,
      change: ({ role, currentPassword: password }) => changeRole(db(), { own, password, id, role }, new Date()),
      done: (message) => redirectWithToast(isSelf ? adminPath : operatorsPath, message, { headers }),
    })
  }
  if (name === 'remove') {
    return changeWithPassword({
      ...sent,
      schema: isSelf ? OwnRemovalInput : RemovalInput,
      change: ({ currentPassword: password }) => removeAccount(db(), { own, password, id }, new Date()),
      done: (message) => {
        if (!isSelf) return redirectWithToast(operatorsPath, message, { headers })
        return redirectWithToast(adminPath, message, { headers: new Headers({ 'Set-Cookie': endedSessionCookie() }) })
      },
    })
  }
  try {
    const which = { id, alsoMade: form.has(alsoMadeField) }
    const { username, ended } = await endOthersAccess(db(), which, { by, now: new Date() })
    return await redirectWithToast(operatorsPath, sessionsEndedFor(username, ended), { headers })
  } catch (error) {
    if (!(error instanceof OperatorRefusedError)) failedWrite(error, { request, context })
    const refused: Message =
      error instanceof OperatorRefusedError ? { title: 'Error', description: error.message } : messages.failed
    return redirectWithToast(operatorsPath, refused, { headers, kind: 'error' })
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, messages.failed)
}

export default function OperatorChange() {
  const shown = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <OperatorQuestion {...shown} refused={isRefusedForm(answer) ? answer : undefined} />
}
