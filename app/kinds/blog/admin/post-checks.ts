import type { FormValues } from '~/lib/editing'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import type { Checking } from '~/content/checks/check-facts'
import { checkBodyClaims } from '~/content/checks/claim-checks'
import { listIn, textIn } from '~/content/checks/form-texts'
import { checkLinks } from '~/content/checks/link-checks'
import type { Remark } from '~/content/checks/remark'
import { checkAlt, checkBodyPictures, checkGallery, checkHeadings, checkTwins } from '~/content/checks/shared-checks'

export function checkPost(values: FormValues, { outline, facts }: Checking): Remark[] {
  const text = textIn(values)
  const site = { url: facts.siteUrl, ownPath: slugPath(text('slug') || toSlug(text('title')) || 'post') }
  return [
    ...checkTwins('title', facts),
    ...checkAlt({ picture: text('featuredImageUrl'), alt: text('imageAltText'), field: 'imageAltText' }, facts),
    ...checkGallery('additionalImages', listIn(values, 'additionalImages'), facts),
    ...checkHeadings('content', outline),
    ...checkBodyPictures('content', outline, facts),
    ...checkLinks('content', outline, { site, targetOf: facts.targetOf }),
    ...checkBodyClaims('content', outline.blocks),
  ]
}
