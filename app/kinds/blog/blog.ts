import type { Author } from '~/kinds/authors/authors'
import { httpErrorLine, viewPage, type Message } from '~/lib/messages'
import { htmlToText, wordsIn } from '~/lib/html-text'
import type { RecordOf } from '~/lib/record-fields'
import { slugPath } from '~/paths'
import { blogFieldMessages, type blogPostFields } from './blog-post.fields'
import type { PostPicture } from './post-pictures'

export interface BlogPost extends RecordOf<typeof blogPostFields> {
  id: number
  createdAt: string
  publishedAt: string | null
  updatedAt: string
  author: Author
}

export interface PostCard {
  id: number
  slug: string
  title: string
  category: string
  summary: string
  date: string
  minutes: number
  picture: PostPicture
}

export interface Neighbors {
  newer: Neighbor | undefined
  older: Neighbor | undefined
}

type Neighbor = Pick<BlogPost, 'slug' | 'title'>

const wordsPerMinute = 200
const descriptionLength = 150

export function readingMinutes(content: string): number {
  return Math.max(1, Math.ceil(wordsIn(content) / wordsPerMinute))
}

export function dateOfPost({ publishedAt, createdAt }: Pick<BlogPost, 'publishedAt' | 'createdAt'>): string {
  return publishedAt ?? createdAt
}

export function postSummary({ excerpt, content }: Pick<BlogPost, 'excerpt' | 'content'>): string {
  return excerpt ?? Array.from(htmlToText(content)).slice(0, descriptionLength).join('').trim()
}

export const publicationStateLabels = [
  { id: 'published', label: 'Published' },
  { id: 'draft', label: 'Drafts' },
  { id: 'scheduled', label: 'Scheduled' },
] as const
export type PublicationState = (typeof publicationStateLabels)[number]['id']

export interface PostListItem {
  id: number
  slug: string
  title: string
  category: string
  isPublished: boolean
  publishAt: string | null
  authorName: string
  date: string
  minutes: number
  picture: PostPicture
}

export interface BlogPostEntry extends BlogPost {
  version: number
}

const postNotFound = 'Post Not Found'
const postUpdated = 'Blog Post Updated'
const validationError = 'Validation Error'

export const blogMessages = {
  loadFailed: { title: 'Error Loading Blog Posts', message: 'Unable to load blog posts. Please try again later.' },
  none: 'No Blog Posts Yet',
  noneInList: 'No blog posts yet',
  notFound: postNotFound,
  missing: { title: validationError, description: 'Title and content are required' },
  invalid: { title: validationError, description: 'Please correct the marked fields.' },
  created: { title: 'Blog Post Created', description: 'The blog post has been created successfully.' },
  updated: { title: postUpdated, description: 'The blog post has been updated successfully.' },
  switched: ({ title, slug, isPublished }: Pick<BlogPost, 'title' | 'slug' | 'isPublished'>): Message => ({
    title: postUpdated,
    ...(isPublished
      ? { description: `“${title}” is published.`, link: { to: slugPath(slug), label: viewPage } }
      : { description: `“${title}” is a draft: visitors no longer see it.` }),
  }),
  deleted: { title: 'Blog Post Deleted', description: 'The blog post has been deleted successfully.' },
  createFailed: { title: 'Error', description: 'Failed to create blog post' },
  updateFailed: { title: 'Error', description: 'Failed to update blog post' },
  deleteFailed: { title: 'Error', description: 'Failed to delete blog post: ' },
  statusFailed: { title: 'Error', description: 'Failed to update blog post: ' },
  listFailed: { title: 'Failed to fetch blog posts', message: httpErrorLine(500) },
  gone: { title: postNotFound, message: 'The requested blog post could not be found.' },
  confirmDelete: 'Are you sure you want to delete this blog post?',
} as const

/** The specification has a message if title or content is missing. */
export function blogErrorMessage(fieldMessages: readonly string[]) {
  return isMissing(fieldMessages) ? blogMessages.missing : blogMessages.invalid
}

export function blogApiMessage(fieldMessages: readonly string[]): string {
  const { title, description } = blogMessages.missing
  return isMissing(fieldMessages) ? `${title}: ${description}` : fieldMessages.join('. ')
}

function isMissing(fieldMessages: readonly string[]): boolean {
  const { titleMissing, contentMissing } = blogFieldMessages
  return fieldMessages.some((message) => message === titleMissing || message === contentMissing)
}
