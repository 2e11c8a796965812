/** A post of Deer Life. The seed writes the sources below the body. */
import type { BlogCategoryId } from '~/features/blog/blog-categories'
import type { Source } from '~/lib/source'

export interface SampleBlogPost {
  title: string
  slug: string
  category: BlogCategoryId
  /** One or two sentences for the list. */
  excerpt: string
  /** HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, table, thead, tbody, tr, th, td, a. 700 to 1,500 words. */
  content: string
  /** The picture that the site draws for it: `/art/posts/{slug}.svg`. */
  featuredImageUrl: `/art/posts/${string}.svg`
  /** Says what the picture shows; the page prints it as the caption. */
  imageAltText: string
  focusKeyword: string
  /** At most 60 characters. */
  metaTitle: string
  /** At most 160 characters. */
  metaDescription: string
  /** Separated by commas; the page lists them as related topics. */
  metaKeywords: string
  /** The first is the oldest: times are ISO 8601 in UTC. */
  publishedAt: string
  sources: readonly Source[]
}
