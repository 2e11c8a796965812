/** The form of a product, new or not. */
import { useForm } from '@conform-to/react'
import { useRef } from 'react'
import { RadioGroup, SelectField } from '~/components/ui/choice-fields'
import { EditorForm, type EditorMeta } from '~/components/ui/editor-form'
import { FieldColumns, FieldGroup } from '~/components/ui/field-group'
import type { EditorAnswer } from '~/components/ui/editor-answer'
import { acceptListChanges } from '~/components/ui/accept-list-changes'
import { errorOf, TextArea, TextField, typed } from '~/components/ui/field'
import { RowsField } from '~/components/ui/rows-field'
import { SlugField } from '~/components/ui/slug-field'
import { useDerivedFields } from '~/components/ui/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/features/seo/live-search-preview'
import { PictureField } from '~/features/images/picture-field'
import { toSlug } from '~/lib/slug'
import { productPath } from '~/paths'
import { productFile, productLabels as labels, type ProductValues } from '~/features/products/product-form'
import { productCategories, productLimits } from '~/features/products/products'

interface ProductEditorProps {
  values: ProductValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  back: string
}

function toHead(field: (name: string) => string): TypedHead {
  const name = field('name')
  return { title: name, description: field('description'), path: productPath(field('slug') || toSlug(name)) }
}

const derivedFields = [{ name: 'slug', derive: toSlug }]

export function ProductEditor({ values, meta, answer, back }: ProductEditorProps) {
  const [form, fields] = useForm<ProductValues>({
    id: 'product',
    lastResult: answer?.lastResult,
    defaultValue: values,
    onValidate: acceptListChanges,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const formRef = useRef<HTMLFormElement>(null)
  useDerivedFields(formRef, 'name', derivedFields)
  const isNew = meta.version === ''
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-product"
      saveLabel={isNew ? 'Create Product' : 'Save Product'}
      labels={labels}
      back={back}
    >
      <FieldColumns
        beside={
          <>
            <FieldGroup title="In the catalogue">
              <RadioGroup
                name={fields.isActive.name}
                id={fields.isActive.id}
                label={labels.isActive}
                value={typed(fields.isActive)}
                choices={[
                  { value: 'true', label: 'Active', hint: 'In the catalogue.' },
                  { value: 'false', label: 'Inactive', hint: 'Off every list; its own page says Out of Stock.' },
                ]}
              />
              <SelectField
                name={fields.category.name}
                id={fields.category.id}
                label={labels.category}
                error={errorOf(fields.category)}
                value={typed(fields.category)}
                empty="Choose a category"
                choices={productCategories.map((category) => ({ value: category, label: category }))}
              />
              <TextField
                meta={fields.discountPercentage}
                label={labels.discountPercentage}
                hint="A whole number from 0 to 100; 0 shows no badge."
                type="number"
                inputMode="numeric"
                min={0}
                max={100}
                required
              />
            </FieldGroup>
            <FieldGroup title="Its picture">
              <PictureField
                name={fields.imageUrl.name}
                id={fields.imageUrl.id}
                fileName={productFile}
                label={labels.imageUrl}
                hint="Without one, a picture is drawn from the name."
                error={errorOf(fields.imageUrl)}
                url={typed(fields.imageUrl)}
                alt={values.imagePrompt || undefined}
                formToken={meta.formToken}
              />
              <TextArea
                meta={fields.imagePrompt}
                label={labels.imagePrompt}
                hint="In words, for those who cannot see it, and for search engines."
                maxCharacters={productLimits.imagePrompt}
                rows={2}
              />
            </FieldGroup>
          </>
        }
      >
        <TextField meta={fields.name} label={labels.name} maxCharacters={productLimits.name} required />
        <SlugField meta={fields.slug} label={labels.slug} prefix="/products/" />
        <TextArea
          meta={fields.description}
          label={labels.description}
          maxCharacters={productLimits.description}
          required
          rows={6}
        />
        <RowsField form={form} list={fields.features} label={labels.features} of="feature" />
        <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
      </FieldColumns>
    </EditorForm>
  )
}
