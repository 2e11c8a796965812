import { isWebAddress } from '~/lib/web-address'
import { claimWords, type ClaimId, type ShownClaims } from './claims'

interface ClaimSourcesProps {
  claims: ShownClaims
  /** Those that the page shows. */
  of: readonly ClaimId[]
}

/** Where a visitor can check what the page claims. */
export function ClaimSources({ claims, of }: ClaimSourcesProps) {
  const named = of.flatMap((id) => {
    const source = claims[id]?.source ?? null
    return source === null ? [] : [{ id, source }]
  })
  if (named.length === 0) return null
  return (
    <ul className="mt-4 font-sans text-base text-soft wrap-anywhere">
      {named.map(({ id, source }) => (
        <li key={id}>
          {claimWords[id].title}: {isWebAddress(source) ? <a href={source}>{hostOf(source)}</a> : source}
        </li>
      ))}
    </ul>
  )
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '')
}
