interface ClaimSource {
  title: string
  text: string
  /** Undefined: words alone. */
  href: string | undefined
}

/** Where a visitor can check what the page claims. */
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
