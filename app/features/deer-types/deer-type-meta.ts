/** What search engines show of a species where the operator writes nothing else: made of its name. */
import { characterCount } from '~/lib/text'
import { deerTypeLimits } from './deer-type-fields'

/** Empty for an empty name, and where not even the name fits. */
export function madeMetaTitle(name: string, siteName: string): string {
  return firstThatFits(name, deerTypeLimits.metaTitle, [
    (text) => `${text} - Complete Guide | ${siteName}`,
    (text) => `${text} - Complete Guide`,
    (text) => text,
  ])
}

export function madeMetaDescription(name: string): string {
  return firstThatFits(name, deerTypeLimits.metaDescription, [
    (text) => `${text} for hunters: range and habitat, size and antlers, food, breeding, behavior, status and hunting.`,
    (text) => `${text}: range, size, food, breeding, behavior and hunting.`,
    (text) => text,
  ])
}

function firstThatFits(name: string, max: number, ways: readonly ((name: string) => string)[]): string {
  const text = name.trim()
  if (text === '') return ''
  return ways.map((way) => way(text)).find((made) => characterCount(made) <= max) ?? ''
}
