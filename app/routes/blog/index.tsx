import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { PageIntro } from '~/components/layout/page-intro'
import { WaysOn } from '~/components/layout/ways-on'
import { Pagination } from '~/components/lists/pagination'
import { blogMessages } from '~/kinds/blog/blog'
import { blogCategories, findCategory, type BlogCategory } from '~/kinds/blog/blog-categories'
import { CategoryLinks } from '~/components/lists/category-links'
import { PostCard } from '~/kinds/blog/post-card'
import { pageOfPostCards } from '~/kinds/blog/post-cards.server'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { furtherPage, type RecordHead } from '~/seo/head'
import { pageHeads } from '~/seo/page-heads'
import { formatSortedCursor, parseSortedCursor, type SortedCursor } from '~/lib/cursor'
import { blogCategoryPath, blogPath, tabPath, withCursor } from '~/paths'
import { findSession } from '~/server/auth/session.server'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { log, ofRequest } from '~/server/log.server'
import { failedRead } from '~/server/forms/reply.server'

const pageSize = 24

export const handle = { cache: { query: ['category', 'cursor'] } satisfies CacheRule }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const cursor = parseSortedCursor(searchParams.get('cursor') ?? '')
  const category = findCategory(searchParams.get('category') ?? '')
  const page = await pageOfPostCards(db(), { size: pageSize, cursor, category: category?.id }).catch(
    (error: unknown) => {
      log.error('blog posts could not be loaded', { ...ofRequest({ request, context }), error })
      throw failedRead(error, blogMessages.loadFailed)
    },
  )
  const { posts, previous, next, start } = page
  const path = category ? blogCategoryPath(category.id) : blogPath
  const first = posts.at(0)
  const firstHead = category ? categoryHead(category) : pageHeads.blog
  // A page has one canonical address, whichever way it was reached.
  const head: RecordHead =
    start && first
      ? furtherPage(firstHead, { path: withCursor(path, formatSortedCursor(start)), from: first.title })
      : firstHead
  const hrefOf = (to: SortedCursor | undefined) => to && withCursor(path, formatSortedCursor(to))
  const pictures = await findPictures(
    db(),
    posts.map(({ picture }) => picture.src),
  )
  const edit = (await findSession(request)) && tabPath('blog')
  return { head, category, posts, pictures, previous: hrefOf(previous), next: hrefOf(next), edit }
}

const categoryLinks = [
  { name: 'All Posts', path: blogPath },
  ...blogCategories.map(({ id, name }) => ({ name, path: blogCategoryPath(id) })),
]

export default function Blog() {
  const { head, category, posts, previous, next } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title={category?.name ?? 'Deer Life'}
        ground="blog"
        lead={
          category?.description ??
          'What deer eat, where they bed, how their bodies work, and how to hunt and cook them well.'
        }
      >
        <CategoryLinks links={categoryLinks} current={category ? blogCategoryPath(category.id) : blogPath} />
      </PageIntro>
      <div className="page-width pt-10 pb-16 lg:pt-12 lg:pb-24">
        {posts.length === 0 ? (
          <p className="text-xl">{blogMessages.none}</p>
        ) : (
          <ul className="card-grid">
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} isLead={index === 0} />
              </li>
            ))}
          </ul>
        )}
        <Pagination label="Posts" previousHref={previous} nextHref={next} />
      </div>
    </>
  )
}

function categoryHead({ id, name, description }: BlogCategory) {
  return {
    title: `${name}: Deer Life`,
    description,
    path: blogCategoryPath(id),
    card: pageHeads.blog.card,
    keywords: [name, ...pageHeads.blog.keywords],
    breadcrumbs: [...pageHeads.blog.breadcrumbs, { name, path: blogCategoryPath(id) }],
  }
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <WaysOn />
    </ErrorScreen>
  )
}
