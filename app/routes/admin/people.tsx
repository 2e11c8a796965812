import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { toAddress } from '~/features/people/people'
import { PersonSearch } from '~/features/people/person-search'
import { PersonView } from '~/features/people/person-view'
import { emailOf, personKey, readPerson } from '~/features/people/person.server'
import { retentionLabels, retentionMessage, retentionMessages } from '~/features/people/retention'
import { RetentionForm } from '~/features/people/retention-form'
import { RetentionInput } from '~/features/people/retention.schema'
import { findExpired, saveRetention } from '~/features/people/retention.server'
export { TabError as ErrorBoundary } from '~/features/operators/tab-error'
import { dashboardHead } from '~/features/seo/head'
import { peoplePath, personPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { editorForm } from '~/forms/editor-form.server'
import { saveEdit } from '~/forms/editor.server'
import { textOf } from '~/forms/form-data.server'
import { actionHeaders } from '~/forms/reply.server'
import { readRule } from '~db/rules.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const now = new Date()
  const email = emailOf(params.person)
  const { retentionMonths: months, version } = await readRule(db(), 'retention')
  return {
    head: dashboardHead('People', peoplePath),
    formToken,
    person: email === undefined ? undefined : await readPerson(db(), email, { timeZone: env().SITE_TIME_ZONE, now }),
    retention: { months, version, expired: months === null ? undefined : await findExpired(db(), months, now) },
  }
}

const names = editorForm(retentionLabels)
const fields = [...names.fields, 'email']

export async function action({ request, context }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, { ...names, fields, role: 'owner' })
  if (entered.form.get('intent') === 'find-person') {
    const typed = textOf(entered.form.get('email')).trim()
    const email = toAddress(typed)
    if (email === undefined) return data({ typed }, { status: 400, headers: entered.headers })
    return redirect(personPath(personKey(email)), { status: 303, headers: entered.headers })
  }
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-retention',
      form: { labels: retentionLabels },
      isNew: false,
      load: () => readRule(db(), 'retention'),
      valuesOf: ({ retentionMonths }) => ({ months: String(retentionMonths ?? '') }),
      schema: () => RetentionInput,
      update: async ({ months }, { stored: { version }, confirmed, ...act }) => {
        await saveRetention(db(), { months, version, confirmed }, act)
        return { to: peoplePath, message: retentionMessage(months) }
      },
      invalid: () => retentionMessages.invalid,
      failed: () => retentionMessages.failed,
    },
  )
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, retentionMessages.failed)
}

export default function People() {
  const { formToken, person, retention } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const malformed = sent !== undefined && 'typed' in sent ? sent.typed : undefined
  return (
    <div className="mt-8 space-y-10">
      <PersonSearch
        typed={malformed ?? person?.email ?? ''}
        isMalformed={malformed !== undefined}
        formToken={formToken}
      >
        {person === undefined || malformed !== undefined ? null : <PersonView person={person} />}
      </PersonSearch>
      <RetentionForm
        key={retention.version}
        {...retention}
        formToken={formToken}
        answer={isEditorAnswer(sent) ? sent : undefined}
      />
    </div>
  )
}
