/** The form of a post, new or not. */
import { useForm } from '@conform-to/react'
import { useRef } from 'react'
import { RadioGroup, SelectField, type Choice } from '~/components/ui/choice-fields'
import type { EditorAnswer } from '~/components/ui/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/ui/editor-form'
import { FieldColumns, FieldGroup } from '~/components/ui/field-group'
import { acceptListChanges } from '~/components/ui/accept-list-changes'
import { errorOf, TextArea, TextField, typed } from '~/components/ui/field'
import { SlugField } from '~/components/ui/slug-field'
import { useDerivedFields } from '~/components/ui/use-derived-fields'
import { LiveSearchPreview, type TypedHead } from '~/features/seo/live-search-preview'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import { postSummary } from '~/features/blog/blog'
import { blogCategories } from '~/features/blog/blog-categories'
import { blogLimits } from '~/features/blog/blog-post.fields'
import { BodyField } from './body-field'
import { cutAtWord, postIntents, postLabels as labels, type PostValues } from './post-form'
import { PostPictureFields } from './post-picture-fields'
import { PostSearchFields } from './post-search-fields'

interface PostEditorProps {
  values: PostValues
  meta: EditorMeta
  authors: readonly { id: number; fullName: string }[]
  answer: EditorAnswer | undefined
  back: string
  /** The page of a post that is stored. */
  viewPath: string | undefined
}

const followsTitle = [
  { name: 'slug', derive: toSlug },
  { name: 'metaTitle', derive: (title: string) => cutAtWord(title, blogLimits.metaTitle) },
]
const followsExcerpt = [
  { name: 'metaDescription', derive: (excerpt: string) => cutAtWord(excerpt, blogLimits.metaDescription) },
]

export function PostEditor({ values, meta, authors, answer, back, viewPath }: PostEditorProps) {
  const [form, fields] = useForm<PostValues>({
    id: 'post',
    lastResult: answer?.lastResult,
    defaultValue: values,
    onValidate: acceptListChanges,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  const formRef = useRef<HTMLFormElement>(null)
  useDerivedFields(formRef, 'title', followsTitle)
  useDerivedFields(formRef, 'excerpt', followsExcerpt)
  const isNew = meta.version === ''
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent={postIntents.save}
      saveLabel={isNew ? 'Create Post' : 'Save Post'}
      labels={labels}
      back={back}
      ignoresEnter
    >
      {viewPath === undefined ? null : (
        <p className="font-sans">
          <a href={viewPath} target="_blank" rel="noreferrer">
            View the page<span className="sr-only"> (in a new tab)</span>
          </a>
          <span className="text-soft"> as it is stored. It opens in a new tab.</span>
        </p>
      )}
      <FieldColumns
        beside={
          <>
            <FieldGroup title="Publishing">
              <RadioGroup
                name={fields.isPublished.name}
                id={fields.isPublished.id}
                label={labels.isPublished}
                value={typed(fields.isPublished)}
                choices={[
                  { value: 'false', label: 'Off', hint: 'Draft: only you see it.' },
                  { value: 'true', label: 'On', hint: 'Published: everybody sees it.' },
                ]}
              />
              <SelectField
                name={fields.category.name}
                id={fields.category.id}
                label={labels.category}
                hint="A draft can wait with it."
                error={errorOf(fields.category)}
                value={typed(fields.category)}
                empty="Choose a category"
                choices={categoryChoices([values.category, typed(fields.category)])}
              />
              <SelectField
                name={fields.authorId.name}
                id={fields.authorId.id}
                label={labels.authorId}
                error={errorOf(fields.authorId)}
                value={typed(fields.authorId)}
                empty="The default author"
                choices={authors.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
              />
            </FieldGroup>
            <FieldGroup title="Pictures">
              <PostPictureFields fields={fields} formRef={formRef} formToken={meta.formToken} />
            </FieldGroup>
          </>
        }
      >
        <TextField meta={fields.title} label={labels.title} maxCharacters={blogLimits.title} required />
        <SlugField meta={fields.slug} label={labels.slug} prefix="/" />
        <TextArea
          meta={fields.excerpt}
          label={labels.excerpt}
          hint="What the post is about, in a sentence or two. Without it, the first words of the content are used."
          maxCharacters={blogLimits.excerpt}
          required
          rows={3}
        />
        <BodyField meta={fields.content} label={labels.content} preview={answer?.aside} formToken={meta.formToken} />
      </FieldColumns>
      <PostSearchFields fields={fields}>
        <LiveSearchPreview form={formRef} values={values} toHead={toHead} />
      </PostSearchFields>
    </EditorForm>
  )
}

/** As postHead makes it of the stored post. */
function toHead(field: (name: string) => string): TypedHead {
  const title = field('title')
  return {
    title: field('metaTitle') || title,
    description:
      field('metaDescription') || postSummary({ excerpt: field('excerpt') || null, content: field('content') }),
    path: slugPath(field('slug') || toSlug(title)),
  }
}

/** A post may be filed under something else, which is kept: as it is stored, and as a form came back with it. */
function categoryChoices(inUse: readonly string[]): Choice[] {
  const known = blogCategories.map(({ id, name }) => ({ value: id, label: name }))
  const others = inUse.filter((category) => category !== '' && !known.some(({ value }) => value === category))
  return [...known, ...[...new Set(others)].map((category) => ({ value: category, label: category }))]
}
