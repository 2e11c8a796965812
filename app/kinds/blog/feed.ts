/** The feed is Atom (RFC 4287) with full texts. */
import { categoryId } from '~/lib/record-list'
import { Feed } from 'feed'
import { escapeXml } from '~/lib/escape'
import { blogPath, feedPath, slugPath } from '~/paths'
import type { Site } from '~/site'
import { dateOfPost, postSummary, type BlogPost } from './blog'
import { findCategory } from './blog-categories'

export const feedLength = 20

export function toAtomFeed(posts: readonly BlogPost[], site: Site): string {
  const latest = posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  const feed = new Feed({
    id: `${site.url}${blogPath}`,
    title: `${site.name}: Deer Life`,
    description: site.tagline,
    link: `${site.url}${blogPath}`,
    language: 'en-US',
    feedLinks: { atom: `${site.url}${feedPath}` },
    favicon: `${site.url}/icon-192.png`,
    copyright: site.name,
    generator: site.name,
    author: { name: site.name, email: site.email, link: site.url },
    updated: new Date(latest ?? 0),
  })
  for (const post of posts) {
    const { id, title, slug, content, category, author, updatedAt } = post
    const link = site.url + slugPath(slug)
    feed.addItem({
      // The package writes titles as type="html".
      title: escapeXml(title),
      // Readers know an entry by this id, so it stays when the address changes (RFC 4151).
      id: `tag:${new URL(site.url).hostname},2026:post-${String(id)}`,
      link,
      description: escapeXml(postSummary(post)),
      content: withAbsoluteAddresses(content, link),
      author: [{ name: author.fullName }],
      category: [toFeedCategory(category)],
      published: new Date(dateOfPost(post)),
      date: new Date(updatedAt),
    })
  }
  return feed.atom1()
}

/** The package escapes attributes, except `<`. */
function toFeedCategory(category: string) {
  const text = category.replaceAll('<', '')
  return { term: categoryId(text), name: findCategory(text)?.name ?? text }
}

/** Expects sanitized HTML, with attributes in double quotes. A link within the post leads to its page. */
function withAbsoluteAddresses(html: string, link: string): string {
  return html.replaceAll(
    /(<(?:a|img)\b[^<>]*?\s(?:href|src)=")([^"]*)/g,
    (_, start: string, address: string) =>
      start + (URL.canParse(address, link) ? new URL(address, link).href : address),
  )
}
