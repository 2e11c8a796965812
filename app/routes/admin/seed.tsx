import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation, type ClientActionFunctionArgs } from '@remix-run/react'
import { ButtonLink, SubmitButton } from '~/components/ui/button'
import { PageDialog } from '~/components/dialogs/page-dialog'
import { unlessRefused } from '~/components/forms/refused-form'
import { useRefusalToast } from '~/components/feedback/use-refusal-toast'
import { orUnchanged } from '~/components/forms/offline-fallback'
import { countedKinds, operatorMessages, seededMessage } from '~/operators/operator-messages'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
import { dashboardHead } from '~/seo/head'
import { toDashboardAddress } from '~/lib/login-prompt'
import { formTokenField } from '~/lib/form-rules'
import { seedPath } from '~/paths'
import { enterDashboard, requireOwner } from '~/server/auth/dashboard.server'
import { db } from '~/server/database.server'
import { actionHeaders } from '~/server/forms/reply.server'
import { requireIntent } from '~/server/forms/form-data.server'
import { log, ofRequest } from '~/server/log.server'
import { redirectWithToast } from '~/server/forms/toast.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { formToken } = await requireOwner({ request, context })
  const { findMissingSamples, hasOwnContent } = await import('~db/seed/seed.server')
  const back = toDashboardAddress(new URL(request.url).searchParams.get('back'))
  const missing = (await hasOwnContent(db())) ? undefined : await findMissingSamples(db())
  return { head: dashboardHead('Seed Sample Data', seedPath), formToken, back, missing }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { form, by, headers } = await enterDashboard(
    { request, context },
    { fields: ['intent', 'back'], role: 'owner' },
  )
  requireIntent(form, 'seed', headers)
  const back = toDashboardAddress(form.get('back'))
  try {
    const { hasOwnContent, seedSampleData } = await import('~db/seed/seed.server')
    if (await hasOwnContent(db())) {
      return await redirectWithToast(back, operatorMessages.noSamples, { kind: 'error', headers })
    }
    const { products, deerTypes, blogPosts } = await seedSampleData(db(), { by, now: new Date() })
    return await redirectWithToast(back, seededMessage({ products, deerTypes, blogPosts }), { headers })
  } catch (error) {
    log.error('sample data could not be filled in', { ...ofRequest({ request, context }), error })
    return redirectWithToast(back, operatorMessages.seedFailed, { kind: 'error', headers })
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  return orUnchanged<typeof action>(args, operatorMessages.seedFailed)
}

export default function SeedSampleData() {
  const { formToken, back, missing } = useLoaderData<typeof loader>()
  const isPending = useNavigation().state === 'submitting'
  useRefusalToast()
  if (!missing) return <NothingToAdd back={back} text={operatorMessages.noSamples.description} />
  const { deleted, ...counts } = missing
  const kinds = countedKinds(counts)
  if (kinds.length === 0) return <NothingToAdd back={back} text="All sample records are on the site already." />
  return (
    <PageDialog title="Add sample data?" back={back} isQuestion>
      <p>These sample records would be added and public at once:</p>
      <ul className="mt-2 list-disc pl-6 font-semibold">
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
      {deleted.length === 0 ? null : (
        <p className="mt-4 border-l-4 border-danger pl-4 wrap-anywhere">
          Deleted before, and back on the site afterward: <strong>{deleted.join(', ')}</strong>
        </p>
      )}
      <p className="mt-4">Nothing that is on the site now changes.</p>
      <Form method="post" action={seedPath} preventScrollReset className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="seed" />
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <ButtonLink to={back} look="secondary" preventScrollReset>
          Cancel
        </ButtonLink>
        <SubmitButton pending={isPending} label="Add Sample Data" pendingLabel="Adding..." />
      </Form>
    </PageDialog>
  )
}

function NothingToAdd({ back, text }: { back: string; text: string }) {
  return (
    <PageDialog title="Nothing to add" back={back} isQuestion>
      <p>{text}</p>
      <p className="mt-5">
        <ButtonLink to={back} preventScrollReset>
          Back to the Dashboard
        </ButtonLink>
      </p>
    </PageDialog>
  )
}
