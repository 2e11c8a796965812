import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { markWords } from '~/lib/search-words'
import type { SearchResult, SearchResults as Results } from './search'

export function SearchResultList({ results, stems }: Pick<Results, 'results' | 'stems'>) {
  return (
    <ol className="mt-8 border-t border-hairline">
      {results.map((result) => (
        <li key={result.path} className="border-b border-hairline py-6">
          <SearchResultItem result={result} stems={stems} />
        </li>
      ))}
    </ol>
  )
}

function SearchResultItem({ result, stems }: { result: SearchResult; stems: readonly string[] }) {
  return (
    <article className="max-w-measure">
      <p>
        <Badge>{result.part}</Badge>
      </p>
      <h2 className="mt-2 text-[1.375rem]">
        <SiteLink to={result.path}>
          <Marked text={result.title} stems={stems} />
        </SiteLink>
      </h2>
      <p className="mt-1 text-base leading-relaxed">
        <Marked text={result.text} stems={stems} />
      </p>
    </article>
  )
}

function Marked({ text, stems }: { text: string; stems: readonly string[] }) {
  return markWords(text, stems).map((part, index) =>
    // By index: the parts never change.
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
