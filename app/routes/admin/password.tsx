/** Asks for the password before a file that an open browser alone must not give away, then sends it. */
import { data, redirect, type ActionFunctionArgs, type HeadersFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { buttonClass, ButtonLink } from '~/components/ui/button'
import { dashboardHead } from '~/seo/head'
import { toDashboardAddress } from '~/lib/login-prompt'
import { passwordPath } from '~/paths'
import { enterDashboard, promptForPassword, requireOperator } from '~/server/auth/dashboard.server'
import { isPasswordFresh, passwordMinutes } from '~/server/auth/password-again.server'
import { requireIntent } from '~/server/forms/form-data.server'

/** The headers make the browser request the file, with or without JavaScript, and stay on this page. */
export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await requireOperator({ request, context })
  if (!isPasswordFresh(session, new Date())) throw promptForPassword({ request, context }, session)
  const next = toDashboardAddress(new URL(request.url).searchParams.get('next'))
  const head = dashboardHead('Your Download', passwordPath)
  return data({ head, next, minutes: passwordMinutes }, { headers: { Refresh: `0; url=${next}` } })
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, headers } = await enterDashboard({ request, context }, { fields: ['intent'], needsPassword: true })
  requireIntent(form, 'confirm-password', headers)
  const { pathname, search } = new URL(request.url)
  return redirect(pathname + search, { status: 303, headers })
}

export default function Password() {
  const { next, minutes } = useLoaderData<typeof loader>()
  return (
    <section aria-labelledby="download" className="max-w-measure">
      <h1 id="download">Your download</h1>
      <p className="mt-3">
        The download starts by itself. For {minutes} minutes your password is not asked for again, in this session.
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={next} className={buttonClass('primary')}>
          Download
        </a>
        <ButtonLink to={pageOf(next)} look="secondary">
          Back
        </ButtonLink>
      </p>
    </section>
  )
}

/** The page that links to the file. */
function pageOf(file: string): string {
  return file.replace(/\.(?:csv|json)(?=\?|$)/, '').replace(/\/\d+\/file$/, '')
}
