import type { Checking } from '~/features/checks/check-facts'
import { checkClaims } from '~/features/checks/claim-checks'
import { textFields, textIn } from '~/features/checks/form-texts'
import { checkHead } from '~/features/checks/head-checks'
import type { Remark } from '~/features/checks/remark'
import { checkAlt, checkTwins } from '~/features/checks/shared-checks'
import { productFields } from '~/features/products/product.fields'
import type { FormValues } from '~/lib/editing'

export function checkProduct(values: FormValues, { facts }: Checking): Remark[] {
  const text = textIn(values)
  const title = { field: 'name', text: text('name') }
  return [
    ...checkTwins('name', facts),
    ...checkAlt({ picture: text('imageUrl'), alt: text('imagePrompt'), field: 'imagePrompt' }, facts),
    ...checkHead({ title }, facts.siteName),
    ...checkClaims(textFields(productFields, values, ['description', 'features', 'specifications'])),
  ]
}
