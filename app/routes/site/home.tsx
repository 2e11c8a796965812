import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Fixed } from '~/components/layout/fixed'
import { lastingPath } from '~/components/ui/art-version'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { blogMessages } from '~/features/blog/blog'
import { PostCard } from '~/features/blog/post-card'
import { listPostCards } from '~/features/blog/post-cards.server'
import { LineUp } from '~/features/deer-types/line-up'
import { findPictures } from '~/features/images/picture-sources.server'
import { ProductCard } from '~/features/products/product-card'
import { productMessages, productPicture } from '~/features/products/products'
import { listActiveProducts } from '~/features/products/products.server'
import { reviewsOnHome } from '~/features/reviews/reviews'
import { ReviewsBox } from '~/features/reviews/reviews-box'
import type { PageHead } from '~/features/seo/head'
import { pageHeads } from '~/features/seo/page-heads'
import { organizationData, websiteData } from '~/features/seo/structured-data'
import { percent } from '~/features/tools/moon-calendar/moon-calendar'
import { moonOf, type MoonOfDay } from '~/features/tools/moon-calendar/moon-of-day'
import { ToolCard } from '~/features/tools/tool-card'
import { tools } from '~/features/tools/tool-list'
import { artPath, blogPath, deerTypesPath, productsPath, toolPath, toolsPath } from '~/paths'
import { db } from '~/server/database.server'
import { toReviews } from '~/features/settings/reviews'
import { siteSettings } from '~/site.server'
import { env } from '~/server/env.server'
import type { CacheRule } from '~/cache/cache-policy.server'
import { siteToday } from '~/server/site-today.server'
import { sampleClaims } from '~/site'

// Tonight's moon phase.
export const handle = { cache: { depends: 'date' } satisfies CacheRule }

const { from, to } = sampleClaims.employees
const teamWords = `a team of ${String(from)}-${String(to)} people`

/** Per list. */
const shown = 3

export async function loader() {
  const { site: own, settings } = await siteSettings()
  const reviews = reviewsOnHome(toReviews(settings.reviews), env().SITE_URL)
  const head = {
    ...pageHeads.home,
    structuredData: [organizationData(own, { reviews }), websiteData(own)],
  } satisfies PageHead
  const products = await listActiveProducts(db(), { limit: shown })
  const posts = await listPostCards(db(), { limit: shown })
  const shownPictures = [...products.map(productPicture), ...posts.map(({ picture }) => picture.src)]
  const moon = moonOf(siteToday(), env().SITE_TIME_ZONE)
  return { head, moon, reviews, products, posts, pictures: await findPictures(db(), shownPictures) }
}

const cards = [
  {
    title: 'Hunting Tools',
    text: 'Wind, moon, rut, stands, venison: ten tools that give you an answer and show how they got there.',
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
    text: 'What deer eat, where they bed and how to hunt them well.',
    path: blogPath,
    action: 'Read Blog',
  },
] as const

export default function Home() {
  const { moon, reviews, products, posts } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero moon={moon} />
      <div className="page-width pb-16 lg:pb-24">
        <Fixed as="ul" className="relative z-10 -mt-10 grid gap-4 lg:-mt-14 lg:grid-cols-3" part={Cards} />
        <Fixed as="section" aria-labelledby={shownTools.id} className={sectionClass} part={ShownTools} />
        <Shown id="home-products" title="Gear for the season" all={{ path: productsPath, label: 'View All Products' }}>
          {products.length === 0 ? <li>{productMessages.none}</li> : null}
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} isBrief heading="h3" />
            </li>
          ))}
        </Shown>
        <Fixed as="section" aria-labelledby={speciesId} className={sectionClass} part={Species} />
        <Shown id="home-posts" title="From the field" all={{ path: blogPath, label: 'View All Blogs' }}>
          {posts.length === 0 ? <li>{blogMessages.none}</li> : null}
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} heading="h3" action="Read More" />
            </li>
          ))}
        </Shown>
        {reviews ? <ReviewsBox {...reviews} team={teamWords} /> : null}
      </div>
    </>
  )
}

function Hero({ moon }: { moon: MoonOfDay }) {
  return (
    <section className="on-pine relative overflow-hidden bg-pine text-cream">
      <img
        src={lastingPath(artPath('landscapes', `home_dusk_m${String(moon.age)}`))}
        alt=""
        width={1920}
        height={800}
        {...{ fetchpriority: 'high' }}
        className="no-print absolute inset-0 size-full object-cover object-[80%_50%]"
      />
      <div className="page-width relative pt-14 pb-24 lg:pt-24 lg:pb-36">
        <h1 className="max-w-[16ch]" tabIndex={-1}>
          Master the hunt with smart technology
        </h1>
        <p className="mt-5 max-w-[38ch] text-xl">
          Tools that show their work, gear for the season, and a field guide to the animal you’re after.
        </p>
        <p className="mt-8 font-sans text-base">
          <SiteLink
            to={toolPath('moon-phase-calendar')}
            className="rounded-field bg-pine/85 px-3 py-2 text-cream box-decoration-clone"
          >
            Tonight’s moon: {moon.name}, {percent(moon.litFraction)} lit
          </SiteLink>
        </p>
      </div>
    </section>
  )
}

function Cards() {
  return (
    <>
      {cards.map(({ title, text, path, action }) => (
        <li key={path} className="flex flex-col rounded-field border border-hairline bg-card p-6">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-2 mb-5">{text}</p>
          <ButtonLink to={path} look="secondary" extra="mt-auto self-start">
            {action}
          </ButtonLink>
        </li>
      ))}
    </>
  )
}

const shownTools = {
  ...{ id: 'home-tools', title: 'Tools that show their work' },
  all: { path: toolsPath, label: 'View All Hunting Tools' },
}

function ShownTools() {
  return (
    <List {...shownTools}>
      {tools.slice(0, shown).map((tool) => (
        <li key={tool.id}>
          <ToolCard tool={tool} heading="h3" action="Try Tool" />
        </li>
      ))}
    </List>
  )
}

const speciesId = 'home-species'

function Species() {
  return (
    <>
      <h2 id={speciesId}>Know the animal</h2>
      <LineUp loading="lazy" />
      <ButtonLink to={deerTypesPath} look="secondary" extra="mt-8">
        View All Deer Types
      </ButtonLink>
    </>
  )
}

const sectionClass = 'pt-16 lg:pt-24'

interface ShownProps {
  id: string
  title: string
  all: { path: string; label: string }
  children: ReactNode
}

function Shown(props: ShownProps) {
  return (
    <section aria-labelledby={props.id} className={sectionClass}>
      <List {...props} />
    </section>
  )
}

function List({ id, title, all, children }: ShownProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <ul className="mt-8 grid grid-cols-1 gap-6 md:grid-cols-3">{children}</ul>
      <ButtonLink to={all.path} look="secondary" extra="mt-8">
        {all.label}
      </ButtonLink>
    </>
  )
}
