/** A save may move or remove sources; the marks in the texts follow them to their new numbers. */
import { fieldNames } from '~/lib/record-fields'
import type { Source } from '~/lib/source'
import { deerTypeFields } from './deer-type.fields'
import type { DeerTypeInput } from './deer-types.schema'
import { markedSources, renumberMarks } from './source-marks'

export interface FollowedMarks<Record> {
  record: Record
  renumbered: string[]
  left: string[]
}

const citingFields = fieldNames(deerTypeFields).filter((name) => {
  const { kind, section } = deerTypeFields[name]
  return name === 'faqQuestions' || (section !== 'seo' && ['text', 'optional text', 'comma list'].includes(kind))
})

export function followSources<Input extends DeerTypeInput>(typed: Input, stored: DeerTypeInput): FollowedMarks<Input> {
  const numbers = numbersAfter(stored.sources, typed.sources)
  const isMoved = (number: number) => number <= numbers.length && numbers[number - 1] !== number
  const moved = citingFields.filter((name) => marksIn(typed[name]).some(isMoved))
  const left = moved.filter((name) => marksIn(typed[name]).join() !== marksIn(stored[name]).join())
  const renumbered = moved.filter((name) => !left.includes(name))
  const texts = new Map(renumbered.map((name) => [name, eachText(typed[name], (text) => renumberMarks(text, numbers))]))
  return { record: { ...typed, ...Object.fromEntries<unknown>(texts) }, renumbered, left }
}

/** A source is the same if it has the same address, or else the same title, or else the same place. */
function numbersAfter(before: readonly Source[], after: readonly Source[]): (number | undefined)[] {
  const numbers = before.map((): number | undefined => undefined)
  const match = (isSame: (old: Source, made: Source, places: readonly [number, number]) => boolean) => {
    before.forEach((old, place) => {
      if (numbers[place] !== undefined) return
      const found = after.findIndex((made, index) => !numbers.includes(index + 1) && isSame(old, made, [place, index]))
      if (found >= 0) numbers[place] = found + 1
    })
  }
  match((old, made) => old.url === made.url && old.title === made.title)
  match((old, made) => old.url === made.url)
  match((old, made) => old.title === made.title)
  if (before.length <= after.length) match((_, __, [place, index]) => place === index)
  return numbers
}

function marksIn(value: unknown): number[] {
  const texts: string[] = []
  eachText(value, (text) => {
    texts.push(text)
    return text
  })
  return texts.flatMap(markedSources)
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => eachText(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, eachText(part, change)]))
}
