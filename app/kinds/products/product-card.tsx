/** The name's link covers the card; other links and buttons are above it. */
import Check from 'lucide-react/icons/check'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/feedback/notice'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import type { Message } from '~/lib/messages'
import { contactPath, productPath, quotePath } from '~/paths'
import { discountLabel, firstSentence, priceLabel, productPicture, productPictureAlt, type Product } from './products'

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
  const { alt } = usePictureWords(product.imageUrl)
  return (
    <article className="relative h-full rounded-field border border-hairline bg-card max-md:p-4 md:flex md:flex-col @2xl:grid! @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Picture
        src={productPicture(product)}
        alt={productPictureAlt(product, alt)}
        sizes="(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 30vw"
        width={400}
        height={300}
        loading={isFirst ? undefined : 'lazy'}
        isFirst={isFirst}
        className="aspect-[4/3] bg-panel object-cover max-md:float-left cramped:float-none max-md:mr-4 max-md:mb-2 max-md:w-[6.5rem] max-md:rounded-field md:w-full md:rounded-t-field @2xl:h-full @2xl:rounded-l-field @2xl:rounded-tr-none"
      />
      <div className="md:flex md:grow md:flex-col md:p-5 @2xl:p-8">
        <div className="max-md:flow-root">
          <p className="flex flex-wrap gap-2 max-md:mb-1.5">
            <Badge>{product.category}</Badge>
            {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
          </p>
          <Heading className="text-[1.375rem] md:mt-3 @2xl:text-[2rem]">
            <SiteLink
              to={productPath(product.slug) + carried}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {product.name}
            </SiteLink>
          </Heading>
          <p className="mt-1 font-sans text-lg font-semibold tabular-nums">{priceLabel(product)}</p>
        </div>
        <p className="mt-1 line-clamp-3 text-base leading-snug max-md:clear-left">
          {firstSentence(product.description)}
        </p>
        {isBrief ? null : <Features features={product.features.slice(0, mostTicks)} />}
        {sent ? (
          <div className="mt-4">
            <Notice message={sent} />
          </div>
        ) : null}
        <div className="relative mt-auto flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 font-sans text-base">
          {isBrief ? null : (
            <>
              <ButtonLink
                to={quotePath(product.slug)}
                onClick={onRequestQuote}
                aria-label={`Request Quote: ${product.name}`}
                extra="mb-1 w-full"
              >
                Request Quote
              </ButtonLink>
              {addToRequest}
              <SiteLink to={contactPath} className="py-1">
                Contact Sales
              </SiteLink>
            </>
          )}
          <SiteLink
            to={productPath(product.slug) + carried}
            className="py-1"
            aria-label={`View Details: ${product.name}`}
          >
            View Details
          </SiteLink>
        </div>
      </div>
    </article>
  )
}

const mostTicks = 2

export function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-1.5 text-base">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 leading-snug cramped:[&>svg]:hidden">
          <Check aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-moss" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
