import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { WaysOn } from '~/components/layout/ways-on'
import { findPictures } from '~/content/pictures/picture-sources.server'
import { search } from '~/search/search.server'
import { SearchForm } from '~/search/search-form'
import { SearchResultGroups } from '~/search/search-results'
import { searchHead } from '~/seo/page-heads'
import { cleanLine } from '~/lib/text'
import { db } from '~/server/database.server'
import type { CacheRule } from '~/server/cache/cache-policy.server'

// Invented queries must not evict other pages.
export const handle = { cache: false satisfies CacheRule }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = cleanLine(new URL(request.url).searchParams.get('q') ?? '')
  const found = await search(db(), query)
  context.resultCount = found.results.length
  const pictures = await findPictures(
    db(),
    found.results.map(({ picture }) => picture),
  )
  return { head: searchHead(query), query, ...found, pictures }
}

export default function SearchPage() {
  const { head, query, results, stems, corrected } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro breadcrumbs={head.breadcrumbs} title="Search" ground="search">
        <div className="mt-6">
          <SearchForm query={query} />
        </div>
      </PageIntro>
      <div className="page-width pt-4 pb-16 lg:pb-24">
        {corrected.map(({ from, to }) => (
          <p key={from} className="mt-6">
            No results for “{from}”; showing results for <strong>{to}</strong> instead.
          </p>
        ))}
        {results.length > 0 ? (
          <>
            <p role="status" className="mt-6 text-soft">
              {results.length === 1 ? 'One result' : `${String(results.length)} results`} for “{query}”
            </p>
            <SearchResultGroups results={results} stems={stems} />
          </>
        ) : (
          <NothingFound query={query} />
        )}
      </div>
    </>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="mt-8">
      {query === '' ? (
        <p className="max-w-measure">
          Ask in your own words: “when is the rut in Ohio,” “grunt call,” “how to choose binoculars.” The search covers
          tools, species, posts, products and the pages about this site.
        </p>
      ) : (
        <>
          <p role="status" className="text-xl">
            No results for “{query}”
          </p>
          <ul className="mt-3 max-w-measure list-disc pl-5">
            <li>Try a single, more common word, such as “stand” instead of “treestand platform.”</li>
            <li>Check the spelling, or leave out a word.</li>
          </ul>
        </>
      )}
      <div className="mt-8">
        <WaysOn />
      </div>
    </div>
  )
}
