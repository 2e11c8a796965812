/** The name's link covers the card; other links and buttons are above it. */
import { Check } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/feedback/notice'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import type { Message } from '~/lib/messages'
import { contactPath, productPath, quotePath } from '~/paths'
import { discountLabel, priceLabel, productPicture, productPictureAlt, type Product } from './products'

interface ProductCardProps {
  product: Product
  isBrief?: boolean
  isFirst?: boolean
  heading?: 'h2' | 'h3'
  sent?: Message | undefined
  onRequestQuote?: (event: MouseEvent) => void
  addToRequest?: ReactNode
  carried?: string
}

export function ProductCard({
  product,
  isBrief = false,
  isFirst = false,
  heading: Heading = 'h2',
  sent,
  onRequestQuote,
  addToRequest,
  carried = '',
}: ProductCardProps) {
  const discount = discountLabel(product.discountPercentage)
  const price = priceLabel(product)
  const { alt } = usePictureWords(product.imageUrl)
  return (
    <article className="relative flex h-full flex-col rounded-field border border-hairline bg-card">
      <Picture
        src={productPicture(product)}
        alt={productPictureAlt(product, alt)}
        sizes="(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
        width={400}
        height={300}
        loading={isFirst ? undefined : 'lazy'}
        isFirst={isFirst}
        className="aspect-[4/3] w-full rounded-t-field bg-panel object-cover"
      />
      <div className="flex grow flex-col p-5">
        <p className="flex flex-wrap gap-2">
          <Badge>{product.category}</Badge>
          {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
        </p>
        <Heading className="mt-3 text-[1.375rem]">
          <SiteLink
            to={productPath(product.slug) + carried}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {product.name}
          </SiteLink>
        </Heading>
        {price === undefined ? null : <p className="mt-1 font-sans text-lg font-semibold tabular-nums">{price}</p>}
        <p className={`mt-2 text-base leading-relaxed ${isBrief ? 'line-clamp-3' : 'line-clamp-5'}`}>
          {product.description}
        </p>
        {isBrief ? null : <Features features={product.features} />}
        {sent ? (
          <div className="mt-4">
            <Notice message={sent} />
          </div>
        ) : null}
        <div className="relative mt-auto flex flex-wrap items-center justify-between gap-x-5 gap-y-4 pt-5 font-sans text-base">
          {isBrief ? null : (
            <>
              <ButtonLink to={quotePath(product.slug)} onClick={onRequestQuote} extra="w-full">
                Request Quote
              </ButtonLink>
              {addToRequest}
              <SiteLink to={contactPath}>Contact Sales</SiteLink>
            </>
          )}
          <SiteLink to={productPath(product.slug) + carried} aria-label={`View Details: ${product.name}`}>
            View Details
          </SiteLink>
        </div>
      </div>
    </article>
  )
}

export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-4 space-y-1.5 text-base">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" size={18} className="mt-1 shrink-0 text-moss" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
