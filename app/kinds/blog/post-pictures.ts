/** A post without a featured image shows the first picture in its text, or else one of the site's. */
import { describedPictures } from '~/content/pictures/body-pictures'
import type { NamedPictures } from '~/content/pictures/named-pictures'
import { isOwnPicture } from '~/lib/picture-source'
import { artPath } from '~/paths'

interface Pictured {
  id: number
  title: string
  content: string
  featuredImageUrl: string | null
  imageAltText: string | null
}

export interface PostPicture {
  src: string
  alt: string
}

const botanicals = ['carrot', 'hostas', 'marigold'] as const

const landscapes = ['oak-ridge', 'creek-bottom', 'field-edge', 'cedar-thicket', 'mountain-meadow'] as const

/** `position` is the index in a list, or the id on the post's page. */
export function postPicture(post: Pictured, position: number): PostPicture {
  return ownPostPicture(post) ?? landscapeAt(position)
}

export function ownPostPicture(post: Pictured): PostPicture | undefined {
  const own = featuredPicture(post) ?? firstPictureOf(post.content)
  if (own) return own
  const botanical = botanicals.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(post.title))
  return botanical && { src: artPath('botanicals', botanical), alt: '' }
}

export function leadPicture(post: Pictured): PostPicture | undefined {
  const first = firstPictureOf(post.content)
  const featured = featuredPicture(post)
  const isRepeated = featured ? beginsWithPicture(post.content) && featured.src === first?.src : first !== undefined
  return isRepeated ? undefined : postPicture(post, post.id)
}

function beginsWithPicture(content: string): boolean {
  return /^(?:\s|<(?:p|a|strong|em|figure|picture|source)\b[^<>]*>)*<img\b/.test(content)
}

function featuredPicture({ featuredImageUrl, imageAltText }: Pictured): PostPicture | undefined {
  const isOwn = featuredImageUrl !== null && isOwnPicture(featuredImageUrl)
  return isOwn ? { src: featuredImageUrl, alt: imageAltText ?? '' } : undefined
}

export function landscapeAt(position: number): PostPicture {
  return { src: artPath('landscapes', landscapes[position % landscapes.length] ?? landscapes[0]), alt: '' }
}

/** Expects sanitized HTML, with attributes in double quotes. */
function firstPictureOf(content: string): PostPicture | undefined {
  const [tag = ''] = /<img\b[^<>]*>/.exec(content) ?? []
  const [picture] = describedPictures(tag)
  return picture && isOwnPicture(picture.src) ? picture : undefined
}

export function picturesNamedBy({
  content,
  featuredImageUrl,
  imageAltText,
  additionalImages,
}: Naming): NamedPictures[] {
  return [
    { field: 'content', html: content },
    { field: 'featuredImageUrl', url: featuredImageUrl, alt: imageAltText },
    { field: 'additionalImages', urls: additionalImages },
  ]
}

interface Naming {
  content: string
  featuredImageUrl: string | null
  imageAltText: string | null
  additionalImages: readonly string[]
}
