/** The frame of the dashboard, with login and logout. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react'
import { useEffect } from 'react'
import type { RequestArgs } from '~/server/load-context'
import { forgetAfterLogout } from '~/components/editor/unsent-forms'
import { Announcer } from '~/components/layout/announcer'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { oneSubmitPerPress } from '~/components/ui/second-press'
import { focusHeading, isFocusLost } from '~/components/layout/focus'
import { OperatorContext } from '~/components/layout/operator-context'
import { Notice } from '~/components/feedback/notice'
import { unlessRefused } from '~/components/forms/refused-form'
import { Tips } from '~/components/lists/tips'
import { FailedPicturesNotice } from '~/content/pictures/failed-pictures-notice'
import { listFailedPictures } from '~/content/pictures/failed-pictures.server'
import { MailTroubleNotice } from '~/inbox/mail/mail-trouble-notice'
import { findMailTrouble } from '~/inbox/mail/outbox-page.server'
import { ClockNotice } from '~/operators/clock-notice'
import { DashboardPage } from '~/operators/dashboard-frame'
import { LoginPromptForm } from '~/operators/login-prompt-form'
import { loggedInMessage, operatorMessages } from '~/operators/operator-messages'
import { Keys } from '~/inbox/entries/keys-dialog'
import { LiveNews } from '~/inbox/entries/live-news'
import { titleSuffix } from '~/inbox/entries/news'
import { readNews } from '~/inbox/entries/news.server'
import { dashboardHead } from '~/seo/head'
import { loginFieldNames, isLoginPrompt, toDashboardAddress } from '~/lib/login-prompt'
import { adminPath } from '~/paths'
import type { loader as rootLoader } from '~/root'
import { enterDashboard, logInOrPrompt, requireOperator } from '~/server/auth/dashboard.server'
import { confirmClock, findClockJump } from '~db/clock.server'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { actionHeaders, errorReply, failedWrite } from '~/server/forms/reply.server'
import { readFormData } from '~/server/forms/form-data.server'
import { log, ofRequest } from '~/server/log.server'
import { endedSessionCookie, endSession } from '~/server/auth/session.server'
import { redirectWithToast } from '~/server/forms/toast.server'

export const handle = { interactive: 'at once', cache: false } satisfies { interactive: string; cache: CacheRule }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken, operatorId, username, role } = await requireOperator({ request, context })
  const now = new Date()
  const news = await readNews(db(), {}, now)
  const { hasOwnContent } = await import('~db/seed/seed.server')
  return {
    head: dashboardHead('Admin Dashboard', adminPath),
    formToken,
    username,
    operator: { operatorId, role },
    failedPictures: await listFailedPictures(db()),
    mailTrouble: await findMailTrouble(db(), now),
    clockJump: await findClockJump(db(), now),
    offersSamples: !(await hasOwnContent(db())),
    news,
    titleSuffix: titleSuffix(news),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFormData(request.clone(), ['intent', 'next', ...loginFieldNames])
  switch (form.get('intent')) {
    case 'login': {
      const next = toDashboardAddress(form.get('next'))
      const { headers, recoveryCodesLeft } = await logInOrPrompt({ request, context }, { form, next, fields: [] })
      await endSessionIfPossible({ request, context })
      return redirectWithToast(next, loggedInMessage(recoveryCodesLeft), { headers })
    }
    case 'logout': {
      const ended = new Headers({ 'Set-Cookie': endedSessionCookie() })
      if (await endSessionIfPossible({ request, context })) {
        return redirectWithToast(adminPath, operatorMessages.loggedOut, { headers: ended })
      }
      return redirectWithToast(adminPath, operatorMessages.loggedOutHere, { kind: 'error', headers: ended })
    }
    case 'confirm-clock':
      return confirm({ request, context })
    default:
      throw errorReply(400, { title: 'Unknown request', message: 'Please go back, reload the page and try again.' })
  }
}

async function confirm({ request, context }: RequestArgs) {
  const { by, headers } = await enterDashboard({ request, context }, { fields: ['intent'], role: 'owner' })
  try {
    await confirmClock(db(), { by, now: new Date() })
    return await redirectWithToast(adminPath, operatorMessages.clockConfirmed, { headers })
  } catch (error) {
    failedWrite(error, { request, context })
    return redirectWithToast(adminPath, operatorMessages.clockFailed, { headers, kind: 'error' })
  }
}

async function endSessionIfPossible({ request, context }: RequestArgs): Promise<boolean> {
  try {
    await endSession(request)
    return true
  } catch (error) {
    log.error('a session could not be ended', { ...ofRequest({ request, context }), error })
    return false
  }
}

export default function Dashboard() {
  return (
    <OperatorContext.Provider value={useLoaderData<typeof loader>().operator}>
      <Frame />
    </OperatorContext.Provider>
  )
}

function Frame() {
  const { formToken, username, failedPictures, mailTrouble, clockJump, offersSamples, news } =
    useLoaderData<typeof loader>()
  return (
    <DashboardPage session={{ formToken, username, offersSamples }}>
      <div className="page-width pt-2 pb-16 print:py-0" {...oneSubmitPerPress}>
        <Announcer />
        {clockJump ? (
          <div className="no-print mb-6">
            <ClockNotice jump={clockJump} formToken={formToken} />
          </div>
        ) : null}
        {failedPictures.length === 0 ? null : (
          <div className="no-print mb-6">
            <FailedPicturesNotice pictures={failedPictures} />
          </div>
        )}
        {mailTrouble.waiting + mailTrouble.failed === 0 ? null : (
          <div className="no-print mb-2">
            <MailTroubleNotice trouble={mailTrouble} />
          </div>
        )}
        <ToastNotice />
        <Keys formToken={formToken}>
          <Outlet />
        </Keys>
        <LiveNews loaded={news} />
        <Tips />
      </div>
    </DashboardPage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && isLoginPrompt(error.data)) {
    return (
      <DashboardPage>
        <div className="page-width pt-6">
          <ToastNotice />
          <ForgetUnsent />
        </div>
        <LoginPromptForm prompt={error.data} />
      </DashboardPage>
    )
  }
  return (
    <DashboardPage>
      <ErrorScreen words={toErrorWords(error)}>
        <ButtonLink to={adminPath}>Back to the Dashboard</ButtonLink>
      </ErrorScreen>
    </DashboardPage>
  )
}

function ForgetUnsent() {
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const isLoggedOut = toast?.title === operatorMessages.loggedOut.title
  useEffect(() => {
    if (isLoggedOut) forgetAfterLogout()
  }, [isLoggedOut])
  return null
}

/** With JavaScript a success is reported by a toast only, so nothing moves. An error is in the page, too. */
function ToastNotice() {
  const toast = useRouteLoaderData<typeof rootLoader>('root')?.toast
  const done = toast?.kind === 'success' ? toast.id : undefined
  useEffect(() => {
    if (done !== undefined && isFocusLost()) {
      focusHeading()
    }
  }, [done])
  if (!toast) return null
  const notice = (
    <div className="mb-6">
      <Notice message={toast} kind={toast.kind} undo={toast.undo} takesFocus="whenLost" />
    </div>
  )
  return toast.kind === 'error' ? notice : <noscript>{notice}</noscript>
}
