import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPublishedPosts } from '~/kinds/blog/blog.server'
import { db } from '~/server/database.server'
import { site } from '~/kinds/settings/site.server'
import { contentFile } from '~/server/cache/content-file.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentFile(
    { request, context },
    {
      type: 'application/atom+xml; charset=utf-8',
      write: async () => {
        const { feedLength, toAtomFeed } = await import('~/kinds/blog/feed')
        const { shownPostHtml } = await import('~/kinds/blog/post-html.server')
        const posts = await listPublishedPosts(db(), { limit: feedLength })
        const clean = posts.map((post) => ({ ...post, content: shownPostHtml(post.content) }))
        return toAtomFeed(clean, await site())
      },
    },
  )
}
