/** A post as the dashboard's form holds it. */
import type { BlogPostEntry } from '~/features/blog/blog'
import { findCategory, noCategory } from '~/features/blog/blog-categories'
import { blogLimits, defaultAuthorId } from '~/features/blog/blog-post.fields'
import { changedHeadingsNotice, foreignPicturesNotice } from '~/features/blog/html-changes'

/** Every field is always sent, and each of them is text. A type, for the form library asks for an index. */
export type PostValues = {
  title: string
  slug: string
  category: string
  excerpt: string
  content: string
  featuredImageUrl: string
  featuredImage: string
  imageAltText: string
  additionalImages: string[]
  focusKeyword: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  authorId: string
  isPublished: string
}

/** In the order in which the form shows them. */
export const postLabels = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  isPublished: 'Publish immediately',
  category: 'Category',
  authorId: 'Author',
  featuredImageUrl: 'Featured image',
  featuredImage: 'File name of the featured image',
  imageAltText: 'Alt text',
  additionalImages: 'Additional images',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  focusKeyword: 'Focus keyword',
  metaKeywords: 'Meta keywords',
} as const satisfies Record<keyof PostValues, string>

/** The names of the file inputs. */
export const postFiles = { featured: 'featuredImageFile', additional: 'additionalImageFiles' } as const

export const postPictureFields = {
  singles: [{ name: 'featuredImageUrl', fileName: postFiles.featured, keepsFileName: 'featuredImage' }],
  lists: [{ name: 'additionalImages', fileName: postFiles.additional, max: blogLimits.additionalImages }],
} as const

/** What the form's buttons send. */
export const postIntents = { save: 'save-post', preview: 'preview-post' } as const

export const newPostValues: PostValues = {
  title: '',
  slug: '',
  category: '',
  excerpt: '',
  content: '',
  featuredImageUrl: '',
  featuredImage: '',
  imageAltText: '',
  additionalImages: [],
  focusKeyword: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  authorId: String(defaultAuthorId),
  isPublished: 'false',
}

export function toPostValues(post: BlogPostEntry): PostValues {
  return {
    ...{ title: post.title, slug: post.slug, content: post.content, additionalImages: post.additionalImages },
    category: post.category === noCategory ? '' : (findCategory(post.category)?.id ?? post.category),
    excerpt: post.excerpt ?? '',
    featuredImageUrl: post.featuredImageUrl ?? '',
    featuredImage: post.featuredImage ?? '',
    imageAltText: post.imageAltText ?? '',
    focusKeyword: post.focusKeyword ?? '',
    metaTitle: post.metaTitle ?? '',
    metaDescription: post.metaDescription ?? '',
    metaKeywords: post.metaKeywords ?? '',
    authorId: String(post.authorId),
    isPublished: String(post.isPublished),
  }
}

/** The whole words of a text that fit into so many characters; the beginning of a word that does not. */
export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.trim())
  if (characters.length <= limit) return characters.join('')
  const cut = characters.slice(0, limit + 1).lastIndexOf(' ')
  return characters.slice(0, cut > 0 ? cut : limit).join('')
}

/** Told, and no reason to refuse. */
export const altTextMissing = 'The featured image has no alt text yet. Please say what it shows.'

/** What the operator should know of a post that has been saved. */
export function savedNotices(
  post: Pick<BlogPostEntry, 'featuredImageUrl' | 'imageAltText'> & {
    foreignPictures: number
    changedHeadings: readonly string[]
  },
): string[] {
  const lacksAltText = post.featuredImageUrl !== null && post.imageAltText === null
  return [
    ...foreignPicturesNotice(post.foreignPictures),
    ...changedHeadingsNotice(post.changedHeadings),
    ...(lacksAltText ? [altTextMissing] : []),
  ]
}
