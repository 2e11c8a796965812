import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { Button } from '~/components/ui/button'
import { placeholderMeanings } from '~/kinds/templates/placeholders'
import { EditorFields } from '~/content/editor/editor-fields'
import { templateFields, templateLabels, type TemplateValues } from './template.fields'
import { isTemplatePreview } from './template-preview'

export function TemplateEditor({ values, meta, answer, back }: EditorProps<TemplateValues>) {
  const { form, formRef } = useEditorForm<TemplateValues>('template', { values, answer })
  const isNew = meta.version === ''
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-template"
      saveLabel={isNew ? 'Create Template' : 'Save Template'}
      labels={templateLabels}
      back={back}
    >
      <FieldColumns
        beside={
          <FieldGroup title="Placeholders">
            <Placeholders />
          </FieldGroup>
        }
      >
        <EditorFields
          fields={templateFields}
          section="template"
          formToken={meta.formToken}
          isNew={isNew}
          result={answer?.lastResult}
        />
        <Button type="submit" name="intent" value="preview-template" look="secondary">
          Preview
        </Button>
        <TemplatePreview preview={answer?.aside} />
      </FieldColumns>
    </EditorForm>
  )
}

function Placeholders() {
  return (
    <dl className="space-y-3 font-sans text-base">
      {Object.entries(placeholderMeanings).map(([name, meaning]) => (
        <div key={name}>
          <dt className="font-semibold">{`{${name}}`}</dt>
          <dd className="text-soft first-letter:uppercase">{meaning}</dd>
        </div>
      ))}
    </dl>
  )
}

function TemplatePreview({ preview }: { preview: unknown }) {
  if (!isTemplatePreview(preview)) return null
  return (
    <section aria-labelledby="template-preview" className="rounded-field border border-hairline">
      <h2 id="template-preview" className="border-b border-hairline bg-panel px-4 py-2 text-lg">
        Preview
      </h2>
      <div role="status" className="px-4 py-3 wrap-anywhere">
        {preview.faults.map((fault) => (
          <p key={fault} className="mb-3 font-sans font-semibold text-danger">
            {fault}
          </p>
        ))}
        <p className="font-sans text-base text-soft">With made-up values:</p>
        <p className="mt-2 font-semibold">{preview.subject}</p>
        <p className="mt-2 whitespace-pre-wrap">{preview.text}</p>
      </div>
    </section>
  )
}
