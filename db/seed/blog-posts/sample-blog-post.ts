/**
 * A post of Deer Life. The seed writes the sources below the body.
 *
 * The records beside this file are drafts: nothing seeds them yet. Their sources were read in excerpts; each fact is to
 * be held against its source once more, and weak sources replaced, before a start shows them to anybody.
 */
import type { Source } from '~db/seed/source'

export interface SampleBlogPost {
  title: string
  slug: string
  /** The id of one of the seven categories. */
  category: 'deer-food' | 'deer-products' | 'body-parts' | 'deer-hunting' | 'deer-life' | 'deer-cooking' | 'deer-type'
  /** One or two sentences for the list. */
  excerpt: string
  /** HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, table, thead, tbody, tr, th, td, a. 700 to 1,500 words. */
  content: string
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
