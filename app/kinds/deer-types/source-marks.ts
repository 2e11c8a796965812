/**
 * The mark `[2]` in a text of a species refers to the second of its sources. It is a mark only where the species has
 * that many.
 */
import { deerTypeFields } from './deer-type.fields'
import { deerTypeSections, type DeerTypeSectionId } from './deer-type-sections.data'
import { sectionOfField, type DeerType } from './deer-types'

interface TextPart {
  text: string
  source?: number
}

const mark = /\s?\[([1-9]\d{0,2})\]/g

export function splitAtMarks(text: string, sourceCount: number): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const found of text.matchAll(mark)) {
    const source = Number(found[1])
    if (source > sourceCount) continue
    parts.push({ text: text.slice(end, found.index), source })
    end = found.index + found[0].length
  }
  return [...parts, { text: text.slice(end) }]
}

export function withoutMarks(text: string): string {
  return text.replaceAll(mark, '')
}

export function markedSources(text: string): number[] {
  return Array.from(text.matchAll(mark), ([, number]) => Number(number))
}

/** `numbers` has new numbers by old ones; a mark without one is removed. Higher numbers are no marks, and stay. */
export function renumberMarks(text: string, numbers: readonly (number | undefined)[]): string {
  return text.replaceAll(mark, (found: string, digits: string) => {
    if (Number(digits) > numbers.length) return found
    const number = numbers[Number(digits) - 1]
    return number === undefined ? '' : found.replace(digits, String(number))
  })
}

export function markId(place: string, index: number): string {
  return `cite-${place}-${String(index + 1)}`
}

interface PlacedText {
  /** The place is unique on the page: `feedingHabits`, `interestingFacts-2`. */
  place: string
  section: DeerTypeSectionId
  text: string
}

export function itemPlace(field: string, index: number): string {
  return `${field}-${String(index + 1)}`
}

function markedTexts(deerType: DeerType): PlacedText[] {
  const texts = Object.entries(deerTypeFields).flatMap(([field, { kind }]): PlacedText[] => {
    const section = sectionOfField(field)
    if (section === undefined) return []
    const value = new Map<string, unknown>(Object.entries(deerType)).get(field)
    if (typeof value === 'string') return [{ place: field, section, text: value }]
    if (kind !== 'comma list' || !Array.isArray(value)) return []
    return value.map((item, index) => ({ place: itemPlace(field, index), section, text: String(item) }))
  })
  const answers = deerType.faqQuestions.map(({ answer }, index) => ({
    place: itemPlace('faqQuestions', index),
    section: 'faqs' as const,
    text: answer,
  }))
  const order = deerTypeSections.map(({ id }) => id)
  return [...texts, ...answers].toSorted((a, b) => order.indexOf(a.section) - order.indexOf(b.section))
}

export interface SupportedSection {
  id: DeerTypeSectionId
  label: string
  marks: readonly string[]
}

export function supportOf(deerType: DeerType): SupportedSection[][] {
  const { sources } = deerType
  const marks = markedTexts(deerType).flatMap(({ place, section, text }) =>
    splitAtMarks(text, sources.length).flatMap(({ source }, index) =>
      source === undefined ? [] : [{ source, section, id: markId(place, index) }],
    ),
  )
  return sources.map((named, index) =>
    deerTypeSections.flatMap(({ id, label }) => {
      const own = marks.filter(({ source, section }) => source === index + 1 && section === id)
      return own.length > 0 || named.section === id ? [{ id, label, marks: own.map((each) => each.id) }] : []
    }),
  )
}
