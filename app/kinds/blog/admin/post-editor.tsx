import type { FieldMetadata } from '@conform-to/react'
import { SelectField, type Choice } from '~/components/forms/choice-fields'
import { EditorForm, type EditorProps } from '~/components/editor/editor-form'
import { FieldColumns, FieldGroup } from '~/components/forms/field-group'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { errorOf, typed } from '~/components/forms/field'
import { useDerivedFields } from '~/components/forms/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/seo/live-search-preview'
import { toSlug } from '~/lib/slug'
import { formPreviewPath, slugPath } from '~/paths'
import { postSummary } from '~/kinds/blog/blog'
import { blogCategories } from '~/kinds/blog/blog-categories'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { ChecksPanel } from '~/content/checks/checks-panel'
import type { OpenedChecks } from '~/content/checks/remark'
import { PreviewButton } from '~/content/publishing/preview-button'
import { PreviewLinkGroup } from '~/content/publishing/preview-link-group'
import type { PreviewLink } from '~/content/publishing/preview-links'
import { draftChoice } from '~/content/publishing/publication'
import { PublicationField } from '~/content/publishing/publication-field'
import { useSavingLabel } from '~/content/publishing/use-saving-label'
import { EditorFields } from '~/content/editor/editor-fields'
import { BodyField } from './body-field'
import { cutAtWord, postIntents, postLabels as labels, type PostValues } from './post-form'
import { AltTextField, FeaturedPictureField } from './post-picture-fields'

interface PostEditorProps extends EditorProps<PostValues> {
  authors: readonly { id: number; fullName: string }[]
  previewLinks: readonly PreviewLink[]
  checks: OpenedChecks
}

const followsTitle = [
  { name: 'slug', derive: toSlug },
  { name: 'metaTitle', derive: (title: string) => cutAtWord(title, blogPostFields.metaTitle.max) },
]
const followsExcerpt = [
  { name: 'metaDescription', derive: (excerpt: string) => cutAtWord(excerpt, blogPostFields.metaDescription.max) },
]

export function PostEditor({ values, meta, authors, answer, back, previewLinks, checks }: PostEditorProps) {
  const { form, fields, formRef } = useEditorForm<PostValues>('post', { values, answer })
  useDerivedFields(formRef, 'title', followsTitle)
  useDerivedFields(formRef, 'excerpt', followsExcerpt)
  const choice = fields.isPublished.value
  const saveLabel = useSavingLabel(meta, choice === 'false' ? draftChoice : choice, 'Post')
  const isNew = meta.version === ''
  const shared = {
    fields: blogPostFields,
    formToken: meta.formToken,
    isNew,
    result: answer?.lastResult,
    aside: answer?.aside,
  }
  const body = (
    <BodyField meta={fields.content} label={labels.content} preview={answer?.aside} formToken={meta.formToken} />
  )
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent={postIntents.save}
      saveLabel={saveLabel}
      labels={labels}
      back={back}
      actions={<PreviewButton action={formPreviewPath('blog')} />}
      ignoresEnter
    >
      <FieldColumns
        beside={
          <>
            <FieldGroup title="Publishing">
              <EditorFields
                {...shared}
                section="publishing"
                own={{
                  isPublished: <PublicationField table="blogPosts" field={blogPostFields.isPublished} />,
                  category: <CategoryField meta={fields.category} stored={values.category} />,
                  authorId: <AuthorField meta={fields.authorId} authors={authors} />,
                }}
              />
            </FieldGroup>
            <FieldGroup title="Pictures">
              <EditorFields
                {...shared}
                section="pictures"
                own={{
                  featuredImageUrl: (
                    <FeaturedPictureField fields={fields} aside={answer?.aside} formToken={meta.formToken} />
                  ),
                  featuredImage: null,
                  imageAltText: <AltTextField fields={fields} formRef={formRef} />,
                }}
              />
            </FieldGroup>
          </>
        }
      >
        <EditorFields {...shared} section="text" own={{ content: body }} />
      </FieldColumns>
      <FieldGroup title="Search engines">
        <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
          <div className="space-y-6">
            <EditorFields {...shared} section="search" />
          </div>
          <div className="space-y-6">
            <EditorFields {...shared} section="keywords" />
          </div>
        </div>
        <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
      </FieldGroup>
      <ChecksPanel form={formRef} formId={form.id} fields={blogPostFields} opened={checks} aside={answer?.aside} />
      <PreviewLinkGroup links={previewLinks} aside={answer?.aside} />
    </EditorForm>
  )
}

/** The result must match postHead. */
function toHead(field: (name: string) => string): TypedHead {
  const title = field('title')
  return {
    title: field('metaTitle') || title,
    description:
      field('metaDescription') || postSummary({ excerpt: field('excerpt') || null, content: field('content') }),
    path: slugPath(field('slug') || toSlug(title)),
  }
}

function CategoryField({ meta, stored }: { meta: FieldMetadata<string>; stored: string }) {
  return (
    <SelectField
      name={meta.name}
      id={meta.id}
      label={labels.category}
      hint={blogPostFields.category.hint}
      error={errorOf(meta)}
      value={typed(meta)}
      empty="Choose a category"
      choices={categoryChoices([stored, typed(meta)])}
    />
  )
}

function categoryChoices(inUse: readonly string[]): Choice[] {
  const known = blogCategories.map(({ id, name }) => ({ value: id, label: name }))
  const others = inUse.filter((category) => category !== '' && !known.some(({ value }) => value === category))
  return [...known, ...[...new Set(others)].map((category) => ({ value: category, label: category }))]
}

interface AuthorFieldProps extends Pick<PostEditorProps, 'authors'> {
  meta: FieldMetadata<string>
}

function AuthorField({ meta, authors }: AuthorFieldProps) {
  return (
    <SelectField
      name={meta.name}
      id={meta.id}
      label={labels.authorId}
      error={errorOf(meta)}
      value={typed(meta)}
      empty="The default author"
      choices={authors.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
    />
  )
}
