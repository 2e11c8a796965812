import { drawnCard, keywordList, pageDescription, type RecordHead } from '~/seo/head'
import { articleData } from '~/seo/structured-data'
import { wordsIn } from '~/lib/html-text'
import { isListed } from '~/lib/visibility'
import { blogPath, slugPath } from '~/paths'
import type { Site } from '~/site'
import { dateOfPost, postSummary, type BlogPost } from './blog'
import { findCategory } from './blog-categories'
import { postPicture } from './post-pictures'

const defaultWords = 1000

export function postHead(post: BlogPost, site: Site): RecordHead {
  const { title, slug, excerpt, content, metaTitle, metaDescription, focusKeyword, category } = post
  const path = slugPath(slug)
  const picture = postPicture(post, post.id).src
  const keywords = keywordList(post.metaKeywords)
  const published = dateOfPost(post)
  const article = articleData(
    {
      path,
      headline: title,
      description: excerpt ?? undefined,
      picture,
      words: wordsIn(content) || defaultWords,
      published: { at: published, author: post.author },
    },
    site,
  )
  return {
    title: metaTitle ?? title,
    description: pageDescription(metaDescription ?? postSummary(post)),
    path,
    ...drawnCard('blog', { name: slug, title, drawing: picture }),
    keywords:
      keywords.length > 0
        ? keywords
        : [focusKeyword, findCategory(category)?.name ?? category].filter((word) => word !== null),
    entry: blogPath,
    noindex: !isListed(post),
    publishedAt: published,
    breadcrumbs: [
      { name: 'Deer Life', path: blogPath },
      { name: title, path },
    ],
    structuredData: [article],
  }
}
