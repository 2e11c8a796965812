import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { useSite } from '~/components/layout/site-context'
import { BackToList } from '~/components/lists/back-to-list'
import { TabLinks } from '~/components/lists/tab-links'
import { Button } from '~/components/ui/button'
import { DifferencesView, restoredField } from '~/content/revisions/differences-view'
import { restoreFields, RestoreFields } from '~/content/revisions/restore-form'
import { versionMessages, versionWords } from '~/content/revisions/versions'
import { findVersion, findVersionBefore } from '~/content/revisions/versions.server'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { longDateTime } from '~/lib/date-and-time'
import { differencesOf } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { toRowId } from '~/lib/ids'
import { Refusal } from '~/lib/refusal'
import { versionPath, versionsPath } from '~/paths'
import {
  askedFields,
  findVersioned,
  readingOf,
  restoreEffects,
  valuesAt,
  versionedAt,
  wantedRecord,
} from '~/dashboard/versions.server'
import { enterDashboard, requireOperator, requireOwner } from '~/server/auth/dashboard.server'
import { requireIntent, textOf } from '~/server/forms/form-data.server'
import { actionHeaders, notFound } from '~/server/forms/reply.server'
import { redirectWithToast } from '~/server/forms/toast.server'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { DatabaseWriteError } from '~db/write-errors.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const intent = 'restore-version'
const fieldsIntent = 'restore-fields'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { part, of } = versionedAt(request, params)
  const { formToken } = await (part === 'settings' ? requireOwner : requireOperator)({ request, context })
  const record = await findVersioned(part, of)
  if (!record) throw notFound(versionMessages.recordGone)
  const { kind, id, title, version: current } = record
  const version = toVersionNumber(params.version)
  const shown = version === undefined ? undefined : await findVersion(db(), { kind, id, version })
  if (!shown) throw notFound(versionMessages.notFound)
  const stored = await findVersion(db(), { kind, id, version: current })
  const against = new URL(request.url).searchParams.get('against') === 'current' ? 'current' : 'before'
  const other = against === 'current' ? stored : await findVersionBefore(db(), { kind, id, version: shown.version })
  const { labels, valuesOf } = readingOf(record)
  const [from, to] = against === 'current' ? [shown, other] : [other, shown]
  const differences =
    from && to ? differencesOf(labels, { stored: valuesOf(from.record), typed: valuesOf(to.record) }) : []
  const { showDifferences } = await import('~/content/revisions/text-difference.server')
  const { savedAt, savedBy, restoredFrom } = shown
  return {
    head: dashboardHead(`Version ${String(shown.version)} of ${title}`, versionPath(part, of, shown.version)),
    part,
    of,
    title,
    current,
    formToken,
    against,
    shown: { version: shown.version, savedAt, savedBy, restoredFrom },
    other: other && other.version,
    effects: restoreEffects(record, { current: stored, shown }),
    asked: askedFields(record, { current: stored, shown }),
    restorable: against === 'current' ? Object.keys(record.fields) : [],
    fields: showDifferences(differences).map(({ name, label, pieces, pictures, isFormatting }) => ({
      name,
      label,
      pieces,
      pictures,
      isFormatting,
    })),
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { part, of } = versionedAt(request, params)
  const names = {
    fields: ['intent', 'current', restoredField, ...restoreFields],
    role: part === 'settings' ? 'owner' : 'editor',
  } as const
  const { form, by, headers } = await enterDashboard({ request, context }, names)
  const isPart = form.get('intent') === fieldsIntent
  if (!isPart) requireIntent(form, intent, headers)
  const back = versionsPath(part, of)
  const refuse = (description: string, to = back) =>
    redirectWithToast(to, { title: 'Error', description }, { kind: 'error', headers })
  try {
    const record = await findVersioned(part, of)
    const version = toVersionNumber(params.version)
    if (!record || version === undefined) return await refuse(versionMessages.recordGone.message)
    const { kind, id, version: current } = record
    if (textOf(form.get('current')) !== String(current)) return await refuse(versionMessages.changed)
    const chosen = await findVersion(db(), { kind, id, version })
    if (!chosen) return await refuse(versionMessages.notFound.message)
    const here = `${versionPath(part, of, version)}${isPart ? '?against=current' : ''}`
    const fields = valuesAt(form, restoredField)
    if (isPart && fields.length === 0) return await refuse(versionMessages.noneChosen, here)
    const stored = isPart ? await findVersion(db(), { kind, id, version: current }) : undefined
    if (isPart && !stored) return await refuse(versionMessages.notFound.message)
    const given = wantedRecord(record, { chosen, stored, fields, form })
    const isAsPublic = isPart ? fields.includes(record.page?.flag ?? '') : form.get('public') === 'as-then'
    const [fault] = isAsPublic ? [] : record.faultsIn(given)
    if (fault) return await refuse(versionMessages.restoreFailed.description + fault.message, here)
    const isThere = await record.restore(given, { by, now: new Date(), restoredFrom: version }, isAsPublic)
    if (!isThere) return await refuse(versionMessages.recordGone.message)
    const undo = {
      action: versionPath(part, of, current),
      fields: { intent, current: String(current + 1), ...(isAsPublic && { public: 'as-then' }) },
    }
    const message = isPart ? versionMessages.fieldsRestored(version) : versionMessages.restored(version)
    return await redirectWithToast(back, message, { headers, undo })
  } catch (error) {
    if (error instanceof Refusal) return refuse(versionMessages.restoreFailed.description + error.message)
    if (!(error instanceof DatabaseWriteError))
      log.error('a version was not restored', { ...ofRequest({ request, context }), error })
    const reason = error instanceof DatabaseWriteError ? error.message : 'Internal Server Error'
    return refuse(versionMessages.restoreFailed.description + reason)
  }
}

/** Reads a number from 0, which a section of the settings has until it is saved. */
function toVersionNumber(text: string | undefined): number | undefined {
  return text === '0' ? 0 : toRowId(text)
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, versionMessages.restoreFailed)
}

export default function VersionPage() {
  const { timeZone } = useSite()
  const { part, of, title, current, formToken, against, shown, other, effects, asked, restorable, fields } =
    useLoaderData<typeof loader>()
  const here = versionPath(part, of, shown.version)
  const isCurrent = shown.version === current
  const canChoose = !isCurrent && fields.some(({ name }) => restorable.includes(name))
  return (
    <section aria-labelledby="version" className="max-w-measure">
      <BackToList list={versionsPath(part, of)} whole={versionsPath(part, of)} name={`Versions of ${title}`} />
      <h1 id="version" tabIndex={-1} data-quiet-focus className="mt-4 wrap-anywhere">
        Version {shown.version} of {title}
      </h1>
      <p className="mt-2 font-sans text-soft">
        <time dateTime={shown.savedAt}>{longDateTime(shown.savedAt, timeZone)}</time>, {versionWords(shown)}
      </p>
      <Form method="post" action={here} key={against}>
        <input type="hidden" name={formTokenField} value={formToken} />
        <input type="hidden" name="current" value={current} />
        {isCurrent ? (
          <p className="mt-4">This is what is stored now.</p>
        ) : (
          <RestoreFields intent={intent} current={current} effects={effects} asked={asked} />
        )}
        <div className="mt-8">
          <TabLinks
            label="Compare"
            current={against === 'current' ? `${here}?against=current` : here}
            tabs={[
              { path: here, label: 'What it changed' },
              ...(isCurrent ? [] : [{ path: `${here}?against=current`, label: 'What changed since' }]),
            ]}
          />
        </div>
        {other === undefined ? (
          <p className="mt-4">There is no version to compare it with.</p>
        ) : (
          <DifferencesView
            fields={fields}
            restorable={canChoose ? restorable : []}
            sides={against === 'current' ? [`Version ${String(shown.version)}`, 'Now'] : ['Before', 'After']}
          />
        )}
        {canChoose ? (
          <Button type="submit" name="intent" value={fieldsIntent} look="secondary" extra="mt-5">
            Restore the chosen fields
          </Button>
        ) : null}
      </Form>
    </section>
  )
}
