/** The seed appends the sources to the body. */
import type { BlogCategoryId } from '~/kinds/blog/blog-categories'
import type { Source } from '~/lib/source'

export interface SampleBlogPost {
  title: string
  slug: string
  category: BlogCategoryId
  /** The excerpt has one or two sentences. */
  excerpt: string
  /**
   * The HTML has h2, h3, p, ul, ol, li, strong, em, blockquote, table, thead, tbody, tr, th, td, a; 700 to 1,500 words.
   */
  content: string
  featuredImageUrl: `/art/posts/${string}.svg`
  /** The text is also the caption. */
  imageAltText: string
  focusKeyword: string
  /** The title has at most 60 characters. */
  metaTitle: string
  /** The description has at most 160 characters. */
  metaDescription: string
  /** The keywords are separated by commas and shown as related topics. */
  metaKeywords: string
  /** The time is ISO 8601, UTC; the first post is the oldest. */
  publishedAt: string
  sources: readonly Source[]
}
