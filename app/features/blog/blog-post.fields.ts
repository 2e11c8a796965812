/** The fields of a post as the operator writes them: which there are, how long, and in which words refused. */
import { blogMessages } from './blog'

export const blogFields = [
  ...([
    'title',
    'slug',
    'content',
    'excerpt',
    'category',
    'featuredImage',
    'featuredImageUrl',
    'imageAltText',
  ] as const),
  ...(['additionalImages', 'focusKeyword', 'metaTitle', 'metaDescription', 'metaKeywords'] as const),
  ...(['isPublished', 'authorId'] as const),
] as const

export type BlogField = (typeof blogFields)[number]

export const blogLimits = {
  title: 200,
  content: 1_048_576,
  excerpt: 5000,
  category: 120,
  featuredImage: 255,
  url: 2000,
  imageAltText: 1000,
  additionalImages: 10,
  focusKeyword: 200,
  metaTitle: 60,
  metaDescription: 160,
  metaKeywords: 2000,
} as const

export const defaultAuthorId = 1

export const blogFieldMessages = {
  titleMissing: 'Please give the post a title',
  contentMissing: 'Please write the post',
  contentLost: 'Nothing of this content can be shown: scripts, styles and pictures of other sites are left out',
  categoryMissing: 'Please choose a category',
  foreignPicture: 'Upload the picture instead',
  flag: 'Use true or false',
  authorMalformed: 'Give the author’s id, a whole number from 1',
  authorUnknown: 'There is no such author',
} as const

/** The form's message for these field errors: the specification's own where title or content is missing. */
export function blogErrorMessage(fieldMessages: readonly string[]) {
  return isMissing(fieldMessages) ? blogMessages.missing : blogMessages.invalid
}

/** The same for the API, whose clients see no marked fields. */
export function blogApiMessage(fieldMessages: readonly string[]): string {
  const { title, description } = blogMessages.missing
  return isMissing(fieldMessages) ? `${title}: ${description}` : fieldMessages.join('. ')
}

function isMissing(fieldMessages: readonly string[]): boolean {
  const { titleMissing, contentMissing } = blogFieldMessages
  return fieldMessages.some((message) => message === titleMissing || message === contentMissing)
}
