import type { FieldMetadata } from '@conform-to/react'
import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { SelectField } from '~/components/forms/choice-fields'
import { errorOf, typed } from '~/components/forms/field'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { useDerivedFields } from '~/components/forms/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/seo/live-search-preview'
import { toSlug } from '~/lib/slug'
import { formPreviewPath, productPath } from '~/paths'
import { productFields, productLabels, type ProductValues } from '~/kinds/products/product.fields'
import { PreviewButton } from '~/content/publishing/preview-button'
import { ChecksPanel } from '~/content/checks/checks-panel'
import type { OpenedChecks } from '~/content/checks/remark'
import { PreviewLinkGroup } from '~/content/publishing/preview-link-group'
import type { PreviewLink } from '~/content/publishing/preview-links'
import { PublicationField } from '~/content/publishing/publication-field'
import { useSavingLabel } from '~/content/publishing/use-saving-label'
import { SiteLink } from '~/components/ui/site-link'
import { EditorFields } from '~/content/editor/editor-fields'

interface ProductEditorProps extends EditorProps<ProductValues> {
  previewLinks: readonly PreviewLink[]
  checks: OpenedChecks
  featurePath: string | undefined
  categories: readonly string[]
}

function toHead(field: (name: string) => string): TypedHead {
  const name = field('name')
  return { title: name, description: field('description'), path: productPath(field('slug') || toSlug(name)) }
}

const derivedFields = [{ name: 'slug', derive: toSlug }]

export function ProductEditor({
  values,
  meta,
  answer,
  back,
  previewLinks,
  checks,
  featurePath,
  categories,
}: ProductEditorProps) {
  const { form, fields, formRef } = useEditorForm<ProductValues>('product', { values, answer })
  useDerivedFields(formRef, 'name', derivedFields)
  const saveLabel = useSavingLabel(meta, fields.isActive.value, 'Product')
  const isNew = meta.version === ''
  const shared = {
    fields: productFields,
    formToken: meta.formToken,
    isNew,
    result: answer?.lastResult,
    aside: answer?.aside,
  }
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-product"
      saveLabel={saveLabel}
      labels={productLabels}
      back={back}
      actions={<PreviewButton action={formPreviewPath('products')} />}
    >
      <FieldColumns
        beside={
          <>
            <FieldGroup title="Listing">
              <EditorFields
                {...shared}
                section="listing"
                own={{
                  isActive: <PublicationField table="products" field={productFields.isActive} />,
                  category: <CategoryField meta={fields.category} categories={categories} />,
                }}
              />
              {featurePath === undefined ? null : (
                <p>
                  <SiteLink to={featurePath}>Feature on the home page</SiteLink>
                </p>
              )}
            </FieldGroup>
            <FieldGroup title="Picture">
              <EditorFields {...shared} section="picture" />
            </FieldGroup>
          </>
        }
      >
        <EditorFields {...shared} section="text" />
        <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
      </FieldColumns>
      <ChecksPanel form={formRef} formId={form.id} fields={productFields} opened={checks} aside={answer?.aside} />
      <PreviewLinkGroup links={previewLinks} aside={answer?.aside} />
    </EditorForm>
  )
}

interface CategoryFieldProps {
  meta: FieldMetadata<string>
  categories: readonly string[]
}

/** A draft may have a former name, which still means the same category. */
function CategoryField({ meta, categories }: CategoryFieldProps) {
  const value = typed(meta)
  const names = value === '' || categories.includes(value) ? categories : [...categories, value]
  return (
    <SelectField
      name={meta.name}
      id={meta.id}
      label={productFields.category.label}
      error={errorOf(meta)}
      value={value}
      empty="Choose a category"
      choices={names.map((name) => ({ value: name, label: name }))}
    />
  )
}
