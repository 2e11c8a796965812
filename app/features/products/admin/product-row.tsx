/** The products in the dashboard. */
import { Badge } from '~/components/ui/badge'
import { RecordCard } from '~/components/ui/record-card'
import { withListBack } from '~/lib/list-back'
import { deletePath, editPath, productPath } from '~/paths'
import { discountLabel, productPicture, type ProductListEntry } from '~/features/products/products'

interface ProductRowProps {
  product: ProductListEntry
  formToken: string
  /** The list's own address, to come back to. */
  back: string
}

export function ProductRow({ product, formToken, back }: ProductRowProps) {
  const { id, name, slug, category, discountPercentage, isActive } = product
  const discount = discountLabel(discountPercentage)
  return (
    <RecordCard
      name={name}
      picture={productPicture(product)}
      paths={{
        edit: withListBack(editPath('products', id), back),
        delete: withListBack(deletePath('products', id), back),
        view: productPath(slug),
      }}
      visibility={{
        intent: 'set-product-active',
        id,
        formToken,
        back,
        isOn: isActive,
        label: 'Active',
      }}
    >
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge>{category}</Badge>
        {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
        {isActive ? null : <Badge tone="gray">Inactive</Badge>}
      </p>
    </RecordCard>
  )
}
