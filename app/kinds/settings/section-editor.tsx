import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/content/editor/editor-fields'
import type { FormValues } from '~/lib/editing'
import { labelsOf, type FieldTable } from '~/lib/record-fields'
import { isLegalPageId } from '~/legal/legal-text'
import { settingsPath } from '~/paths'
import { FeaturedField } from './featured-field'
import type { FeatureChoices } from './home'
import { legalTextWords } from './legal'
import { sectionOf, type SectionName } from './sections'
import { useField } from '@conform-to/react'
import { BodyField } from '~/kinds/blog/admin/body-field'

function featuredFields({ products, posts, tools }: FeatureChoices) {
  return {
    products: <FeaturedField name="products" label="Products" of="product" choices={products} />,
    posts: <FeaturedField name="posts" label="Posts" of="post" choices={posts} />,
    tools: <FeaturedField name="tools" label="Tools" of="tool" choices={tools} />,
  }
}

function hasHalves(fields: FieldTable, section: string): boolean {
  return Object.values(fields).some((field) => field.section === section && field.width === 'half')
}

interface SectionEditorProps {
  name: SectionName
  values: FormValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  features: FeatureChoices | undefined
}

export function SectionEditor({ name, values, meta, answer, features }: SectionEditorProps) {
  const { fields, groups } = sectionOf(name)
  const { form, formRef } = useEditorForm<FormValues>(`settings-${name}`, { values, answer })
  const shared = { fields, formToken: meta.formToken, isNew: false, result: answer?.lastResult }
  const own = {
    ...(isLegalPageId(name)
      ? { text: <LegalTextField {...legalTextWords} preview={answer?.aside} formToken={meta.formToken} /> }
      : {}),
    ...(features ? featuredFields(features) : {}),
  }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-settings"
      saveLabel="Save Settings"
      labels={labelsOf(fields)}
      back={settingsPath}
      isInPage
    >
      {Object.entries(groups).map(([section, title]) =>
        title === '' ? (
          <EditorFields key={section} {...shared} section={section} own={own} />
        ) : (
          <FieldGroup key={section} title={title}>
            <EditorFields {...shared} section={section} own={own} isGrid={hasHalves(fields, section)} />
          </FieldGroup>
        ),
      )}
    </EditorForm>
  )
}

interface LegalTextFieldProps {
  label: string
  hint: string
  preview: unknown
  formToken: string
}

function LegalTextField({ label, hint, preview, formToken }: LegalTextFieldProps) {
  const [meta] = useField<string>('text')
  return (
    <>
      <p className="text-base text-soft">{hint}</p>
      <BodyField meta={meta} label={label} preview={preview} formToken={formToken} />
    </>
  )
}
