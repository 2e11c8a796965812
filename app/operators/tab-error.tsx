/** The error boundary of a tab: shows the login form after a session ended, or the error and its recovery links. */
import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { toErrorWords } from '~/components/layout/error-screen'
import { SendAgain } from '~/components/layout/send-again'
import { ButtonLink } from '~/components/ui/button'
import { isLoginPrompt } from '~/lib/login-prompt'
import { adminPath } from '~/paths'
import { LoginPromptForm } from './login-prompt-form'

export function TabError() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && isLoginPrompt(error.data)) {
    return <LoginPromptForm prompt={error.data} />
  }
  const { title, message, again } = toErrorWords(error)
  return (
    <section role="alert" className="rounded-field border-4 border-danger bg-card p-6">
      <h1>{title}</h1>
      <p className="mt-2">{message}</p>
      {again ? <SendAgain {...again} /> : null}
      <p className="mt-5">
        <ButtonLink to={adminPath} look="secondary">
          Back to the Dashboard
        </ButtonLink>
      </p>
    </section>
  )
}
