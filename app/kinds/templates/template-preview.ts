import { fillLine, fillPlaceholders, placeholderFault, type PlaceholderValues } from '~/kinds/templates/placeholders'

interface TemplatePreview {
  subject: string
  text: string
  faults: string[]
}

const sampleValues = {
  name: 'Anna Berg',
  reference: 'Q-01313',
  products: '2 × Full-Body Treestand Harness\n1 × Field Spray',
} as const satisfies Partial<PlaceholderValues>

export function previewTemplate(
  { subject, text }: Pick<TemplatePreview, 'subject' | 'text'>,
  own: Omit<PlaceholderValues, keyof typeof sampleValues>,
): TemplatePreview {
  const values = { ...sampleValues, ...own }
  const faults = [placeholderFault(subject), placeholderFault(text)].filter((fault) => fault !== undefined)
  return { subject: fillLine(subject, values), text: fillPlaceholders(text, values), faults: [...new Set(faults)] }
}

export function isTemplatePreview(value: unknown): value is TemplatePreview {
  return typeof value === 'object' && value !== null && 'subject' in value && 'faults' in value
}
