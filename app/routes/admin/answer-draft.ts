/** Saves a draft while somebody types. */
import { answerFormNames, readDraftForm } from '~/inbox/answers.server'
import { isFormToken, requireApiOperator } from '~/server/auth/session.server'
import { saveDraft } from '~/inbox/answers/answers.server'
import { inboxMessages } from '~/inbox/entries/inbox-messages'
import { readDashboardForm } from '~/server/forms/dashboard-form.server'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { ApiError, apiRoute, entity } from '~/server/api.server'
import { db } from '~/server/database.server'
import { findEntry } from '~/inbox/inbox.server'

const api = apiRoute(
  {
    POST: async ({ request, params }) => {
      const fields = [...answerFormNames.fields, formTokenField]
      const form = await readDashboardForm(request, { fields }).catch(() => {
        throw new ApiError(400, 'The form is incomplete.')
      })
      const by = await requireApiOperator(request)
      if (!isFormToken(form.get(formTokenField), by)) throw new ApiError(403, 'The form is not of this session')
      const { tab, entry } = await findEntry({ request, params })
      if (!entry) throw new ApiError(404, inboxMessages[tab].notFound.message)
      const { version, savedAt } = await saveDraft(db(), { tab, id: entry.id }, readDraftForm(form), {
        by,
        now: new Date(),
      })
      return entity({ savedAt, fields: { [editorFields.version]: String(version) }, notice: null })
    },
  },
  { guard: requireApiOperator },
)

export const loader = api.loader
export const action = api.action
