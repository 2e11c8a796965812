import { characterCount } from '~/lib/text'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import type { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'

export function madeMetaTitle(name: string, siteName: string): string {
  return firstThatFits(name, deerTypeFields.metaTitle.counter, [
    (text) => `${text} - Complete Guide | ${siteName}`,
    (text) => `${text} - Complete Guide`,
    (text) => text,
  ])
}

/** Mentions only what every page has, since sections may be empty. */
export function madeMetaDescription(name: string): string {
  return firstThatFits(name, deerTypeFields.metaDescription.counter, [
    (text) => `${text}: a species guide for deer hunters, with scientific name, description and conservation status.`,
    (text) => `${text}: a species guide for deer hunters.`,
    (text) => text,
  ])
}

type Meta = Pick<DeerTypeInput, 'name' | 'metaTitle' | 'metaDescription'>

/** Forms without JavaScript do not derive title and description. */
export function withMadeMeta<Input extends Meta>(input: Input, siteName: string): Input {
  const { name, metaTitle, metaDescription } = input
  return {
    ...input,
    metaTitle: metaTitle ?? (madeMetaTitle(name, siteName) || null),
    metaDescription: metaDescription ?? (madeMetaDescription(name) || null),
  }
}

function firstThatFits(name: string, max: number, ways: readonly ((name: string) => string)[]): string {
  const text = name.trim()
  if (text === '') return ''
  return ways.map((way) => way(text)).find((made) => characterCount(made) <= max) ?? ''
}
