/** The seed appends the sources to the body. */
import type { BlogCategoryId } from '~/kinds/blog/blog-categories'
import type { Source } from '~/lib/source'

export interface SampleBlogPost {
  title: string
  slug: string
  category: BlogCategoryId
  /** One or two sentences. */
  excerpt: string
  /**
   * HTML of h2, h3, p, ul, ol, li, strong, em, blockquote, table, thead, tbody, tr, th, td, a; 700 to 1,500 words.
   */
  content: string
  /** `/art/posts/{slug}.svg`. */
  featuredImageUrl: `/art/posts/${string}.svg`
  /** Also the caption. */
  imageAltText: string
  focusKeyword: string
  /** At most 60 characters. */
  metaTitle: string
  /** At most 160 characters. */
  metaDescription: string
  /** Comma-separated, shown as related topics. */
  metaKeywords: string
  /** ISO 8601, UTC; the first is the oldest. */
  publishedAt: string
  sources: readonly Source[]
}
