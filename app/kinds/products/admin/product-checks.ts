import type { Checking } from '~/content/checks/check-facts'
import { checkClaims } from '~/content/checks/claim-checks'
import { textFields, textIn } from '~/content/checks/form-texts'
import type { Remark } from '~/content/checks/remark'
import { checkAlt, checkTwins } from '~/content/checks/shared-checks'
import { productFields } from '~/kinds/products/product.fields'
import type { FormValues } from '~/lib/editing'

export function checkProduct(values: FormValues, { facts }: Checking): Remark[] {
  const text = textIn(values)
  return [
    ...checkTwins('name', facts),
    ...checkAlt({ picture: text('imageUrl'), alt: text('imagePrompt'), field: 'imagePrompt' }, facts),
    ...checkClaims(textFields(productFields, values, ['description', 'features', 'specifications'])),
  ]
}
