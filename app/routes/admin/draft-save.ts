/** Saves an editor's draft while somebody types. */
import { isFormToken, requireApiOperator } from '~/auth/session.server'
import { readDashboardForm } from '~/forms/dashboard-form.server'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { toRowId } from '~/lib/ids'
import { draftFormNames, isDraftedKind, storeFormDraft } from '~/record-drafts.server'
import { ApiError, apiRoute, entity } from '~/server/api.server'

const notices = {
  second: 'Somebody has saved this draft in another window. Yours is a second draft now; nothing is lost.',
  behind: 'Somebody else has saved this since you opened it. When you save, you see both versions first.',
} as const

const api = apiRoute(
  {
    POST: async ({ request }) => {
      const by = await requireApiOperator(request)
      const { searchParams } = new URL(request.url)
      const kind = searchParams.get('kind')
      if (!isDraftedKind(kind)) throw new ApiError(404, 'There is no such editor.')
      const { fields } = draftFormNames(kind)
      const form = await readDashboardForm(request, { fields: [...fields, formTokenField] }).catch(() => {
        throw new ApiError(400, 'The form is incomplete.')
      })
      if (!isFormToken(form.get(formTokenField), by)) throw new ApiError(403, 'The form is not of this session')
      const recordId = toRowId(searchParams.get('record')) ?? null
      const { saved, isBehind } = await storeFormDraft({ kind, recordId }, form, { by, now: new Date() })
      if (!saved) return entity({ savedAt: null, fields: { [editorFields.draftVersion]: '' } })
      const { formKey, version, savedAt } = saved.draft
      return entity({
        savedAt,
        fields: { [editorFields.formKey]: formKey, [editorFields.draftVersion]: String(version) },
        notice: saved.isSecond ? notices.second : isBehind ? notices.behind : null,
      })
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
