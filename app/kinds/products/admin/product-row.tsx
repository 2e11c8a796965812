import { Badge } from '~/components/ui/badge'
import { RecordCard } from '~/components/lists/record-card'
import { DraftBadge } from '~/content/revisions/draft-badge'
import { productPath } from '~/paths'
import { discountLabel, productPicture, type ProductListEntry } from '~/kinds/products/products'
import { StateBadge } from '~/content/publishing/state-badge'

interface ProductRowProps {
  product: ProductListEntry
  hasDraft: boolean
  formToken: string
  back: string
}

export function ProductRow({ product, hasDraft, formToken, back }: ProductRowProps) {
  const { id, name, slug, category, discountPercentage, isActive, isDraft, publishAt } = product
  const discount = discountLabel(discountPercentage)
  return (
    <RecordCard
      tab="products"
      id={id}
      name={name}
      picture={productPicture(product)}
      view={productPath(slug)}
      back={back}
      formToken={formToken}
      visibility={{ intent: 'set-product-active', isOn: isActive, label: 'Active' }}
    >
      <p className="mt-1 flex flex-wrap gap-2">
        <Badge>{category}</Badge>
        {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
        {isActive ? null : <StateBadge publishAt={publishAt} label={isDraft ? 'Draft' : 'Inactive'} />}
        {hasDraft ? <DraftBadge /> : null}
      </p>
    </RecordCard>
  )
}
