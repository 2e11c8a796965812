/** `/{slug}`: a species of the guide, else a post, else what once had this address, else nothing. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '~/components/ui/notice'
import { findNewSlug } from '~/features/addresses/addresses.server'
import { findAnyPostBySlug, findPublishedPostBySlug } from '~/features/blog/blog.server'
import { postHead } from '~/features/blog/post-head'
import { sanitizePostHtml } from '~/features/blog/post-html.server'
import { PostPage } from '~/features/blog/post-page'
import { deerTypeHead } from '~/features/deer-types/deer-type-head'
import { DeerTypePage } from '~/features/deer-types/deer-type-page'
import { findActiveDeerTypeBySlug, findAnyDeerTypeBySlug } from '~/features/deer-types/deer-types.server'
import { slugPath } from '~/paths'
import { site } from '~/server/env.server'
import { db } from '~/server/database.server'
import { movedTo, notFound } from '~/server/reply.server'
import { findSession } from '~/server/session.server'

const contentNotFound = {
  title: 'Content Not Found',
  message: "The page you're looking for doesn't exist or has been removed.",
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const isOperator = (await findSession(request)) !== undefined
  const deerType = await (isOperator ? findAnyDeerTypeBySlug : findActiveDeerTypeBySlug)(db(), slug)
  if (deerType) return { kind: 'deer-type' as const, head: deerTypeHead(deerType, site()), deerType }
  const stored = await (isOperator ? findAnyPostBySlug : findPublishedPostBySlug)(db(), slug)
  if (stored) {
    const post = { ...stored, content: sanitizePostHtml(stored.content).html }
    return { kind: 'post' as const, head: postHead(post, site()), post }
  }
  const newSlug = await findNewSlug(db(), slug)
  if (newSlug !== undefined) throw movedTo(slugPath(newSlug) + new URL(request.url).search)
  throw notFound(contentNotFound)
}

const draftNotice = {
  title: 'Only you see this',
  description: 'Visitors do not: it is a draft, or switched off. You see it because you are logged in.',
}

export default function Slug() {
  const page = useLoaderData<typeof loader>()
  const isHidden = page.kind === 'post' ? !page.post.isPublished : !page.deerType.isActive
  return (
    <>
      {isHidden ? (
        <div className="page-width pt-6">
          <Notice message={draftNotice} kind="error" />
        </div>
      ) : null}
      {page.kind === 'post' ? (
        <PostPage post={page.post} breadcrumbs={page.head.breadcrumbs} />
      ) : (
        <DeerTypePage deerType={page.deerType} breadcrumbs={page.head.breadcrumbs} />
      )}
    </>
  )
}
