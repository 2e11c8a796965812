import { blogCategories } from '~/kinds/blog/blog-categories'
import { auditEvents } from '~/lib/audit-events'
import { escapeXml } from '~/lib/escape'
import { withSearchText } from '~/lib/search-text'
import { toSlug } from '~/lib/slug'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'
import { chanceOf, type Chance } from './chance'
import { names, person, prose } from './words'

export type Row = Readonly<Record<string, string | number | null>>

export interface Place {
  number: number
  time: string
  isNew: boolean
  productIds: readonly number[]
}

export function postRow({ number, time }: Place): Row {
  const chance = chanceOf(`post ${String(number)}`)
  const { featuredImageUrl, imageAltText } = chance.pick(sampleBlogPosts)
  const topic = chance.pick([
    'deer',
    'whitetails',
    'elk',
    'the rut',
    'stands',
    'antlers',
    'acorns',
    'venison',
    'tracks',
  ])
  const title = `${chance.pickUneven(names)}: ${topic} ${chance.pick(['in fall', 'at dawn', 'in the snow', 'by day'])}`
  const isPublished = !chance.happens(0.05)
  return withSearchText('blogPosts', {
    title,
    slug: `${toSlug(title)}-${String(number)}`,
    content: body(chance),
    excerpt: chance.happens(0.8) ? prose(chance, 2) : null,
    category: chance.pick(blogCategories)[chance.happens(0.5) ? 'id' : 'name'],
    featuredImageUrl,
    imageAltText,
    focusKeyword: topic,
    metaKeywords: [topic, chance.pickUneven(names), chance.pickUneven(names)].join(', '),
    isPublished: isPublished ? 1 : 0,
    createdAt: time,
    publishedAt: isPublished ? time : null,
    updatedAt: time,
  })
}

function body(chance: Chance): string {
  const sections = chance.happens(0.1) ? chance.whole(5, 10) : chance.whole(2, 5)
  return Array.from({ length: sections }, () => {
    const heading = `<h2>${escapeXml(chance.pickUneven(names))}</h2>`
    const paragraph = () => `<p>${escapeXml(prose(chance, chance.whole(3, 6)))}</p>`
    const list = `<ul><li>${escapeXml(prose(chance, 1))}</li><li>${escapeXml(prose(chance, 1))}</li></ul>`
    return [heading, paragraph(), chance.happens(0.4) ? list : paragraph()].join('\n')
  }).join('\n')
}

export function productRow({ number, time }: Place): Row {
  const chance = chanceOf(`product ${String(number)}`)
  const sample = chance.pick(sampleProducts)
  const name = `${chance.pickUneven(names)} ${sample.name}`
  return withSearchText('products', {
    name,
    slug: `${toSlug(name)}-${String(number)}`,
    description: prose(chance, chance.whole(2, 5)),
    imagePrompt: sample.imagePrompt,
    imageUrl: sample.imageUrl,
    category: sample.category,
    features: JSON.stringify(sample.features),
    sizes: JSON.stringify(sample.sizes ?? []),
    specifications: JSON.stringify(sample.specifications ?? []),
    discountPercentage: chance.happens(0.3) ? chance.whole(5, 50) : 0,
    isActive: chance.happens(0.1) ? 0 : 1,
    createdAt: time,
    updatedAt: time,
  })
}

export function deerTypeRow({ number, time }: Place): Row {
  const chance = chanceOf(`deer type ${String(number)}`)
  const { sources, faqQuestions, ...sample } = chance.pick(sampleDeerTypes)
  const name = `${chance.pickUneven(names)} ${sample.name}`
  const fields = Object.entries(sample).map(([field, value]): [string, string] => [
    field,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return withSearchText('deerTypes', {
    ...Object.fromEntries<string>(fields),
    name,
    slug: `${toSlug(name)}-${String(number)}`,
    sources: JSON.stringify(sources),
    faqQuestions: JSON.stringify(faqQuestions),
    isActive: chance.happens(0.1) ? 0 : 1,
    createdAt: time,
    updatedAt: time,
  })
}

function statusOf<Status>(chance: Chance, isNew: boolean, [open, seen, closed]: [Status, Status, Status]): Status {
  if (chance.happens(isNew ? 0.7 : 0.04)) return open
  return chance.happens(0.15) ? seen : closed
}

export function quoteRow({ number, time, isNew, productIds }: Place): Row {
  const chance = chanceOf(`quote ${String(number)}`)
  const { name, email, phone } = person(chance)
  const productId = productIds.length === 0 ? null : chance.pick(productIds)
  return withSearchText('quotes', {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    productId,
    productName: `${chance.pick(sampleProducts).name} No. ${String(productId ?? 0)}`,
    quantity: chance.whole(1, 12),
    notes: chance.happens(0.4) ? prose(chance, 1) : null,
    status: statusOf(chance, isNew, ['pending', 'contacted', 'closed']),
    suspected: chance.happens(0.03) ? 1 : 0,
    createdAt: time,
    otherProducts: JSON.stringify(chance.happens(0.2) ? [otherProduct(chance, productIds)] : []),
  })
}

function otherProduct(chance: Chance, productIds: readonly number[]) {
  const productId = productIds.length === 0 ? null : chance.pick(productIds)
  return { productId, productName: `${chance.pick(sampleProducts).name} No. ${String(productId ?? 0)}`, quantity: 1 }
}

export function contactRow({ number, time, isNew }: Place): Row {
  const chance = chanceOf(`contact ${String(number)}`)
  const { name, email } = person(chance)
  return withSearchText('contacts', {
    name,
    email,
    message: prose(chance, chance.whole(1, 4)),
    status: statusOf(chance, isNew, ['new', 'replied', 'closed']),
    suspected: chance.happens(0.03) ? 1 : 0,
    createdAt: time,
  })
}

const events = [...auditEvents]

export function auditRow({ number, time, productIds }: Place): Row {
  const chance = chanceOf(`event ${String(number)}`)
  const [event, { of }] = chance.pick(events)
  return withSearchText('auditLog', {
    at: time,
    operatorId: 1,
    operatorName: chance.pick(['warden', 'ranger', 'admin']),
    event,
    subjectKind: of,
    subjectId: productIds.length === 0 ? null : chance.pick(productIds),
    subject: `${chance.pickUneven(names)} ${chance.pick(['in fall', 'at dawn', 'harness', 'spray'])}`,
    detail: event.endsWith('-updated') ? JSON.stringify({ fields: ['description'] }) : null,
  })
}
