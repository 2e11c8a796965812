import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { lastingPath } from '~/components/ui/art-version'
import { ButtonLink } from '~/components/ui/button'
import { blogMessages } from '~/kinds/blog/blog'
import { PostCard } from '~/kinds/blog/post-card'
import { listPostCards, listPostCardsByIds } from '~/kinds/blog/post-cards.server'
import { readToday } from '~/home/today'
import { TodayForm, TodayPanel } from '~/home/today-panel'
import { LineUp } from '~/kinds/deer-types/line-up'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { ProductCard } from '~/kinds/products/product-card'
import { productMessages, productPicture } from '~/kinds/products/products'
import { listActiveProducts, listProductsByIds } from '~/kinds/products/products.server'
import { reviewsOnHome } from '~/seo/reviews/reviews'
import { ReviewsBox } from '~/seo/reviews/reviews-box'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import type { PageHead } from '~/seo/head'
import { pageHeads } from '~/seo/page-heads'
import { organizationData, websiteData } from '~/seo/structured-data'
import { moonOf } from '~/tools/moon-calendar/moon-of-day'
import { ToolCard } from '~/tools/tool-card'
import { tools } from '~/lib/tool-list'
import { withReplyTime } from '~/lib/reply-time'
import { artPath, blogPath, deerTypesPath, productsPath, toolsPath } from '~/paths'
import { db } from '~/server/database.server'
import { claimsOf, teamSize } from '~/kinds/settings/claims'
import { featuredFirst, mostFeatured, toIds } from '~/kinds/settings/home'
import { toReviews } from '~/kinds/settings/reviews'
import { siteSettings } from '~/kinds/settings/site.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'
import { siteToday } from '~/server/site-today.server'

// The page shows tonight's moon phase.
export const handle = { cache: { depends: 'date' } satisfies CacheRule }

export async function loader() {
  const { site: own, settings } = await siteSettings()
  const reviews = reviewsOnHome(toReviews(settings.reviews), own.url)
  const size = reviews && claimsOf({ settings, site: own }, ['employees']).claims.employees
  const head = {
    ...pageHeads.home,
    structuredData: [
      organizationData(own, { reviews, contact: settings.contact, team: size && teamSize(size.value) }),
      websiteData(own),
    ],
  } satisfies PageHead
  const { products: productIds, posts: postIds, tools: toolIds, ...texts } = settings.home
  const products = featuredFirst(
    await listProductsByIds(db(), toIds(productIds)),
    await listActiveProducts(db(), { limit: mostFeatured }),
  )
  const posts = featuredFirst(
    await listPostCardsByIds(db(), toIds(postIds)),
    await listPostCards(db(), { limit: mostFeatured }),
  )
  const shownPictures = [...products.map(productPicture), ...posts.map(({ picture }) => picture.src)]
  return {
    head,
    reviews,
    products,
    posts,
    moon: moonOf(siteToday(), own.timeZone),
    today: readToday(siteToday(), await listSeasonHours(db())),
    tools: featuredFirst(toolIds.flatMap(findTool), tools),
    texts: { ...texts, productsCardText: withReplyTime(texts.productsCardText, own.replyWithin) },
    team: size && `a team of ${size.value} people`,
    pictures: await findPictures(db(), shownPictures),
  }
}

function findTool(id: string) {
  const tool = tools.find((each) => each.id === id)
  return tool ? [tool] : []
}

type HomePage = ReturnType<typeof useLoaderData<typeof loader>>

export default function Home() {
  const { moon, today, reviews, products, posts, tools: shownTools, texts, team } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero moon={moon} today={today} title={texts.heroTitle} lead={texts.heroLead} />
      <div className="page-width pb-16 lg:pb-24">
        <Cards texts={texts} />
        <Shown id="home-tools" title={texts.toolsTitle} all={{ path: toolsPath, label: 'View All Hunting Tools' }}>
          {shownTools.map((tool) => (
            <li key={tool.id}>
              <ToolCard tool={tool} heading="h3" action="Try Tool" />
            </li>
          ))}
        </Shown>
        <Shown id="home-products" title={texts.productsTitle} all={{ path: productsPath, label: 'View All Products' }}>
          {products.length === 0 ? <li>{productMessages.none}</li> : null}
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} isBrief heading="h3" />
            </li>
          ))}
        </Shown>
        <Species title={texts.speciesTitle} />
        <Shown id="home-posts" title={texts.postsTitle} all={{ path: blogPath, label: 'View All Blogs' }}>
          {posts.length === 0 ? <li>{blogMessages.none}</li> : null}
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} heading="h3" action="Read More" />
            </li>
          ))}
        </Shown>
        {reviews ? <ReviewsBox {...reviews} team={team} /> : null}
      </div>
    </>
  )
}

interface HeroProps extends Pick<HomePage, 'moon' | 'today'> {
  title: string
  lead: string
}

function Hero({ moon, today, title, lead }: HeroProps) {
  return (
    <section className="wide-page on-pine relative overflow-hidden bg-pine text-cream">
      <img
        src={`${lastingPath(artPath('ridge', 'ridges'))}#${today.yearSeason}`}
        alt=""
        width={1920}
        height={800}
        {...{ fetchpriority: 'high' }}
        className="hero-picture no-print absolute inset-0 size-full object-cover object-[80%_50%]"
      />
      <div className="page-width relative grid grid-cols-1 items-center gap-x-12 gap-y-8 pt-10 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-14 lg:pb-16">
        <div>
          <h1
            className="max-w-[24ch] text-[clamp(1.5rem,8.5vw,3.5rem)] lg:text-[clamp(2.75rem,4.2vw,3.5rem)]"
            tabIndex={-1}
          >
            {title}
          </h1>
          <p className="mt-4 max-w-[38ch] text-xl">{lead}</p>
          <TodayForm today={today} />
        </div>
        <TodayPanel today={today} moon={moon} />
      </div>
    </section>
  )
}

function Cards({ texts }: Pick<HomePage, 'texts'>) {
  const cards = [
    {
      title: texts.toolsCardTitle,
      text: texts.toolsCardText,
      path: toolsPath,
      action: 'Discover Tools',
      drawing: artPath('tools', 'stand-location-mapper'),
    },
    {
      title: texts.productsCardTitle,
      text: texts.productsCardText,
      path: productsPath,
      action: 'Browse Products',
      drawing: artPath('products', '10x42-waterproof-binoculars'),
    },
    {
      title: texts.blogCardTitle,
      text: texts.blogCardText,
      path: blogPath,
      action: 'Read Blog',
      drawing: artPath('landscapes', 'oak-ridge_dusk'),
    },
  ]
  return (
    <ul className="mt-8 grid gap-4 lg:mt-10 lg:grid-cols-3">
      {cards.map(({ title, text, path, action, drawing }) => (
        <li
          key={path}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] rounded-field border border-hairline bg-card sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <img
            src={lastingPath(drawing)}
            alt=""
            width={144}
            height={144}
            loading="lazy"
            className="size-full rounded-l-field bg-panel object-cover"
          />
          <div className="flex flex-col p-4 lg:p-5">
            <h2 className="text-2xl">{title}</h2>
            <p className="mt-1 mb-4 text-base">{text}</p>
            <ButtonLink to={path} look="secondary" extra="mt-auto self-start">
              {action}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Species({ title }: { title: string }) {
  return (
    <section aria-labelledby="home-species" className={sectionClass}>
      <h2 id="home-species">{title}</h2>
      <LineUp loading="lazy" />
      <ButtonLink to={deerTypesPath} look="secondary" extra="mt-8">
        View All Deer Types
      </ButtonLink>
    </section>
  )
}

const sectionClass = 'pt-12 lg:pt-20'

interface ShownProps {
  id: string
  title: string
  all: { path: string; label: string }
  children: ReactNode
}

function Shown({ id, title, all, children }: ShownProps) {
  return (
    <section aria-labelledby={id} className={sectionClass}>
      <h2 id={id}>{title}</h2>
      <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6">{children}</ul>
      <ButtonLink to={all.path} look="secondary" extra="mt-6">
        {all.label}
      </ButtonLink>
    </section>
  )
}
