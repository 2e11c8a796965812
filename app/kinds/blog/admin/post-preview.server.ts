import { isBlankHtml } from '~/lib/html-text'
import { characterCount } from '~/lib/text'
import { tooLong } from '~/lib/text.schema'
import { blogFieldMessages, blogPostFields } from '~/kinds/blog/blog-post.fields'
import { changedHeadingsNotice, changeNotices, foreignPicturesNotice } from '~/kinds/blog/html-changes'
import type { PostPreview } from './post-preview'

export async function previewPost(sent: FormDataEntryValue | null): Promise<PostPreview> {
  const { max } = blogPostFields.content
  const content = typeof sent === 'string' ? sent : ''
  if (characterCount(content) > max) return { html: '', notices: [`${tooLong(max)}.`] }
  const { sanitizePostHtml } = await import('~/kinds/blog/post-html.server')
  const { html, foreignPictures, changes } = sanitizePostHtml(content)
  const isLost = isBlankHtml(html) && content.trim() !== ''
  return {
    html,
    notices: [
      ...(isLost ? [`${blogFieldMessages.contentLost}.`] : []),
      ...foreignPicturesNotice(foreignPictures),
      ...changeNotices(changes),
    ],
  }
}

export async function changeNoticesOf(content: string): Promise<string[]> {
  const { sanitizePostHtml } = await import('~/kinds/blog/post-html.server')
  const { foreignPictures, changes } = sanitizePostHtml(content)
  const changedHeadings = changes.renamed.filter((change) => change.startsWith('<h'))
  return [...foreignPicturesNotice(foreignPictures), ...changedHeadingsNotice(changedHeadings)]
}
