/** The operator must confirm a save that changes the address of a public page. */
import type { EditQuestion } from '~/lib/editing'
import { toSlug } from '~/lib/slug'
import { slugPath } from '~/paths'
import { isReservedSlug } from '~/lib/reserved-slugs'

interface AddressChange {
  stored: { slug: string; isPublic: boolean }
  /** An empty slug becomes `free`: made from the title, with a number if it is taken. */
  wanted: { slug: string; title: string; free: string }
  confirmed: string
  pathOf?: (slug: string) => string
}

export function slugOrQuestion({
  stored,
  wanted,
  confirmed,
  pathOf = slugPath,
}: AddressChange): { slug: string } | { question: EditQuestion } {
  if (!stored.isPublic) return { slug: wanted.slug }
  const slug = wanted.slug === '' ? remadeSlug(stored.slug, wanted) : wanted.slug
  if (slug === stored.slug || confirmed === keepAnswer) return { slug: stored.slug }
  // The answer holds only for the address that was asked about.
  if (confirmed === changeAnswer(slug)) return { slug }
  return { question: addressQuestion(pathOf(stored.slug), { slug, path: pathOf(slug) }) }
}

/** The answer that leaves a page where it is. */
export const keepAnswer = 'keep-address'

function changeAnswer(slug: string): string {
  return `change-address-to-${slug}`
}

/** Keeps the stored slug if it is the title's with a number, or if the title makes none. */
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
