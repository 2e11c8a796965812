import { drawnCard, keywordList, pageDescription, type RecordHead } from '~/seo/head'
import { articleData, faqData } from '~/seo/structured-data'
import { leadOf } from './lead'
import { wordCount } from '~/lib/html-text'
import { isListed } from '~/lib/visibility'
import { deerTypesPath, slugPath } from '~/paths'
import type { Site } from '~/site'
import { deerTypePicture, type DeerType } from './deer-types'
import { withoutMarks } from './source-marks'

const defaultWords = 2000

export function deerTypeHead(deerType: DeerType, site: Site): RecordHead {
  const { name, slug, scientificName, metaTitle, metaDescription, metaKeywords, generalDescription } = deerType
  const { faqQuestions } = deerType
  const path = slugPath(slug)
  const picture = deerTypePicture(deerType)
  const keywords = keywordList(metaKeywords)
  const article = articleData(
    {
      path,
      headline: name,
      description: leadOf(generalDescription),
      picture,
      words: wordCount(textOfDeerType(deerType)) || defaultWords,
    },
    site,
  )
  return {
    title: metaTitle ?? name,
    description: pageDescription(metaDescription ?? withoutMarks(generalDescription)),
    path,
    ...drawnCard('page', { name: slug, title: name, drawing: picture }),
    keywords: keywords.length > 0 ? keywords : [name, scientificName],
    entry: deerTypesPath,
    hasLatinNames: true,
    noindex: !isListed(deerType),
    breadcrumbs: [
      { name: 'Deer Types', path: deerTypesPath },
      { name, path },
    ],
    structuredData: [article, ...(faqQuestions.length > 0 ? [faqData(answersOf(deerType))] : [])],
  }
}

function answersOf({ faqQuestions }: DeerType) {
  return faqQuestions.map(({ question, answer }) => ({ question, answer: withoutMarks(answer) }))
}

const unsaid = ['slug', 'sources', 'metaTitle', 'metaDescription', 'metaKeywords', 'featuredImageUrl', 'galleryImages']

export function textOfDeerType(deerType: DeerType): string {
  const said = Object.entries<unknown>({ ...deerType }).filter(([field]) => !unsaid.includes(field))
  return said.map(([, value]) => textOf(value)).join(' ')
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join(' ') : ''
}
