import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { ProductCard } from '~/features/products/product-card'
import { listActiveProducts } from '~/features/products/products.server'
import type { PageHead } from '~/features/seo/head'
import { blogPath, homePath, productsPath, toolsPath } from '~/paths'
import { db } from '~/server/database.server'

const shownProducts = 3

export async function loader() {
  const head = {
    title: 'Deer hunting tools, gear and field guide',
    description:
      'Ten free deer hunting tools that show their reasoning, a species guide, hunting gear on request and advice from the field.',
    path: homePath,
  } satisfies PageHead
  return { head, products: await listActiveProducts(db(), { limit: shownProducts }) }
}

const cards = [
  {
    title: 'Hunting Tools',
    text: 'Wind, moon, rut, stands, venison: ten tools that answer in the field and show how they got there.',
    path: toolsPath,
    action: 'Discover Tools',
  },
  {
    title: 'Hunting Products',
    text: 'Gear for the season in six categories. Ask for a quote and hear from us within 24 hours.',
    path: productsPath,
    action: 'Browse Products',
  },
  {
    title: 'Deer Life',
    text: 'What deer eat, where they bed and how to hunt them well, written down plainly.',
    path: blogPath,
    action: 'Read Blog',
  },
] as const

export default function Home() {
  const { products } = useLoaderData<typeof loader>()
  return (
    <>
      <section className="on-pine bg-pine bg-[url(/contours.svg)] bg-cover bg-center text-cream">
        <div className="page-width pt-16 pb-20 lg:pt-28 lg:pb-32">
          <h1 className="max-w-[16ch]" tabIndex={-1}>
            Master the hunt with smart technology
          </h1>
          <p className="mt-5 max-w-[48ch] text-xl">
            Tools that explain themselves, gear you can ask about, and a guide to the animal you are after.
          </p>
        </div>
      </section>
      <div className="page-width">
        <ul className="relative z-10 -mt-10 grid gap-4 lg:-mt-14 lg:grid-cols-3">
          {cards.map(({ title, text, path, action }) => (
            <li key={path} className="flex flex-col rounded-field border border-hairline bg-card p-6">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 mb-5">{text}</p>
              <ButtonLink to={path} look="secondary" extra="mt-auto self-start">
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <section aria-labelledby="home-products" className="py-16 lg:py-24">
          <h2 id="home-products">Gear for the season</h2>
          <ul className="mt-8 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isBrief heading="h3" />
              </li>
            ))}
          </ul>
          <ButtonLink to={productsPath} look="secondary" extra="mt-8">
            View All Products
          </ButtonLink>
        </section>
      </div>
    </>
  )
}
