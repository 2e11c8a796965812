import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { Picture } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { markWords } from '~/lib/search-words'
import { thumbnailPath } from '~/paths'
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
      <article className="grid grid-cols-[5rem_minmax(0,var(--container-measure))] items-start gap-x-4 sm:grid-cols-[8rem_minmax(0,var(--container-measure))] sm:gap-x-6">
        <Thumbnail picture={result.picture} />
        <div className="col-start-2">
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
          {result.answer === undefined ? null : <p className="mt-1 font-sans text-lg font-semibold">{result.answer}</p>}
          <p className="mt-1 text-base leading-relaxed">
            {result.answer === undefined ? <Marked text={result.text} stems={stems} /> : result.text}
          </p>
        </div>
      </article>
    </li>
  )
}

const thumbnail = { width: 128, height: 96 } as const

function Thumbnail({ picture }: { picture: string | undefined }) {
  if (picture === undefined) return null
  return (
    <Picture
      src={thumbnailPath(picture, thumbnail)}
      alt=""
      sizes="(min-width: 40rem) 8rem, 5rem"
      {...thumbnail}
      loading="lazy"
      className="aspect-[4/3] w-full rounded-field border border-hairline bg-panel object-cover"
    />
  )
}

function Marked({ text, stems }: { text: string; stems: readonly string[] }) {
  return markWords(text, stems).map((part, index) =>
    // The parts never change, so their index is a key.
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}
