/** What a post must look like, from the editor and from the API. Its pictures have addresses of this site by then. */
import { z } from 'zod'
import { formSchema, inputSchema } from '~/features/records/record.schema'
import { isBlankHtml } from '~/lib/html-text'
import { ownPictureShape } from '~/lib/own-picture'
import { findCategory, noCategory } from './blog-categories'
import { blogFieldMessages, blogPostFields } from './blog-post.fields'

const { content, additionalImages } = blogPostFields
const fields = inputSchema(blogPostFields)

export const BlogPostInput = fields.extend({
  /** HTML; it is sanitised when it is saved. */
  content: fields.shape.content.refine(
    // What is too long has its message already, and is not worth the reading.
    (html) => html.length > 2 * content.max || !isBlankHtml(html),
    { error: blogFieldMessages.contentMissing },
  ),
  category: fields.shape.category.transform((text) => findCategory(text)?.id ?? text),
  isPublished: fields.shape.isPublished.default(false),
})
export type BlogPostInput = z.output<typeof BlogPostInput>

const formText = z.string().catch('')
const Publishing = z.looseObject({ category: formText, isPublished: formText })

/** A post from the dashboard's form. A draft needs no category yet. */
export const BlogPostForm = z.preprocess(
  (sent) => {
    const form = Publishing.parse(sent)
    const isWaiting = form.category.trim() === '' && form.isPublished !== 'true'
    return { ...form, category: isWaiting ? noCategory : form.category }
  },
  formSchema(blogPostFields, BlogPostInput),
)

const dataUrl = z
  .string()
  .regex(/^data:/)
  .meta({ description: 'A picture as a data URL in base64. It is stored as an image.' })

/** A post as the API takes it, with pictures inside, for its document. */
export const BlogPostRequest = BlogPostInput.extend({
  content: z.string().meta({
    minLength: 1,
    description: `HTML, of which an allow-list is kept. Pictures may be data URLs; without them it has at most ${String(content.max)} characters.`,
  }),
  featuredImageUrl: z.union([BlogPostInput.shape.featuredImageUrl, dataUrl]),
  additionalImages: z
    .array(z.union([z.string().meta({ maxLength: additionalImages.max, ...ownPictureShape }), dataUrl]))
    .max(additionalImages.maxItems)
    .nullish(),
})

/** The same before its pictures are taken out: any object. */
export const BlogPostPayload = z.record(z.string(), z.unknown(), {
  error: 'Send an object with the fields of the post',
})
