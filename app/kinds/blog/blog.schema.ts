import { z } from 'zod'
import { laterChoice } from '~/content/publishing/publication'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { isBlankHtml } from '~/lib/html-text'
import { ownPictureShape } from '~/lib/picture-source'
import { findCategory, noCategory } from './blog-categories'
import { blogFieldMessages, blogPostFields } from './blog-post.fields'

const { content, additionalImages } = blogPostFields
const fields = inputSchema(blogPostFields)

export const BlogPostInput = fields.extend({
  content: fields.shape.content.refine(
    // Content that is too long gets another error, and is not worth parsing.
    (html) => html.length > 2 * content.max || !isBlankHtml(html),
    { error: blogFieldMessages.contentMissing },
  ),
  category: fields.shape.category.transform((text) => findCategory(text)?.id ?? text),
  isPublished: fields.shape.isPublished.default(false),
})
export type BlogPostInput = z.output<typeof BlogPostInput>

const formText = z.string().catch('')
const Publishing = z.looseObject({ category: formText, isPublished: formText })

/** Drafts need no category, unless they are scheduled. */
export const BlogPostForm = z.preprocess(
  (sent) => {
    const form = Publishing.parse(sent)
    const goesPublic = form.isPublished === 'true' || form.isPublished === laterChoice
    const isWaiting = form.category.trim() === '' && !goesPublic
    return { ...form, category: isWaiting ? noCategory : form.category }
  },
  formSchema(blogPostFields, BlogPostInput),
)

const dataUrl = z
  .string()
  .regex(/^data:/)
  .meta({ description: 'A picture as a data URL in base64. It is stored as an image.' })

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

export const BlogPostPayload = z.record(z.string(), z.unknown(), {
  error: 'Send an object with the fields of the post',
})
