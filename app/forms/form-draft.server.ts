/** Which draft a sent form belongs to. */
import { editorFields, type FormDraft } from '~/lib/editing'
import { toVersion } from '~/lib/ids'

export function formDraftOf(form: FormData | URLSearchParams): FormDraft {
  const { formKey, tabKey, draftVersion, sequence } = editorFields
  return {
    formKey: keyOf(form.get(formKey)),
    tabKey: keyOf(form.get(tabKey)),
    version: toVersion(form.get(draftVersion)),
    sequence: toVersion(form.get(sequence)) || 0,
  }
}

/** Empty if malformed. */
function keyOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''
}
