/** Security: the second factor with its recovery codes, and the operator's other sessions. */
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isRefusedForm, unlessRefused } from '~/components/ui/refused-form'
import { orUnchanged } from '~/components/ui/without-connection'
import { logIn } from '~/features/operators/operators.server'
import { endOtherSessions } from '~/features/operators/other-sessions.server'
import { OtherSessions } from '~/features/operators/other-sessions'
import { RecoveryCodes, recoveryCodesIn } from '~/features/operators/recovery-codes'
import { SecondFactorOff, SecondFactorOn } from '~/features/operators/second-factor'
import { securityMessages, sessionsEndedMessage } from '~/features/operators/second-factor-messages'
import { SecondFactorSetup } from '~/features/operators/second-factor-setup'
import { beginSetup, cancelSetup, findSecondFactor, findSetup } from '~/features/operators/second-factor.server'
import { isSecurityIntent, type SecurityIntent } from '~/features/operators/security-intents'
import { changeSecurity, type FieldErrors } from '~/features/operators/security-desk.server'
import { PasswordAndCodeInput } from '~/features/operators/security.schema'
import { dashboardHead } from '~/features/seo/head'
import type { Message } from '~/lib/toast'
import { typedAgain } from '~/lib/typed-codes'
import { securityPath } from '~/paths'
import { endedSession, enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { site } from '~/server/env.server'
import { actionHeaders, failedWrite } from '~/server/failed-write.server'
import { retryAfter } from '~/server/rate-limits.server'
import { errorReply } from '~/server/reply.server'
import { sessionSecret } from '~/server/secret.server'
import type { Session } from '~/server/session.server'
import { redirectWithToast } from '~/server/toast.server'
import { countSessions } from '~db/sessions.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireOperator(request)
  const now = new Date()
  const own = ownOf(session)
  return {
    head: dashboardHead('Security', securityPath),
    formToken: session.formToken,
    secondFactor: await findSecondFactor(db(), own, now),
    setup: await findSetup(db(), own, { siteName: site().name, username: session.username }),
    otherSessions: await countSessions(db(), { of: session.operatorId, except: session.sessionHash }, now),
  }
}

function ownOf({ operatorId, sessionHash }: Session) {
  return { operatorId, sessionHash, sessionSecret: sessionSecret() }
}

const secretFields = ['currentPassword', 'appCode'] as const
const names = { fields: ['intent', ...secretFields], unkept: secretFields }

export async function action({ request }: ActionFunctionArgs) {
  const entered = await enterDashboard(request, names, (attempt) => logIn(db(), attempt, new Date()))
  const intent = entered.form.get('intent')
  if (!isSecurityIntent(intent)) return press({ ...entered, request }, intent)
  if (entered.headers.has('Set-Cookie')) return leadBack(securityMessages.loggedInAgain, entered.headers, 'error')
  return change({ ...entered, request }, intent)
}

interface Entered {
  request: Request
  form: FormData
  headers: Headers
  session: Session
}

function leadBack(message: Message, headers: Headers, kind: 'success' | 'error' = 'success') {
  return redirectWithToast(securityPath, message, { headers, kind })
}

/** What asks for nothing but the press. */
async function press({ request, headers, session }: Entered, intent: unknown) {
  const now = new Date()
  try {
    switch (intent) {
      case 'begin-second-factor':
        await beginSetup(db(), ownOf(session), now)
        return await leadBack(securityMessages.setupBegun, headers)
      case 'cancel-second-factor':
        await cancelSetup(db(), ownOf(session))
        return await leadBack(securityMessages.setupCancelled, headers)
      case 'end-other-sessions': {
        const ended = await endOtherSessions(db(), session, now)
        return await leadBack(sessionsEndedMessage(ended), headers)
      }
    }
  } catch (error) {
    failedWrite(error, request)
    return leadBack(securityMessages.failed, headers, 'error')
  }
  const words = { title: 'Unknown request', message: 'Please go back, reload the page and try again.' }
  throw errorReply(400, words, headers)
}

/** What asks for the password again, and for a code. */
async function change({ request, form, headers, session }: Entered, intent: SecurityIntent) {
  const submission = parseWithZod(form, { schema: PasswordAndCodeInput, disableAutoCoercion: true })
  const sent = form.get('appCode')
  const code = typeof sent === 'string' ? sent : ''
  const refuse = (message: Message, fieldErrors: FieldErrors, init: ResponseInit) => {
    // No password goes back into a page, and no code that is of no use there.
    const hideFields = typedAgain(code) === '' ? [...secretFields] : ['currentPassword']
    return data({ intent, message, lastResult: submission.reply({ fieldErrors, hideFields }) }, init)
  }
  if (submission.status !== 'success') return refuse(securityMessages.invalid, {}, { status: 400 })
  const { currentPassword: password } = submission.value
  try {
    const result = await changeSecurity(
      db(),
      { intent, typed: { ...ownOf(session), username: session.username, password, code } },
      new Date(),
    )
    if (result.ok) return 'message' in result ? await leadBack(result.message, headers) : result
    if ('isSessionOver' in result) throw endedSession(request, { form, unkept: secretFields })
    if ('over' in result) return await leadBack(result.over, headers, 'error')
    const { message, errors, retryAfterSeconds } = result
    if (retryAfterSeconds === undefined) return refuse(message, errors, { status: 400 })
    return refuse(message, errors, { status: 429, headers: retryAfter(retryAfterSeconds) })
  } catch (error) {
    return refuse(securityMessages.failed, {}, failedWrite(error, request))
  }
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get('intent')
  const answer = await orUnchanged<typeof action>(args, securityMessages.failed)
  return isRefusedForm(answer) ? { intent, ...answer } : answer
}

export default function Security() {
  const { formToken, secondFactor, setup, otherSessions } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const made = recoveryCodesIn(answer)
  return (
    <div className="mt-8">
      <h2 className="no-print">Security</h2>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-8">
          {made ? <RecoveryCodes codes={made} /> : null}
          {secondFactor ? <SecondFactorOn state={secondFactor} formToken={formToken} answer={answer} /> : null}
          {!secondFactor && setup ? <SecondFactorSetup setup={setup} formToken={formToken} answer={answer} /> : null}
          {!secondFactor && !setup ? <SecondFactorOff formToken={formToken} /> : null}
        </div>
        <OtherSessions count={otherSessions} formToken={formToken} />
      </div>
    </div>
  )
}
