import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { toAddress } from '~/people/people'
import { PersonSearch } from '~/people/person-search'
import { PersonView } from '~/people/person-view'
import { emailOf, personKey, readPerson } from '~/people/person.server'
import { retentionMessages } from '~/people/retention'
import { RetentionForm } from '~/people/retention-form'
import { findExpired } from '~/people/retention.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { personPath } from '~/paths'
import { editorAction } from '~/content/editor/save-edit.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { textOf } from '~/server/forms/form-data.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { retention } from '~/dashboard/sections.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader(args: LoaderFunctionArgs) {
  const { head, stored, values, meta } = await retention.open(args)
  const now = new Date()
  const email = emailOf(args.params.person)
  const { retentionMonths: months, version } = stored
  return {
    head,
    formToken: meta.formToken,
    person: email === undefined ? undefined : await readPerson(db(), email, { timeZone: env().SITE_TIME_ZONE, now }),
    retention: {
      months,
      version,
      values,
      meta,
      expired: months === null ? undefined : await findExpired(db(), months, now),
    },
  }
}

export const action = editorAction(retention.editor, {
  intent: 'find-person',
  fields: ['email'],
  answer: ({ form, headers }) => {
    const typed = textOf(form.get('email')).trim()
    const email = toAddress(typed)
    if (email === undefined) return data({ typed }, { status: 400, headers })
    return redirect(personPath(personKey(email)), { status: 303, headers })
  },
})

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnsaved<typeof action>(args, retentionMessages.failed)
}

export default function People() {
  const { formToken, person, retention: rule } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const malformed = sent !== undefined && 'typed' in sent ? sent.typed : undefined
  return (
    <div className="space-y-10">
      <PersonSearch
        typed={malformed ?? person?.email ?? ''}
        isMalformed={malformed !== undefined}
        formToken={formToken}
      >
        {person === undefined || malformed !== undefined ? null : <PersonView person={person} />}
      </PersonSearch>
      <RetentionForm key={rule.version} {...rule} answer={isEditorAnswer(sent) ? sent : undefined} />
    </div>
  )
}
