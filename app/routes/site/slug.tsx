/** `/{slug}`: a species of the guide, else a post, else what once had this address, else nothing. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '~/components/ui/notice'
import { findNewSlug } from '~/features/addresses/addresses.server'
import { postSummary, type BlogPost } from '~/features/blog/blog'
import { findAnyPostBySlug, findPublishedPostBySlug } from '~/features/blog/blog.server'
import { sanitizePostHtml } from '~/features/blog/post-html.server'
import { PostPage } from '~/features/blog/post-page'
import { DeerTypePage } from '~/features/deer-types/deer-type-page'
import type { DeerType } from '~/features/deer-types/deer-types'
import { findActiveDeerTypeBySlug, findAnyDeerTypeBySlug } from '~/features/deer-types/deer-types.server'
import { pageDescription, type PageHead } from '~/features/seo/head'
import { blogPath, deerTypesPath, slugPath } from '~/paths'
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
  if (deerType) return { kind: 'deer-type' as const, head: headOfDeerType(deerType), deerType }
  const stored = await (isOperator ? findAnyPostBySlug : findPublishedPostBySlug)(db(), slug)
  if (stored) {
    const post = { ...stored, content: sanitizePostHtml(stored.content).html }
    return { kind: 'post' as const, head: headOfPost(post), post }
  }
  const newSlug = await findNewSlug(db(), slug)
  if (newSlug !== undefined) throw movedTo(slugPath(newSlug))
  throw notFound(contentNotFound)
}

function headOfDeerType({ name, slug, metaTitle, metaDescription, generalDescription, isActive }: DeerType): PageHead {
  return {
    title: metaTitle ?? name,
    description: pageDescription(metaDescription ?? generalDescription),
    path: slugPath(slug),
    entry: deerTypesPath,
    noindex: !isActive,
  }
}

function headOfPost(post: BlogPost): PageHead {
  return {
    title: post.metaTitle ?? post.title,
    description: pageDescription(post.metaDescription ?? postSummary(post)),
    path: slugPath(post.slug),
    entry: blogPath,
    noindex: !post.isPublished,
  }
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
      {page.kind === 'post' ? <PostPage post={page.post} /> : <DeerTypePage deerType={page.deerType} />}
    </>
  )
}
