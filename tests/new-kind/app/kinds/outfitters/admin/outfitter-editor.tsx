import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { useDerivedFields } from '~/components/forms/use-derived-fields'
import { ChecksPanel } from '~/content/checks/checks-panel'
import type { OpenedChecks } from '~/content/checks/remark'
import { outfitterFields, outfitterLabels, type OutfitterValues } from '~/kinds/outfitters/outfitter.fields'
import { PreviewButton } from '~/content/publishing/preview-button'
import { PreviewLinkGroup } from '~/content/publishing/preview-link-group'
import type { PreviewLink } from '~/content/publishing/preview-links'
import { PublicationField } from '~/content/publishing/publication-field'
import { useSavingLabel } from '~/content/publishing/use-saving-label'
import { EditorFields } from '~/content/editor/editor-fields'
import { toSlug } from '~/lib/slug'
import { formPreviewPath } from '~/paths'

interface OutfitterEditorProps {
  values: OutfitterValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
  previewLinks: readonly PreviewLink[]
  checks: OpenedChecks
}

const derivedFields = [{ name: 'slug', derive: toSlug }]

export function OutfitterEditor({ values, meta, answer, back, previewLinks, checks }: OutfitterEditorProps) {
  const { form, fields, formRef } = useEditorForm<OutfitterValues>('outfitter', { values, answer })
  useDerivedFields(formRef, 'name', derivedFields)
  const saveLabel = useSavingLabel(meta, fields.isActive.value, 'Outfitter')
  const isNew = meta.version === ''
  const shared = { fields: outfitterFields, formToken: meta.formToken, isNew, result: answer?.lastResult }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-outfitter"
      saveLabel={saveLabel}
      labels={outfitterLabels}
      back={back}
      actions={<PreviewButton action={formPreviewPath('outfitters')} />}
    >
      <EditorFields {...shared} aside={answer?.aside} section="text" />
      <EditorFields
        {...shared}
        aside={answer?.aside}
        section="listing"
        own={{ isActive: <PublicationField table="outfitters" field={outfitterFields.isActive} /> }}
      />
      <ChecksPanel form={formRef} formId={form.id} fields={outfitterFields} opened={checks} aside={answer?.aside} />
      <PreviewLinkGroup links={previewLinks} aside={answer?.aside} />
    </EditorForm>
  )
}
