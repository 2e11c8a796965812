/** The page shows an editor's form as the site would. It saves nothing but new pictures, which it shows. */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { ErrorScreen, pageNotFound } from '~/components/layout/error-screen'
import { WaysOn } from '~/components/layout/ways-on'
import { readFormValues } from '~/content/revisions/form-values'
import { PreviewPage } from '~/dashboard/preview-page'
import { formTokenField } from '~/lib/form-rules'
import { tableOfTab } from '~/lib/page-kinds'
import { previewOf } from '~/dashboard/previews.server'
import { draftFormNames, pageStores } from '~/dashboard/kinds.server'
import { findSession, hasFormToken } from '~/server/auth/session.server'
import { forOneVisitor, type CacheRule } from '~/server/cache/cache-policy.server'
import { readDashboardForm } from '~/server/forms/dashboard-form.server'
import { storePictures } from '~/server/forms/form-data.server'
import { errorReply, notFound } from '~/server/forms/reply.server'
import { editorPictures } from '~/content/editor/pictures.server'
import { log, ofRequest } from '~/server/log.server'

export const handle = { cache: false satisfies CacheRule }
export const headers: HeadersFunction = ({ errorHeaders }) => {
  const all = new Headers(errorHeaders)
  all.set('Cache-Control', forOneVisitor)
  return all
}

const words = 'Preview. Not saved, only you see it.'
const head = { title: 'Preview', description: words, path: '/', noindex: true }

/** The loader runs after the action, too. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!(await findSession(request))) throw loggedOut()
  return { head }
}

function loggedOut() {
  return errorReply(401, { title: 'You are logged out', message: stillThere })
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const table = tableOfTab(params.tab)
  if (!table) throw notFound(pageNotFound)
  const session = await findSession(request)
  // The editor is still open in another tab, with everything typed.
  if (!session) throw loggedOut()
  const { form: parts } = pageStores[table]
  const { fields, files = [] } = draftFormNames(table)
  const form = await readDashboardForm(request, { fields: [...fields, formTokenField], files })
  if (!hasFormToken(form, session)) throw errorReply(403, { title: 'This form is not yours', message: stillThere })
  const uploads = editorPictures(parts.pictures)
  const stored = await storePictures(form, uploads)
  if ('error' in stored) {
    log.error('the pictures of a preview were not stored', { ...ofRequest({ request, context }), error: stored.error })
  }
  return previewOf(table, readFormValues(form, parts), new Date())
}

const stillThere = 'What you typed is still in the other tab. Press Save there: it asks for your password, then saves.'

export default function FormPreview() {
  const preview = useActionData<typeof action>()
  if (!preview) {
    const message = 'Press Preview in an editor of the dashboard.'
    return (
      <ErrorScreen words={{ title: 'Nothing to preview', message }}>
        <WaysOn />
      </ErrorScreen>
    )
  }
  return <PreviewPage preview={preview} words={words} />
}
