import type { FormValues } from '~/lib/editing'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import { checkBodyPictures, checkHeadings, checkTables } from '~/content/checks/body-checks'
import type { Checking } from '~/content/checks/check-facts'
import { checkBodyClaims } from '~/content/checks/claim-checks'
import { listIn, textIn } from '~/content/checks/form-texts'
import { checkHead } from '~/content/checks/head-checks'
import { checkLinks } from '~/content/checks/link-checks'
import type { Remark } from '~/content/checks/remark'
import { checkAlt, checkGallery, checkTwins } from '~/content/checks/shared-checks'

export function checkPost(values: FormValues, { outline, facts }: Checking): Remark[] {
  const text = textIn(values)
  const title = text('metaTitle') === '' ? 'title' : 'metaTitle'
  const site = { url: facts.siteUrl, ownPath: slugPath(text('slug') || toSlug(text('title')) || 'post') }
  return [
    ...checkTwins('title', facts),
    ...checkPublishing(text),
    ...checkAlt({ picture: text('featuredImageUrl'), alt: text('imageAltText'), field: 'imageAltText' }, facts),
    ...checkGallery('additionalImages', listIn(values, 'additionalImages'), facts),
    ...checkHeadings('content', outline),
    ...checkBodyPictures('content', outline, facts.described),
    ...checkTables('content', outline),
    ...checkLinks('content', outline, { site, targetOf: facts.targetOf }),
    ...checkBodyClaims('content', outline.blocks),
    ...checkHead(
      {
        title: { field: title, text: text(title) },
        description: { field: 'metaDescription', text: text('metaDescription') },
      },
      facts.siteName,
    ),
  ]
}

/** A draft may wait for both. */
function checkPublishing(text: (name: string) => string): Remark[] {
  if (!['true', 'later'].includes(text('isPublished'))) return []
  const category = {
    field: 'category',
    text: 'The post has no category.',
    reason: 'A post cannot be published without one: the blog lists posts by category.',
  }
  const excerpt = {
    field: 'excerpt',
    text: 'The post has no excerpt.',
    reason: 'Its card and search results show the first words of the content instead.',
  }
  return [...(text('category') === '' ? [category] : []), ...(text('excerpt') === '' ? [excerpt] : [])]
}
