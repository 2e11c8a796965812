/** The seed appends the sources to the body. */
import type { BlogCategoryId } from '~/kinds/blog/blog-categories'
import type { Source } from '~/lib/source'

export interface SampleBlogPost {
  title: string
  slug: string
  category: BlogCategoryId
  excerpt: string
  /**
   * The HTML has h2, h3, p, ul, ol, li, strong, em, blockquote, table, thead, tbody, tr, th, td, a; 700 to 1,500 words.
   */
  content: string
  featuredImageUrl: `/art/posts/${string}.svg`
  /** The text is also the caption. */
  imageAltText: string
  focusKeyword: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  publishedAt: string
  sources: readonly Source[]
}
