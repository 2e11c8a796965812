/** `/{slug}` is a species, else a post, else a redirect from a former slug, else 404. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findNewSlug } from '~/content/addresses/claim-slug.server'
import { findDrawingTitles } from '~/content/pictures/art/art-files.server'
import type { BlogPost } from '~/kinds/blog/blog'
import { findAnyPostBySlug, findNeighbors, findPublishedPostBySlug } from '~/kinds/blog/blog.server'
import { postHead } from '~/kinds/blog/post-head'
import { PostPage } from '~/kinds/blog/post-page'
import { postPicture } from '~/kinds/blog/post-pictures'
import { deerTypeHead, textOfDeerType } from '~/kinds/deer-types/deer-type-head'
import { figurePaths } from '~/kinds/deer-types/figures/figures'
import { DeerTypePage } from '~/kinds/deer-types/deer-type-page'
import { deerTypePicture, type DeerType } from '~/kinds/deer-types/deer-types'
import { findActiveDeerTypeBySlug, findAnyDeerTypeBySlug } from '~/kinds/deer-types/deer-types.server'
import { bodyPictures, withPictureSources } from '~/content/pictures/body-pictures'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { Notice } from '~/components/feedback/notice'
import { hiddenWords } from '~/content/publishing/hidden-words'
import { postText } from '~/search/related/candidates.server'
import { findRelated } from '~/search/related/related.server'
import { RelatedLinks } from '~/components/layout/related-links'
import { cardOf } from '~/seo/head'
import { isListed } from '~/lib/visibility'
import { editPath, slugPath } from '~/paths'
import { site } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'
import { movedTo, notFound } from '~/server/forms/reply.server'
import { isOperatorsRequest } from '~/server/auth/session.server'

const contentNotFound = {
  title: 'Content Not Found',
  message: "The page you're looking for doesn't exist or has been removed.",
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const isOperator = await isOperatorsRequest(request)
  const deerType = await (isOperator ? findAnyDeerTypeBySlug : findActiveDeerTypeBySlug)(db(), slug)
  if (deerType) return showDeerType(deerType, isOperator)
  const stored = await (isOperator ? findAnyPostBySlug : findPublishedPostBySlug)(db(), slug)
  if (stored) return showPost(stored, isOperator)
  const newSlug = await findNewSlug(db(), slug)
  if (newSlug !== undefined) throw movedTo(slugPath(newSlug) + new URL(request.url).search)
  throw notFound(contentNotFound)
}

async function showDeerType(deerType: DeerType, isOperator: boolean) {
  const { featuredImageUrl, galleryImages, name } = deerType
  const pictures = await findPictures(db(), [featuredImageUrl, ...galleryImages])
  const head = {
    ...deerTypeHead(deerType, await site()),
    ...cardOf(pictures, featuredImageUrl, pictures[featuredImageUrl ?? '']?.alt ?? name),
  }
  const drawn = [deerTypePicture(deerType), ...galleryImages, ...figurePaths(deerType.slug)]
  const drawingTitles = await findDrawingTitles(drawn)
  const edit = isOperator ? editPath('deer-types', deerType.id) : undefined
  const related = await findRelated(db(), 'species', {
    path: head.path,
    title: `${name}, ${deerType.scientificName}`,
    tags: deerType.metaKeywords,
    text: textOfDeerType(deerType),
  })
  return { kind: 'deer-type' as const, head, deerType, drawingTitles, related, pictures, edit }
}

async function showPost(stored: BlogPost, isOperator: boolean) {
  const { shownPostHtml } = await import('~/kinds/blog/post-html.server')
  const post = { ...stored, content: shownPostHtml(stored.content) }
  const { src, alt } = postPicture(post, post.id)
  const { additionalImages, author } = post
  const named = [src, ...additionalImages, ...bodyPictures(post.content), author.pictureUrl]
  const pictures = await findPictures(db(), named)
  const head = { ...postHead(post, await site()), ...cardOf(pictures, src, alt || (pictures[src]?.alt ?? post.title)) }
  const content = withPictureSources(post.content, pictures)
  const edit = isOperator ? editPath('blog', post.id) : undefined
  const related = await findRelated(db(), 'post', { path: head.path, ...postText(post) })
  const neighbors = await findNeighbors(db(), post)
  return { kind: 'post' as const, head, post: { ...post, content }, related, neighbors, pictures, edit }
}

export default function Slug() {
  const page = useLoaderData<typeof loader>()
  return (
    <>
      {isListed(page.kind === 'post' ? page.post : page.deerType) ? null : (
        <div className="page-width pt-6">
          <Notice message={hiddenWords} kind="error" />
        </div>
      )}
      {page.kind === 'post' ? (
        <PostPage post={page.post} breadcrumbs={page.head.breadcrumbs} neighbors={page.neighbors} />
      ) : (
        <DeerTypePage deerType={page.deerType} drawingTitles={page.drawingTitles} breadcrumbs={page.head.breadcrumbs} />
      )}
      <RelatedLinks groups={page.related} />
    </>
  )
}
