export interface ClaimSource {
  title: string
  text: string
  /** Undefined for a source without a link. */
  href: string | undefined
}

/** A visitor can check here what the page claims. */
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
