/** What search engines are told of a post. */
import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { CountedField } from '~/components/ui/counted-field'
import { TextField } from '~/components/ui/field'
import { FieldGroup } from '~/components/ui/field-group'
import { blogLimits } from '~/features/blog/blog-post.fields'
import { postLabels as labels } from './post-form'

type SearchFieldName = 'focusKeyword' | 'metaTitle' | 'metaDescription' | 'metaKeywords'

interface PostSearchFieldsProps {
  fields: Readonly<Record<SearchFieldName, FieldMetadata<string>>>
  /** How it looks in a search result. */
  children: ReactNode
}

export function PostSearchFields({ fields, children }: PostSearchFieldsProps) {
  return (
    <FieldGroup title="Search engines">
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="space-y-6">
          <CountedField
            meta={fields.metaTitle}
            label={labels.metaTitle}
            max={blogLimits.metaTitle}
            hint="For search engines. It follows the title until you change it."
          />
          <CountedField
            meta={fields.metaDescription}
            label={labels.metaDescription}
            max={blogLimits.metaDescription}
            hint="For search engines. It follows the excerpt until you change it."
            rows={3}
          />
        </div>
        <div className="space-y-6">
          <TextField meta={fields.focusKeyword} label={labels.focusKeyword} maxCharacters={blogLimits.focusKeyword} />
          <TextField
            meta={fields.metaKeywords}
            label={labels.metaKeywords}
            hint="Separated by commas. The page shows them as Related Topics."
          />
        </div>
      </div>
      {children}
    </FieldGroup>
  )
}
