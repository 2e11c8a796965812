import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isRefusedForm, unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { securityMessages } from '~/operators/second-factor-messages'
import { findSecondFactor, findSetup } from '~/server/auth/second-factor.server'
import { changeSecurity, keepRecoveryCodes } from '~/operators/security-page.server'
import { readSecurityForm, securityForm } from '~/operators/security-form.server'
import { isPressIntent, isSecurityIntent, type PressIntent, type SecurityIntent } from '~/operators/security-intents'
import { SecurityPage } from '~/operators/security-page'
import { presses } from '~/operators/security-presses.server'
import { dashboardHead } from '~/seo/head'
import type { RequestArgs } from '~/server/load-context'
import { alsoMadeField, madeCredentials } from '~/lib/credentials'
import { securityPath } from '~/paths'
import { listTokens } from '~/server/auth/api-tokens.server'
import { endedSession, enterDashboard, requireOperator } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { actionHeaders, failedWrite, errorReply } from '~/server/forms/reply.server'
import { retryAfter } from '~/server/rate-limits.server'
import { sessionSecret } from '~/server/secret.server'
import { sessionCookie, type Session } from '~/server/auth/session.server'
import { textOf } from '~/server/forms/form-data.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { countCredentials } from '~db/credentials.server'
import { listSessions } from '~db/sessions.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken, lacksSecondFactor, ...own } = ownOf(await requireOperator({ request, context }))
  const now = new Date()
  return {
    head: dashboardHead('Security', securityPath),
    formToken,
    secondFactor: await findSecondFactor(db(), own, now),
    setup: await findSetup(db(), own, { siteName: (await site()).name, username: own.username }),
    lacksSecondFactor,
    sessions: await listSessions(db(), { of: own.operatorId, limit: mostListed }, now),
    ownHash: own.sessionHash,
    made: await countCredentials(db(), { of: own.operatorId, only: madeCredentials }, now),
    tokens: own.role === 'owner' && !lacksSecondFactor ? await listTokens(db(), now) : undefined,
  }
}

/** Sessions beyond this number still end with all others. */
const mostListed = 50

function ownOf(session: Session) {
  return { ...session, sessionSecret: sessionSecret() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, securityForm)
  const intent = entered.form.get('intent')
  if (isPressIntent(intent)) return press({ ...entered, request, context }, intent)
  if (isSecurityIntent(intent)) return change({ ...entered, request, context }, intent)
  throw errorReply(400, securityMessages.unknown, entered.headers)
}

interface Entered extends RequestArgs {
  form: FormData
  headers: Headers
  session: Session
}

async function press({ request, context, form, headers, session }: Entered, intent: PressIntent) {
  try {
    if (intent === 'keep-recovery-codes') {
      headers.append('Set-Cookie', sessionCookie(await keepRecoveryCodes(db(), ownOf(session), new Date())))
      return await redirectWithToast(securityPath, securityMessages.codesKept, { headers })
    }
    const message = await presses[intent](
      db(),
      {
        own: ownOf(session),
        session: textOf(form.get('session')),
        token: textOf(form.get('token')),
        alsoMade: form.has(alsoMadeField),
      },
      new Date(),
    )
    return await redirectWithToast(securityPath, message, { headers })
  } catch (error) {
    failedWrite(error, { request, context })
    return redirectWithToast(securityPath, securityMessages.failed, { headers, kind: 'error' })
  }
}

async function change({ request, context, form, headers, session }: Entered, intent: SecurityIntent) {
  const asError = { headers, kind: 'error' } as const
  // The login form does not carry secrets along.
  if (headers.has('Set-Cookie')) return redirectWithToast(securityPath, securityMessages.loggedInAgain, asError)
  if (intent === 'make-api-token' && session.lacksSecondFactor) {
    return redirectWithToast(securityPath, securityMessages.needed, asError)
  }
  const { typed, refuse } = readSecurityForm(form, intent)
  if (!typed) return data(refuse(securityMessages.invalid), { status: 400 })
  try {
    const result = await changeSecurity(
      db(),
      { intent, typed: { ...ownOf(session), ...typed, address: context.clientAddress ?? 'unknown' } },
      new Date(),
    )
    if (result.ok && result.sessionId !== undefined) {
      // The loaders of this answer read the new session.
      context.newSessionId = result.sessionId
      headers.append('Set-Cookie', sessionCookie(result.sessionId))
    }
    if ('recoveryCodes' in result) return data({ ok: true, recoveryCodes: result.recoveryCodes }, { headers })
    if ('apiToken' in result) return data({ ok: true, apiToken: result.apiToken }, { headers })
    if (result.ok) return await redirectWithToast(securityPath, result.message, { headers })
    if ('isSessionOver' in result) throw endedSession({ request, context }, { form, secret: securityForm.secret })
    if ('over' in result) return await redirectWithToast(securityPath, result.over, asError)
    const { message, errors, retryAfterSeconds: seconds } = result
    const init = seconds === undefined ? { status: 400 } : { status: 429, headers: retryAfter(seconds) }
    return data(refuse(message, errors), init)
  } catch (error) {
    return data(refuse(securityMessages.failed), failedWrite(error, { request, context }))
  }
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get('intent')
  const answer = await orUnchanged<typeof action>(args, securityMessages.failed)
  return isRefusedForm(answer) ? { intent, ...answer } : answer
}

export default function Security() {
  const { head: _, ...shown } = useLoaderData<typeof loader>()
  return <SecurityPage {...shown} answer={useActionData<typeof action>()} />
}
