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

interface SayableClaim {
  claim: ShownClaims[keyof ShownClaims]
  say: (value: string) => string
}

interface FiguresProps {
  /** The figures that the site itself counts. */
  counted: readonly string[]
  claims: readonly SayableClaim[]
  sources: readonly ClaimSource[]
}

/** Shows the last lines of a page. A sample is never beside what is true. */
export function Figures({ counted, claims, sources }: FiguresProps) {
  const sourced = claims.flatMap(({ claim, say }) => (claim && claim.source !== null ? [say(claim.value)] : []))
  return (
    <div className="pt-10">
      <p className="font-sans text-base text-soft">{[...counted, ...sourced].join(' · ')}</p>
      <ClaimSources sources={sources} />
      <SampleFigures claims={claims} />
    </div>
  )
}

export function SampleFigures({ claims }: Pick<FiguresProps, 'claims'>) {
  const samples = claims.flatMap(({ claim, say }) => (claim?.source === null ? [say(claim.value)] : []))
  if (samples.length === 0) return null
  return (
    <p className="mt-1 font-sans text-base text-soft">
      {`Sample figures, until real ones replace them: ${samples.join(' · ')}`}
    </p>
  )
}
