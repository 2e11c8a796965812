/** What search engines show, the questions that visitors ask, and where the facts come from. */
import type { FieldMetadata, FormMetadata, SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { CountedField } from '~/components/ui/counted-field'
import { TextArea, TextField } from '~/components/ui/field'
import { RowGroupsField } from '~/components/ui/row-groups-field'
import { deerTypeLimits } from '~/features/deer-types/deer-type.fields'
import {
  deerTypeLabels as labels,
  type DeerTypeValues,
  type FaqRow,
  type SourceRow,
} from '~/features/deer-types/deer-type-form'

interface SeoFieldsProps {
  form: Pick<FormMetadata<DeerTypeValues>, 'insert' | 'remove' | 'reorder'>
  fields: Readonly<Record<'metaTitle' | 'metaDescription' | 'metaKeywords', FieldMetadata<string>>> & {
    faqQuestions: FieldMetadata<FaqRow[]>
    sources: FieldMetadata<SourceRow[]>
  }
  isNew: boolean
  /** What the form came back with. */
  result: SubmissionResult<string[]> | undefined
  /** How it looks in a search result. */
  children: ReactNode
}

export function SeoFields({ form, fields, isNew, result, children }: SeoFieldsProps) {
  const { metaTitle, metaDescription, metaKeywords, faqQuestions, sources } = fields
  const made = isNew ? { hint: 'Leave it empty to have it made of the name.' } : {}
  return (
    <div className="space-y-6">
      <div className="grid gap-6 md:grid-cols-2">
        <CountedField meta={metaTitle} label={labels.metaTitle} max={deerTypeLimits.metaTitle} {...made} />
        <CountedField
          meta={metaDescription}
          label={labels.metaDescription}
          max={deerTypeLimits.metaDescription}
          rows={3}
          {...made}
        />
      </div>
      <TextArea
        meta={metaKeywords}
        label={labels.metaKeywords}
        hint="Separated by commas."
        maxCharacters={deerTypeLimits.keywords}
        rows={2}
      />
      {children}
      <RowGroupsField
        form={form}
        list={faqQuestions}
        label={labels.faqQuestions}
        of="question"
        titleOf={(row) => row.getFieldset().question.value}
        result={result}
      >
        {(row) => <FaqFields row={row.getFieldset()} />}
      </RowGroupsField>
      <RowGroupsField
        form={form}
        list={sources}
        label={labels.sources}
        of="source"
        titleOf={(row) => row.getFieldset().title.value}
        result={result}
        hint="What the facts lead back to; the page lists them at its end."
      >
        {(row) => <SourceFields row={row.getFieldset()} />}
      </RowGroupsField>
    </div>
  )
}

function FaqFields({ row: { question, answer } }: { row: Record<keyof FaqRow, FieldMetadata<string>> }) {
  return (
    <div className="space-y-4">
      <TextField meta={question} label="Question" maxCharacters={deerTypeLimits.question} required />
      <TextArea meta={answer} label="Answer" maxCharacters={deerTypeLimits.answer} rows={3} required />
    </div>
  )
}

function SourceFields({ row }: { row: Record<keyof SourceRow, FieldMetadata<string>> }) {
  const { title, publisher, url, readOn, usedFor } = row
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField meta={title} label="Title" maxCharacters={deerTypeLimits.line} required />
      <TextField meta={publisher} label="Publisher" maxCharacters={deerTypeLimits.line} required />
      <TextField meta={url} label="Address" type="url" inputMode="url" required />
      <TextField meta={readOn} label="Read on" type="date" required />
      <div className="md:col-span-2">
        <TextField
          meta={usedFor}
          label="Used for"
          hint="In a few words: “weights and lifespan”."
          maxCharacters={deerTypeLimits.line}
          required
        />
      </div>
    </div>
  )
}
