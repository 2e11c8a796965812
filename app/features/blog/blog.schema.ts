/** What a post must look like, from the editor and from the API. Its pictures have addresses of this site by then. */
import { z } from 'zod'
import { isReservedSlug } from '~/features/addresses/reserved-slugs'
import { isBlankHtml } from '~/lib/html-text'
import { isOwnPicture, ownPictureShape } from '~/lib/own-picture'
import { reservedSlugMessage, slugField } from '~/lib/slug.schema'
import { optionalLine, optionalText, requiredLine, requiredText, textList } from '~/lib/text.schema'
import { findCategory, noCategory } from './blog-categories'
import { blogFieldMessages, blogLimits, defaultAuthorId } from './blog-post.fields'

const { titleMissing, contentMissing, categoryMissing, foreignPicture, flag, authorMalformed } = blogFieldMessages

export const BlogPostInput = z.object({
  title: requiredLine({ missing: titleMissing, max: blogLimits.title }),
  /** Empty: made of the title. */
  slug: slugField.refine((slug) => !isReservedSlug(slug), { error: reservedSlugMessage }),
  /** HTML; it is sanitised when it is saved. */
  content: requiredText({ missing: contentMissing, max: blogLimits.content }).refine(
    // What is too long has its message already, and is not worth the reading.
    (html) => html.length > 2 * blogLimits.content || !isBlankHtml(html),
    { error: contentMissing },
  ),
  excerpt: optionalText({ max: blogLimits.excerpt }),
  /** A known one by its id; any other text stays as it is. */
  category: requiredLine({ missing: categoryMissing, max: blogLimits.category }).transform(
    (text) => findCategory(text)?.id ?? text,
  ),
  featuredImage: optionalLine({ max: blogLimits.featuredImage }),
  featuredImageUrl: optionalText({ max: blogLimits.url })
    .refine((url) => url === null || isOwnPicture(url), { error: foreignPicture })
    .meta(ownPictureShape),
  imageAltText: optionalText({ max: blogLimits.imageAltText }),
  additionalImages: textList({ max: blogLimits.url, maxItems: blogLimits.additionalImages }).refine(
    (urls) => urls.every(isOwnPicture),
    { error: foreignPicture },
  ),
  focusKeyword: optionalLine({ max: blogLimits.focusKeyword }),
  metaTitle: optionalLine({ max: blogLimits.metaTitle }),
  metaDescription: optionalText({ max: blogLimits.metaDescription }),
  /** Separated by commas. */
  metaKeywords: optionalText({ max: blogLimits.metaKeywords }),
  isPublished: z.boolean({ error: flag }).default(false),
  authorId: z.int({ error: authorMalformed }).min(1, { error: authorMalformed }).default(defaultAuthorId),
})
export type BlogPostInput = z.output<typeof BlogPostInput>

const formText = z.string().catch('')
const FormTexts = z.looseObject({ category: formText, isPublished: formText, authorId: formText })

/** A post from the dashboard's form, where everything is text. A draft needs no category yet. */
export const BlogPostForm = z.preprocess((sent) => {
  const { category, isPublished, authorId, ...fields } = FormTexts.parse(sent)
  return {
    ...fields,
    category: category.trim() === '' && isPublished !== 'true' ? noCategory : category,
    isPublished: isPublished === 'true',
    authorId: authorId === '' ? undefined : Number(authorId),
  }
}, BlogPostInput)

const dataUrl = z
  .string()
  .regex(/^data:/)
  .meta({ description: 'A picture as a data URL in base64. It is stored as an image.' })

/** A post as the API takes it, with pictures inside, for its document. */
export const BlogPostRequest = BlogPostInput.extend({
  content: z.string().meta({
    minLength: 1,
    description: `HTML, of which an allow-list is kept. Pictures may be data URLs; without them it has at most ${String(blogLimits.content)} characters.`,
  }),
  featuredImageUrl: z.union([BlogPostInput.shape.featuredImageUrl, dataUrl]),
  additionalImages: z
    .array(z.union([z.string().meta({ maxLength: blogLimits.url, ...ownPictureShape }), dataUrl]))
    .max(blogLimits.additionalImages)
    .nullish(),
})

/** The same before its pictures are taken out: any object. */
export const BlogPostPayload = z.record(z.string(), z.unknown(), {
  error: 'Send an object with the fields of the post',
})
