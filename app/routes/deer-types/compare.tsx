import type { LoaderFunctionArgs } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { AddressErrorSummary } from '~/components/forms/error-summary'
import { SelectField } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { readChoice } from '~/kinds/deer-types/compare/comparison'
import { ComparisonTable } from '~/kinds/deer-types/compare/comparison-table'
import { deerTypePicture } from '~/kinds/deer-types/deer-types'
import { findActiveDeerTypeBySlug, listActiveDeerTypeCards } from '~/kinds/deer-types/deer-types.server'
import { findPictures } from '~/content/pictures/picture-sources.server'
import type { RecordHead } from '~/seo/head'
import { comparePath, deerTypesPath } from '~/paths'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

// Invented queries must not evict other pages.
export const handle = { cache: false satisfies CacheRule }

export async function loader({ request }: LoaderFunctionArgs) {
  const listed = await listActiveDeerTypeCards(db())
  const choice = readChoice(
    new URL(request.url).searchParams,
    listed.map(({ slug }) => slug),
  )
  const species = listed.map(({ slug, name }) => ({ value: slug, label: name }))
  const isRefused = Object.keys(choice.errors).length > 0
  const isUnknown = [choice.a, choice.b].some((asked) => asked !== '' && !listed.some(({ slug }) => slug === asked))
  const [a, b] = isRefused
    ? []
    : await Promise.all([choice.a, choice.b].map((slug) => findActiveDeerTypeBySlug(db(), slug)))
  const both = a && b ? { a, b } : undefined
  const title = both ? `${both.a.name} and ${both.b.name} Compared` : 'Compare Two Species'
  // Search engines should find the species' own pages.
  const head = {
    title,
    path: comparePath(),
    noindex: true,
    hasLatinNames: both !== undefined,
    hasError: isRefused,
    description: 'Two species of deer side by side: antlers, coat, size, range, food and breeding.',
    breadcrumbs: [
      { name: 'Deer Types', path: deerTypesPath },
      { name: 'Compare', path: comparePath() },
    ],
  } satisfies RecordHead
  const pictures = await findPictures(db(), both ? [both.a, both.b].map(deerTypePicture) : [])
  return data({ head, choice, species, both, pictures }, { status: isUnknown ? 404 : 200 })
}

/** The page opens here if something is wrong. */
const problemId = 'problem'

export default function Compare() {
  const { head, choice, species, both } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro breadcrumbs={head.breadcrumbs} title={head.title} ground="species">
        {Object.keys(choice.errors).length === 0 ? null : (
          <div className="mt-6 max-w-3xl">
            <AddressErrorSummary id={problemId} errors={choice.errors} />
          </div>
        )}
        <form
          method="get"
          action={`${comparePath()}#${problemId}`}
          className="mt-6 grid max-w-3xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
        >
          <SelectField
            name="a"
            label="First species"
            empty="Choose a species"
            choices={species}
            value={choice.a}
            error={choice.errors.a}
          />
          <SelectField
            name="b"
            label="Second species"
            empty="Choose a species"
            choices={species}
            value={choice.b}
            error={choice.errors.b}
          />
          <Button type="submit">Compare</Button>
        </form>
      </PageIntro>
      <div className="page-width pb-16 lg:pb-24">
        {both ? <ComparisonTable {...both} /> : <p className="mt-8">Choose two species to see them side by side.</p>}
      </div>
    </>
  )
}
