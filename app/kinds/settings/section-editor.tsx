import { useField } from '@conform-to/react'
import { Fragment } from 'react'
import { EditorForm, type PageFormProps } from '~/components/editor/editor-form'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { FieldColumns, FieldFold, FieldGroup } from '~/components/forms/field-group'
import { EditorFields } from '~/content/editor/editor-fields'
import type { FormValues } from '~/lib/editing'
import { labelsOf, type FieldTable } from '~/lib/record-fields'
import { isLegalPageId } from '~/legal/legal-text'
import { settingsPath } from '~/paths'
import { FeaturedField } from './featured-field'
import type { FeatureChoices } from './home'
import { legalTextWords } from './legal'
import { sectionOf, type SectionName } from './sections'
import { BodyField } from '~/kinds/blog/admin/body-field'

function featuredFields({ products, posts, tools }: FeatureChoices) {
  return {
    products: <FeaturedField name="products" label="Products" of="product" choices={products} />,
    posts: <FeaturedField name="posts" label="Posts" of="post" choices={posts} />,
    tools: <FeaturedField name="tools" label="Tools" of="tool" choices={tools} />,
  }
}

function hasWidth(fields: FieldTable, section: string, width: 'half' | 'line'): boolean {
  return Object.values(fields).some((field) => field.section === section && field.width === width)
}

interface SectionEditorProps extends PageFormProps<FormValues> {
  name: SectionName
  features: FeatureChoices | undefined
}

export function SectionEditor({ name, values, meta, answer, features }: SectionEditorProps) {
  const { fields, groups, narrow, lineOf } = sectionOf(name)
  const { form, fields: typed, formRef } = useEditorForm<FormValues>(`settings-${name}`, { values, answer })
  const shared = { fields, formToken: meta.formToken, isNew: false, result: answer?.lastResult }
  const own = {
    ...(isLegalPageId(name)
      ? { text: <LegalTextField {...legalTextWords} preview={answer?.aside} formToken={meta.formToken} /> }
      : {}),
    ...(features ? featuredFields(features) : {}),
  }
  const valueOf = (field: string) => {
    const value: unknown = typed[field]?.value
    return typeof value === 'string' ? value : ''
  }
  const group = ([section, title]: [string, string]) => {
    const boxes = <EditorFields {...shared} section={section} own={own} isGrid={hasWidth(fields, section, 'half')} />
    if (title === '') return <Fragment key={section}>{boxes}</Fragment>
    if (lineOf) {
      const inside = Object.keys(fields).filter((field) => fields[field]?.section === section)
      return (
        <FieldFold
          key={section}
          title={title}
          line={lineOf(section, valueOf)}
          fields={inside}
          result={answer?.lastResult}
        >
          {boxes}
        </FieldFold>
      )
    }
    return (
      <FieldGroup key={section} title={title}>
        {hasWidth(fields, section, 'line') ? <div className="field-lines">{boxes}</div> : boxes}
      </FieldGroup>
    )
  }
  const all = Object.entries(groups)
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
      {narrow ? (
        <FieldColumns isBesideFirst beside={all.filter(([section]) => narrow.includes(section)).map(group)}>
          {all.filter(([section]) => !narrow.includes(section)).map(group)}
        </FieldColumns>
      ) : lineOf ? (
        <div>{all.map(group)}</div>
      ) : (
        all.map(group)
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
