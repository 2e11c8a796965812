/** Checks an editor's form while somebody types, or makes the preview of a post's HTML. Stores nothing. */
import { isFormToken, requireApiOperator } from '~/server/auth/session.server'
import { readDashboardForm } from '~/server/forms/dashboard-form.server'
import { formTokenField } from '~/lib/form-rules'
import { toRowId } from '~/lib/ids'
import { checkForm } from '~/content/editor/checks.server'
import { draftFormNames, pageStores } from '~/dashboard/kinds.server'
import { isPublicTable } from '~/lib/page-kinds'
import { ApiError, apiRoute, entity } from '~/server/api.server'

const api = apiRoute(
  {
    POST: async ({ request }) => {
      const by = await requireApiOperator(request)
      const { searchParams } = new URL(request.url)
      const table = searchParams.get('kind')
      if (!isPublicTable(table)) throw new ApiError(404, 'There is no such editor.')
      const { fields } = draftFormNames(table)
      const form = await readDashboardForm(request, { fields: [...fields, formTokenField] }).catch(() => {
        throw new ApiError(400, 'The form is incomplete.')
      })
      if (!isFormToken(form.get(formTokenField), by)) throw new ApiError(403, 'The form is not of this session')
      const store = pageStores[table]
      if (store.previewBody && searchParams.has('preview')) return entity(await store.previewBody(form))
      return entity(await checkForm({ ...store, id: toRowId(searchParams.get('record')) }, form))
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
