/** Whether a save changes the address of a public page, which the operator is asked about before. */
import type { EditQuestion } from '~/lib/editing'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import { isReservedSlug } from './reserved-slugs'

interface AddressChange {
  /** As it is in the database: `isPublic` where visitors can open it. */
  stored: { slug: string; isPublic: boolean }
  /** From the form; an empty slug becomes `free`, the one of the title, with a number where it is taken. */
  wanted: { slug: string; title: string; free: string }
  /** The operator's answer, empty where nothing was asked. */
  confirmed: string
  /** Of the record's page; at the top of the site where it is not given. */
  pathOf?: (slug: string) => string
}

/** The slug to save the record with (empty: to be made), or what to ask before. */
export function slugOrQuestion({
  stored,
  wanted,
  confirmed,
  pathOf = slugPath,
}: AddressChange): { slug: string } | { question: EditQuestion } {
  if (!stored.isPublic) return { slug: wanted.slug }
  const slug = wanted.slug === '' ? remadeSlug(stored.slug, wanted) : wanted.slug
  if (slug === stored.slug || confirmed === keepAnswer) return { slug: stored.slug }
  // An answer holds for the address that was asked about, and for no other that was typed after it.
  if (confirmed === changeAnswer(slug)) return { slug }
  return { question: addressQuestion(pathOf(stored.slug), { slug, path: pathOf(slug) }) }
}

const keepAnswer = 'keep-address'

function changeAnswer(slug: string): string {
  return `change-address-to-${slug}`
}

/** The free slug; the stored one where that is the title's with a number behind it, or where the title makes none. */
function remadeSlug(stored: string, { title, free }: AddressChange['wanted']): string {
  const made = toSlug(title)
  return made === '' || isReservedSlug(made) || stored.replace(/-\d+$/, '') === made ? stored : free
}

function addressQuestion(from: string, to: { slug: string; path: string }): EditQuestion {
  return {
    title: 'Change the address?',
    text: `The page moves from ${from} to ${to.path}. The old address will lead to the new one.`,
    answers: [
      { value: changeAnswer(to.slug), label: 'Save with the new address' },
      { value: keepAnswer, label: 'Keep the old address' },
    ],
  }
}
