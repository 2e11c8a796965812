/** The form of a deer type, new or not: ten sections of one form. */
import { useForm } from '@conform-to/react'
import { useMemo, useRef, type ReactNode } from 'react'
import { useSite } from '~/components/layout/site-context'
import { acceptListChanges } from '~/components/ui/accept-list-changes'
import type { EditorAnswer } from '~/components/ui/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/ui/editor-form'
import { SectionTabs } from '~/components/ui/section-tabs'
import { useDerivedFields } from '~/components/ui/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/features/seo/live-search-preview'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import { BasicFields } from './deer-type-basic-fields'
import { deerTypeLabels, type DeerTypeValues } from '~/features/deer-types/deer-type-form'
import { madeMetaDescription, madeMetaTitle } from './deer-type-meta'
import { ConservationStatusField, PlainFields } from './deer-type-plain-fields'
import { countInSection, editorSections, type EditorSectionId } from './deer-type-sections.data'
import { SeoFields } from './deer-type-seo-fields'

interface DeerTypeEditorProps {
  values: DeerTypeValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
}

export function DeerTypeEditor({ values, meta, answer, back }: DeerTypeEditorProps) {
  const [form, fields] = useForm<DeerTypeValues>({
    id: 'deer-type',
    lastResult: answer?.lastResult,
    defaultValue: values,
    onValidate: acceptListChanges,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const formRef = useRef<HTMLFormElement>(null)
  useDerivedFields(formRef, 'name', useFieldsMadeOfName())
  const isNew = meta.version === ''
  const wrong = Object.keys(answer?.lastResult.error ?? {})
  const section = (id: EditorSectionId, plain: ReactNode) => {
    switch (id) {
      case 'basic':
        return (
          <BasicFields fields={fields} formToken={meta.formToken}>
            {plain}
          </BasicFields>
        )
      case 'seo':
        return (
          <SeoFields form={form} fields={fields} isNew={isNew} result={answer?.lastResult}>
            <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
          </SeoFields>
        )
      case 'conservation':
        return (
          <div className="space-y-6">
            <ConservationStatusField meta={fields.conservationStatus} />
            {plain}
          </div>
        )
      default:
        return plain
    }
  }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-deer-type"
      saveLabel={isNew ? 'Create Deer Type' : 'Save Deer Type'}
      labels={deerTypeLabels}
      back={back}
    >
      <SectionTabs
        label="Sections"
        answer={answer}
        sections={editorSections.map(({ id, label, plain }) => ({
          id,
          label,
          problems: countInSection(id, wrong),
          content: section(id, <PlainFields plain={plain} fields={fields} />),
        }))}
      />
    </EditorForm>
  )
}

/** As deerTypeHead makes it of the stored record. */
function toHead(field: (name: string) => string): TypedHead {
  const name = field('name')
  return {
    title: field('metaTitle') || name,
    description: field('metaDescription') || field('generalDescription'),
    path: slugPath(field('slug') || toSlug(name)),
  }
}

function useFieldsMadeOfName() {
  const { name: siteName } = useSite()
  return useMemo(
    () => [
      { name: 'slug', derive: toSlug },
      { name: 'metaTitle', derive: (name: string) => madeMetaTitle(name, siteName) },
      { name: 'metaDescription', derive: madeMetaDescription },
    ],
    [siteName],
  )
}
