import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwner } from '~/server/auth/dashboard.server'
import { dashboardHead } from '~/seo/head'
import type { FormValues } from '~/lib/editing'
import { env } from '~/server/env.server'
import { editorAction, type Editor } from './save-edit.server'

export interface Section<Input, Stored extends { version: number | string }, Values extends FormValues> extends Omit<
  Editor<Input, Stored, void>,
  'role' | 'create'
> {
  title: string
  path: string
  read: () => Promise<Stored>
  valuesOf: (stored: Stored, timeZone: string) => Values
}

export function sectionEditor<Input, Stored extends { version: number | string }, Values extends FormValues>(
  section: Section<Input, Stored, Values>,
) {
  const { title, path, read, valuesOf } = section
  const editor: Editor<Input, Stored, void> = { ...section, role: 'owner' }
  return {
    editor,
    open: async ({ request, context }: LoaderFunctionArgs) => {
      const { formToken } = await requireOwner({ request, context })
      const stored = await read()
      return {
        stored,
        head: dashboardHead(title, path),
        values: valuesOf(stored, env().SITE_TIME_ZONE),
        meta: { formToken, version: String(stored.version), formKey: '' },
      }
    },
    action: editorAction(editor),
  }
}
