import { useMemo } from 'react'
import { useSite } from '~/components/layout/site-context'
import { useEditorForm } from '~/components/editor/use-editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import { SectionTabs } from '~/components/forms/section-tabs'
import { useDerivedFields } from '~/components/forms/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/seo/live-search-preview'
import { toSlug } from '~/lib/slug'
import { formPreviewPath, slugPath } from '~/paths'
import {
  deerTypeFields,
  deerTypeLabels,
  editorSections,
  type DeerTypeValues,
  type EditorSectionId,
} from '~/kinds/deer-types/deer-type.fields'
import { PreviewButton } from '~/content/publishing/preview-button'
import { ChecksPanel } from '~/content/checks/checks-panel'
import type { OpenedChecks } from '~/content/checks/remark'
import { PreviewLinkGroup } from '~/content/publishing/preview-link-group'
import type { PreviewLink } from '~/content/publishing/preview-links'
import { PublicationField } from '~/content/publishing/publication-field'
import { useSavingLabel } from '~/content/publishing/use-saving-label'
import { EditorFields } from '~/content/editor/editor-fields'
import { knownRegions } from '~/kinds/deer-types/ranges/own-range'
import { withoutMarks } from '~/kinds/deer-types/source-marks'
import { madeMetaDescription, madeMetaTitle } from './deer-type-meta'

interface DeerTypeEditorProps {
  values: DeerTypeValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
  previewLinks: readonly PreviewLink[]
  checks: OpenedChecks
}

export function DeerTypeEditor({ values, meta, answer, back, previewLinks, checks }: DeerTypeEditorProps) {
  const { form, fields, formRef } = useEditorForm<DeerTypeValues>('deer-type', { values, answer })
  useDerivedFields(formRef, 'name', useFieldsMadeOfName())
  const saveLabel = useSavingLabel(meta, fields.isActive.value, 'Deer Type')
  const isNew = meta.version === ''
  const wrong = Object.keys(answer?.lastResult.error ?? {})
  const shared = {
    fields: deerTypeFields,
    formToken: meta.formToken,
    isNew,
    result: answer?.lastResult,
    aside: answer?.aside,
    isGrid: true,
  }
  const preview = <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-deer-type"
      saveLabel={saveLabel}
      labels={deerTypeLabels}
      back={back}
      actions={<PreviewButton action={formPreviewPath('deer-types')} />}
    >
      <SectionTabs
        label="Sections"
        answer={answer}
        sections={editorSections.map(({ id, label }) => ({
          id,
          label,
          problems: countInSection(id, wrong),
          content: (
            <EditorFields
              {...shared}
              section={id}
              own={{ isActive: <PublicationField table="deerTypes" field={deerTypeFields.isActive} /> }}
              after={{ metaKeywords: preview, countriesFound: <KnownRegions /> }}
            />
          ),
        }))}
      />
      <ChecksPanel form={formRef} formId={form.id} fields={deerTypeFields} opened={checks} aside={answer?.aside} />
      <PreviewLinkGroup links={previewLinks} aside={answer?.aside} />
    </EditorForm>
  )
}

/** Counts `sources[2].url` as `sources`. */
export function countInSection(id: EditorSectionId, names: readonly string[]): number {
  const fields = new Map<string, { section: string }>(Object.entries(deerTypeFields))
  return names.filter((name) => fields.get(name.replace(/[.[].*$/s, ''))?.section === id).length
}

function KnownRegions() {
  return (
    <details className="font-sans text-base">
      <summary className="min-h-9 cursor-pointer py-1">Names that the range map knows</summary>
      <dl className="mt-1 space-y-2 border-l-2 border-hairline pl-4">
        {knownRegions.map(({ label, names }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The result must match deerTypeHead. */
function toHead(field: (name: string) => string): TypedHead {
  const name = field('name')
  return {
    title: field('metaTitle') || name,
    description: field('metaDescription') || withoutMarks(field('generalDescription')),
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
