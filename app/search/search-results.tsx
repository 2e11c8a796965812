import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { SiteLink } from '~/components/ui/site-link'
import { markWords } from '~/lib/search-words'
import { groupResults, partOf, type SearchResult, type SearchResults as Results } from './search'

export function SearchResultGroups({ results, stems }: Pick<Results, 'results' | 'stems'>) {
  const { best, groups } = groupResults(results)
  return (
    <>
      {best.length > 0 ? (
        <ResultSection title="Best matches">
          {best.map((result) => (
            <SearchResultItem key={result.path} result={result} stems={stems} hasBadge />
          ))}
        </ResultSection>
      ) : null}
      {groups.map(({ title, results }) => (
        <ResultSection key={title} title={title}>
          {results.map((result) => (
            <SearchResultItem key={result.path} result={result} stems={stems} />
          ))}
        </ResultSection>
      ))}
    </>
  )
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `results-${title.toLowerCase().replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id}>{title}</h2>
      <ol className="mt-4 border-t border-hairline">{children}</ol>
    </section>
  )
}

interface ItemProps {
  result: SearchResult
  stems: readonly string[]
  hasBadge?: boolean
}

function SearchResultItem({ result, stems, hasBadge = false }: ItemProps) {
  return (
    <li className="border-b border-hairline py-5">
      <article className="max-w-measure">
        <h3 className="text-[1.375rem]">
          <SiteLink to={result.path}>
            <Marked text={result.title} stems={stems} />
          </SiteLink>
          {hasBadge ? (
            <>
              {' '}
              <Badge>{partOf(result.kind)}</Badge>
            </>
          ) : null}
        </h3>
        <p className="mt-1 text-base leading-relaxed">
          <Marked text={result.text} stems={stems} />
        </p>
      </article>
    </li>
  )
}

function Marked({ text, stems }: { text: string; stems: readonly string[] }) {
  return markWords(text, stems).map((part, index) =>
    // The parts never change, so their index is a key.
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
