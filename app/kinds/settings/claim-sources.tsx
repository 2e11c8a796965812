import type { ShownClaims } from './claims'

interface ClaimSource {
  title: string
  text: string
  href: string | undefined
}

export function ClaimSources({ sources }: { sources: readonly ClaimSource[] }) {
  if (sources.length === 0) return null
  return (
    <ul className="mt-4 font-sans text-base text-soft wrap-anywhere">
      {sources.map(({ title, text, href }) => (
        <li key={title}>
          {title}: {href === undefined ? text : <a href={href}>{text}</a>}
        </li>
      ))}
    </ul>
  )
}

interface FiguresProps {
  /** Counted by the site. */
  counted: readonly string[]
  claims: readonly { claim: ShownClaims[keyof ShownClaims]; words: string }[]
  sources: readonly ClaimSource[]
}

/** The last lines of a page. A sample is never beside what is true. */
export function Figures({ counted, claims, sources }: FiguresProps) {
  const [sourced, samples] = [false, true].map((isSample) =>
    claims.flatMap(({ claim, words }) =>
      claim && (claim.source === null) === isSample ? [`${claim.value} ${words}`] : [],
    ),
  )
  return (
    <div className="pt-10 font-sans text-base text-soft">
      <p>{[...counted, ...(sourced ?? [])].join(' · ')}</p>
      <ClaimSources sources={sources} />
      {samples === undefined || samples.length === 0 ? null : (
        <p className="mt-1">Sample figures, until real ones replace them: {samples.join(' · ')}</p>
      )}
    </div>
  )
}
