import { labelsOf, type FieldTable, type FormValuesOf } from '~/lib/record-fields'

export const templateFields = {
  name: {
    kind: 'line',
    label: 'Name',
    section: 'template',
    hint: 'How you find it in the list. Customers never see it.',
    max: 80,
    missing: 'Name the template',
  },
  subject: { kind: 'line', label: 'Subject', section: 'template', max: 200, missing: 'Enter a subject' },
  text: { kind: 'text', label: 'Text', section: 'template', max: 10_000, rows: 14, missing: 'Enter the text' },
} as const satisfies FieldTable<'template'>

export type TemplateValues = FormValuesOf<typeof templateFields>

export const templateLabels = labelsOf(templateFields)
