import type { ReactNode } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { Picture, usePictureWords } from '~/components/ui/picture'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { withReplyTime } from '~/lib/reply-time'
import { Features } from './product-card'
import { discountLabel, priceLabel, productPicture, productPictureAlt, type Product } from './products'

interface ProductPageProps {
  product: Product
  breadcrumbs: readonly Breadcrumb[]
  beside?: ReactNode
  requestQuote: ReactNode
  actions?: ReactNode
}

export function ProductPage({ product, breadcrumbs, beside, requestQuote, actions }: ProductPageProps) {
  const discount = discountLabel(product.discountPercentage)
  const price = priceLabel(product)
  const { replyWithin } = useSite()
  const { alt } = usePictureWords(product.imageUrl)
  return (
    <div className="page-width pt-5 pb-16 lg:pt-8 lg:pb-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Breadcrumbs items={breadcrumbs} />
        {beside}
      </div>
      <article className="mt-4 gap-x-12 gap-y-8 lg:mt-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <figure>
          <Picture
            src={productPicture(product)}
            alt={productPictureAlt(product, alt)}
            sizes="(min-width: 75rem) 34rem, (min-width: 64rem) 46vw, 92vw"
            width={800}
            height={600}
            isFirst
            className="aspect-[4/3] w-full rounded-field border border-hairline bg-panel object-cover max-lg:max-h-[34vh]"
          />
        </figure>
        <div className="max-lg:mt-5 lg:row-span-2">
          <p className="flex flex-wrap gap-2">
            <Badge>{product.category}</Badge>
            {discount === undefined ? null : <Badge tone="discount">{discount}</Badge>}
            {product.isActive ? <Badge tone="good">Available</Badge> : <Badge tone="gray">Out of Stock</Badge>}
          </p>
          <h1 className="mt-3 text-[clamp(2rem,4vw,3rem)]" tabIndex={-1}>
            {product.name}
          </h1>
          <p className="mt-2 font-sans text-[1.375rem] font-semibold tabular-nums phone-bar:hidden">{price}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 font-sans">
            <div className="phone-bar:hidden">{requestQuote}</div>
            {actions}
          </div>
          <p className="mt-3 text-base text-soft">
            {withReplyTime(
              'We don’t sell online. Ask for a quote, and we’ll write back within 24 hours with price and delivery.',
              replyWithin,
            )}
          </p>
          <p className="mt-5 max-w-measure whitespace-pre-line">{product.description}</p>
          <Sizes sizes={product.sizes} />
          <Specifications specifications={product.specifications} />
        </div>
        {product.features.length === 0 ? null : (
          <section className="max-lg:mt-8">
            <h2>Key Features</h2>
            <Features features={product.features} />
          </section>
        )}
        <div className="quote-bar no-print sticky bottom-0 z-10 -mx-4 mt-8 hidden items-center justify-between gap-4 border-t border-hairline bg-card px-4 py-2 font-sans phone-bar:flex">
          <p className="font-semibold tabular-nums">{price}</p>
          {requestQuote}
        </div>
      </article>
    </div>
  )
}

function Sizes({ sizes }: Pick<Product, 'sizes'>) {
  if (sizes.length === 0) return null
  return (
    <>
      <h2 className="mt-8">Sizes</h2>
      <ul className="mt-4 flex flex-wrap gap-2 font-sans text-base">
        {sizes.map((size) => (
          <li key={size} className="rounded-field border border-hairline bg-card px-3 py-1">
            {size}
          </li>
        ))}
      </ul>
    </>
  )
}

function Specifications({ specifications }: Pick<Product, 'specifications'>) {
  if (specifications.length === 0) return null
  return (
    <section aria-labelledby="specifications" className="mt-8">
      <h2 id="specifications">Specifications</h2>
      <table aria-labelledby="specifications" className="mt-4 w-full text-left text-base">
        <tbody>
          {specifications.map(({ label, value }) => (
            <tr key={label + value} className="border-t border-hairline align-top">
              <th scope="row" className="w-2/5 py-2 pr-4 font-sans font-semibold">
                {label}
              </th>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
