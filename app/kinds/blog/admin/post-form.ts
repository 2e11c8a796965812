import type { BlogPostEntry } from '~/kinds/blog/blog'
import { findCategory, noCategory } from '~/kinds/blog/blog-categories'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { noPublication, publicationLabels, type PublicationValues } from '~/content/publishing/publication'
import { formValuesOf, labelsOf, type FormValuesOf } from '~/lib/record-fields'

export type PostValues = FormValuesOf<typeof blogPostFields> & PublicationValues

export const postLabels = { ...labelsOf(blogPostFields), ...publicationLabels }

export const postIntents = { save: 'save-post', preview: 'preview-post' } as const

export const newPostValues: PostValues = { ...formValuesOf(blogPostFields), ...noPublication }

export function toPostValues(post: BlogPostEntry): PostValues {
  const category = post.category === noCategory ? '' : (findCategory(post.category)?.id ?? post.category)
  return { ...formValuesOf(blogPostFields, post), category, ...noPublication }
}

export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= limit) return characters.join('')
  const cut = characters.slice(0, limit + 1).lastIndexOf(' ')
  return characters.slice(0, cut > 0 ? cut : limit).join('')
}

export const altTextMissing = 'The featured image has no alt text yet. Please say what it shows.'

export function altTextNotice(post: Pick<BlogPostEntry, 'featuredImageUrl' | 'imageAltText'>): string[] {
  return post.featuredImageUrl !== null && post.imageAltText === null ? [altTextMissing] : []
}
