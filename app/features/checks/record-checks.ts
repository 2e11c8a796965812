/** All checks of a product, a species or a post, over the values of a form. */
import type { blogPostFields } from '~/features/blog/blog-post.fields'
import { productFields } from '~/features/products/product.fields'
import type { FormValues } from '~/lib/editing'
import type { PublicTable } from '~/lib/visibility'
import type { BodyOutline } from './body-outline'
import type { CheckFacts } from './check-facts'
import { checkClaims } from './claim-checks'
import { checkDeerType } from './deer-type-checks'
import { textFields, textIn } from './form-texts'
import { checkHead } from './head-checks'
import { checkPost } from './post-checks'
import type { Remark } from './remark'
import { checkAlt, checkTwins } from './shared-checks'

interface Checking {
  values: FormValues
  /** Of a post's content. */
  outline: BodyOutline
  facts: CheckFacts
}

export function checkRecord(table: PublicTable, { values, outline, facts }: Checking): Remark[] {
  if (table === 'blogPosts') return checkPost(values, outline, facts)
  return table === 'products' ? checkProduct(values, facts) : checkDeerType(values, facts)
}

function checkProduct(values: FormValues, facts: CheckFacts): Remark[] {
  const text = textIn(values)
  const title = { field: 'name', text: text('name') }
  return [
    ...checkTwins('name', facts),
    ...checkAlt({ picture: text('imageUrl'), alt: text('imagePrompt'), field: 'imagePrompt' }, facts),
    ...checkHead({ title }, facts.siteName),
    ...checkClaims(textFields(productFields, values, ['description', 'features', 'specifications'])),
  ]
}

/** The field that names a record. */
export const nameFields = { products: 'name', deerTypes: 'name', blogPosts: 'title' } as const

export const contentField = 'content' satisfies keyof typeof blogPostFields
