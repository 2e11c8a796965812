/** Saves an editor's draft while somebody types. */
import { isFormToken, requireApiOperator, requireApiOwner } from '~/server/auth/session.server'
import { editorForm } from '~/server/forms/editor-form.server'
import { readDashboardForm } from '~/server/forms/dashboard-form.server'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { toRowId } from '~/lib/ids'
import { storeFormDraft } from '~/content/editor/drafts.server'
import { isEditedKind, rulesOf } from '~/dashboard/kinds.server'
import { ApiError, apiRoute, entity } from '~/server/api.server'

const notices = {
  second: 'Somebody has saved this draft in another window. Yours is a second draft now; nothing is lost.',
  behind: 'Somebody else has saved this since you opened it. When you save, you see both versions first.',
} as const

const api = apiRoute(
  {
    POST: async ({ request }) => {
      const subject = subjectOf(new URL(request.url).searchParams)
      const rules = subject && rulesOf(subject)
      if (!rules) throw new ApiError(404, 'There is no such editor.')
      if (subject.kind === 'siteSettings') await requireApiOwner(request)
      const { fields } = editorForm(rules.form.labels, rules.form.names)
      const form = await readDashboardForm(request, { fields: [...fields, formTokenField] }).catch(() => {
        throw new ApiError(400, 'The form is incomplete.')
      })
      const by = await requireApiOperator(request)
      if (!isFormToken(form.get(formTokenField), by)) throw new ApiError(403, 'The form is not of this session')
      const { saved, isBehind } = await storeFormDraft(rules, {
        recordId: subject.recordId,
        form,
        act: { by, now: new Date() },
      })
      if (!saved) return entity({ savedAt: null, fields: { [editorFields.draftVersion]: '' } })
      const { id, formKey, version, savedAt } = saved.draft
      return entity({
        savedAt,
        draft: id,
        fields: { [editorFields.formKey]: formKey, [editorFields.draftVersion]: String(version) },
        notice: saved.isSecond ? notices.second : isBehind ? notices.behind : null,
      })
    },
  },
  { guard: requireApiOperator },
)

function subjectOf(parameters: URLSearchParams) {
  const kind = parameters.get('kind')
  if (!isEditedKind(kind)) return undefined
  return { kind, recordId: toRowId(parameters.get('record')) ?? null }
}

export const loader = api.loader
export const action = api.action
