/** The native form comes back to the same page. */
import { Form, useLocation, useRouteLoaderData } from '@remix-run/react'
import { formTokenField } from '~/lib/form-rules'
import type { UndoForm } from '~/lib/messages'

export function UndoButton({ undo }: { undo: UndoForm }) {
  const { pathname, search } = useLocation()
  const formToken = formTokenIn(useRouteLoaderData('routes/admin/layout'))
  if (formToken === undefined) return null
  const fields = { ...undo.fields, back: pathname + search, [formTokenField]: formToken }
  return (
    <Form method="post" action={undo.action} preventScrollReset className="mt-2">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="min-h-11 rounded-field border border-current px-4 font-sans text-base font-semibold hover:underline"
      >
        Undo
      </button>
    </Form>
  )
}

/** The token comes from the dashboard's loader, never from the toast cookie. */
function formTokenIn(data: unknown): string | undefined {
  const hasToken = typeof data === 'object' && data !== null && 'formToken' in data
  return hasToken && typeof data.formToken === 'string' ? data.formToken : undefined
}
