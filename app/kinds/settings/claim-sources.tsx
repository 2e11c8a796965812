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
