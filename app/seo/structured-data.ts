/** JSON-LD follows schema.org. A test compares every block with the visible text of its page. */
import type {
  AggregateRating,
  Article,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product as ProductThing,
  Review,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { ReviewsOnHome } from '~/seo/reviews/reviews'
import type { Office } from '~/lib/offices'
import type { WeekHours } from '~/lib/opening-hours'
import { homePath, searchPath } from '~/paths'
import type { Site } from '~/site'
import { openingHoursData } from './opening-hours-data'

export type StructuredData = WithContext<Organization | WebSite | BreadcrumbList | Article | FAQPage | ProductThing>

/** The text is escaped for a script element. */
export function toJsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

interface OnTheSamePage {
  contact: WeekHours & { offices: readonly Office[] }
  holidays?: Parameters<typeof openingHoursData>[1]
  reviews?: ReviewsOnHome | undefined
  team?: { from: number; to: number } | undefined
}

export function organizationData(site: Site, onPage: OnTheSamePage): WithContext<Organization> {
  const { contact, holidays, reviews, team } = onPage
  const { offices } = contact
  const hours = openingHoursData(contact, holidays)
  const phone = offices.map((office) => office.phone).find((text) => text !== '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: site.url + homePath,
    slogan: site.tagline,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.email,
      ...(phone === undefined ? {} : { telephone: phone }),
      ...(hours.length === 0 ? {} : { hoursAvailable: hours }),
    },
    ...(offices.length === 0 ? {} : { address: offices.map(addressData) }),
    ...(site.footer.social.length === 0 ? {} : { sameAs: site.footer.social.map(({ url }) => url) }),
    ...(team ? { numberOfEmployees: { '@type': 'QuantitativeValue', minValue: team.from, maxValue: team.to } } : {}),
    ...(reviews ? { aggregateRating: ratingData(reviews), review: reviewData(reviews) } : {}),
  }
}

function addressData({ street, city, region, postalCode, countryCode }: Office) {
  return {
    '@type': 'PostalAddress' as const,
    ...(street === '' ? {} : { streetAddress: street }),
    addressLocality: city,
    ...(region === '' ? {} : { addressRegion: region }),
    ...(postalCode === '' ? {} : { postalCode }),
    addressCountry: countryCode.toUpperCase(),
  }
}

function ratingData({ rating: { value, of, count } }: ReviewsOnHome): AggregateRating {
  return { '@type': 'AggregateRating', ratingValue: value, bestRating: of, reviewCount: count }
}

function reviewData({ reviews, rating: { of: bestRating } }: ReviewsOnHome): Review[] {
  return reviews.map(({ author, rating, text, date }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
    reviewBody: text,
    ...(date === undefined ? {} : { datePublished: date }),
  }))
}

/** schema-dts lacks query-input. */
interface SearchActionWithInput {
  '@type': 'SearchAction'
  target: { '@type': 'EntryPoint'; urlTemplate: string }
  'query-input': string
}

export function websiteData(site: Site): WithContext<WebSite> {
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}${searchPath}?q={term}` },
    'query-input': 'required name=term',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: site.url + homePath,
    publisher: { '@id': organizationId(site) },
    potentialAction: search,
  }
}

export function breadcrumbData(items: readonly Breadcrumb[], site: Site): WithContext<BreadcrumbList> {
  const trail = [{ name: 'Home', path: homePath }, ...items]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.url + path,
    })),
  }
}

interface ArticleFacts {
  path: string
  headline: string
  description?: string | undefined
  picture: string
  words: number
  published?: { at: string; author: ArticleAuthor }
}

interface ArticleAuthor {
  fullName: string
  isPerson: boolean
  pictureUrl: string | null
}

export function articleData(facts: ArticleFacts, site: Site): WithContext<Article> {
  const { path, headline, description, picture, words, published } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    ...(description === undefined ? {} : { description }),
    image: site.url + picture,
    url: site.url + path,
    mainEntityOfPage: site.url + path,
    wordCount: words,
    inLanguage: 'en-US',
    publisher: { '@type': 'Organization', '@id': organizationId(site), name: site.name, url: site.url + homePath },
    ...(published
      ? {
          datePublished: published.at,
          author: authorData(published.author, site),
        }
      : {}),
  }
}

function authorData({ fullName: name, isPerson, pictureUrl }: ArticleAuthor, site: Site) {
  const image = pictureUrl === null ? {} : { image: site.url + pictureUrl }
  return isPerson
    ? ({ '@type': 'Person', name, ...image } as const)
    : ({ '@type': 'Organization', name, ...image } as const)
}

export function faqData(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface ProductFacts {
  path: string
  name: string
  description: string
  category: string
  picture: string
}

/** Price and rating do not exist, so they are left out. */
export function productData(facts: ProductFacts, site: Site): WithContext<ProductThing> {
  const { path, name, description, category, picture } = facts
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    category,
    image: site.url + picture,
    url: site.url + path,
  }
}

function organizationId(site: Site): string {
  return `${site.url}/#organization`
}
