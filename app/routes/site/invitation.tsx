/** Anybody with the link becomes an operator, so no address of the page leaves it. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { InvitationPage } from '~/operators/invitation-page'
import { invitationMessages, welcomeMessage } from '~/operators/operator-messages'
import type { RequestArgs } from '~/server/load-context'
import { deviceOf } from '~/lib/device'
import { homePath, securityPath } from '~/paths'
import { acceptInvitation, openInvitation, type OpenedInvitation } from '~/server/auth/accept-invitation.server'
import { endSession, findSession, sessionCookie } from '~/server/auth/session.server'
import { secretLinkHeaders, type CacheRule } from '~/server/cache/cache-policy.server'
import { readFormData, requireIntent, textOf } from '~/server/forms/form-data.server'
import { errorReply, failedWrite, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { retryAfter, tooManyRequests } from '~/server/rate-limits.server'

export const handle = { cache: false satisfies CacheRule }

export const headers = secretLinkHeaders

const head = {
  title: 'Your Invitation',
  description: 'Choose a username and a password.',
  path: '/',
  noindex: true,
}

export async function loader({ request, context, params: { token = '' } }: LoaderFunctionArgs) {
  const opened = await openInvitation(db(), { token, address: addressOf(context) }, new Date())
  if (!opened.ok) throw refusal(opened)
  const { name, role, expiresAt, invitedBy } = opened.invitation
  const session = await findSession(request)
  return { head, name, invitation: { role, expiresAt, invitedBy, loggedInAs: session?.username ?? null } }
}

function addressOf(context: RequestArgs['context']): string {
  return context.clientAddress ?? 'unknown'
}

function refusal(opened: Exclude<OpenedInvitation, { ok: true }>) {
  if (opened.reason === 'gone') return notFound(invitationMessages.gone)
  const { title, description: message } = tooManyRequests
  return errorReply(429, { title, message }, new Headers(retryAfter(opened.retryAfterSeconds)))
}

export async function action({ request, context, params: { token = '' } }: ActionFunctionArgs) {
  const form = await readFormData(request.clone(), ['intent', 'username', 'password', 'passwordAgain'])
  requireIntent(form, 'accept-invitation')
  const [username, password] = [textOf(form.get('username')), textOf(form.get('password'))]
  const device = deviceOf(request.headers.get('User-Agent'))
  const given = { token, username, password, passwordAgain: textOf(form.get('passwordAgain')), device }
  try {
    const result = await acceptInvitation(db(), { ...given, address: addressOf(context) }, new Date())
    if (result.ok) {
      await endFormerSession({ request, context })
      const cookie = new Headers({ 'Set-Cookie': sessionCookie(result.sessionId) })
      return await redirectWithToast(securityPath, welcomeMessage(result.username), { headers: cookie })
    }
    if (result.reason === 'gone') throw refusal(result)
    if (result.reason === 'invalid') return data({ username, errors: result.errors }, { status: 400 })
    const headers = retryAfter(result.retryAfterSeconds)
    return data({ username, errors: { form: tooManyRequests.description } }, { status: 429, headers })
  } catch (error) {
    const init = failedWrite(error, { request, context })
    return data({ username, errors: { form: invitationMessages.failed } }, init)
  }
}

/** Ends the former session, whose place in this browser the new one takes. */
async function endFormerSession({ request, context }: RequestArgs): Promise<void> {
  try {
    await endSession(request)
  } catch (error) {
    log.error('a session could not be ended', { ...ofRequest({ request, context }), error })
  }
}

/** The boundary makes the headers above those of errors, too. */
export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={homePath} look="secondary">
        To the Home Page
      </ButtonLink>
    </ErrorScreen>
  )
}

export default function Invitation() {
  const { name, invitation } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <InvitationPage invitation={invitation} username={answer?.username ?? name} errors={answer?.errors ?? {}} />
}
