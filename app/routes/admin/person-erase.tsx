import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { unlessRefused } from '~/components/forms/refused-form'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { EraseQuestion } from '~/people/erase-question'
import { erasePerson, tablesOf } from '~/people/erase-person.server'
import { erasedMessage, personMessages, sumOf } from '~/people/people'
import { emailOf, readPerson } from '~/people/person.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { withReason } from '~/lib/messages'
import { peoplePath, personPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { log, ofRequest } from '~/server/log.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { forgetDeletedBytes, keepsDeletedRows, vacuumTables } from '~db/client.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const person = await findPerson(emailOf(params.person))
  if (!person) throw notFound(personMessages.nothing)
  return { head: dashboardHead('Erase a Person', peoplePath), formToken, person, staysInFiles: keepsDeletedRows(db()) }
}

async function findPerson(email: string | undefined) {
  const person =
    email === undefined ? undefined : await readPerson(db(), email, { timeZone: env().SITE_TIME_ZONE, now: new Date() })
  return person && sumOf(person.counts) > 0 ? person : undefined
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const names = { fields: ['intent', 'digest'], role: 'owner', needsPassword: true } as const
  const { form, by, headers } = await enterDashboard({ request, context }, names)
  requireIntent(form, 'erase-person', headers)
  const email = emailOf(params.person)
  if (email === undefined) throw notFound(personMessages.nothing)
  const digest = textOf(form.get('digest'))
  try {
    const erased = await erasePerson(db(), { email, digest }, { by, now: new Date() })
    if (erased) {
      // Without this call, the regular work does it within five minutes.
      forgetDeletedBytes(db())
      await vacuumTables(db(), tablesOf(erased)).catch((error: unknown) => {
        log.error('the tables of an erased person were not vacuumed', { ...ofRequest({ request, context }), error })
      })
      return await redirectWithToast(peoplePath, erasedMessage(erased), { headers })
    }
    const person = await findPerson(email)
    if (person) return data({ person }, { status: 409, headers })
    const { title, message } = personMessages.nothing
    return await redirectWithToast(peoplePath, { title, description: message }, { kind: 'error', headers })
  } catch (error) {
    log.error('a person was not erased', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : undefined
    const failed = withReason(personMessages.failed, reason)
    return redirectWithToast(personPath(params.person ?? '', '/erase'), failed, { kind: 'error', headers })
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, personMessages.failed)
}

export default function ErasePerson() {
  const { person, ...shown } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const changed = answer !== undefined && 'person' in answer ? answer.person : undefined
  return <EraseQuestion person={changed ?? person} hasChanged={changed !== undefined} {...shown} />
}
