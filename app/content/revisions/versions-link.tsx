import { useParams } from '@remix-run/react'
import { SiteLink } from '~/components/ui/site-link'
import { versionsPath } from '~/paths'

interface VersionsLinkProps {
  part: Parameters<typeof versionsPath>[0]
  /** Operators can open the page before it is public. */
  page?: string | undefined
}

export function VersionsLink({ part, page }: VersionsLinkProps) {
  const { id, section } = useParams()
  const of = id ?? section
  if (of === undefined) return null
  return (
    <p className="mb-6 flex flex-wrap gap-x-6 font-sans">
      <SiteLink to={versionsPath(part, of)}>Versions</SiteLink>
      {page === undefined ? null : (
        <a href={page} target="_blank" rel="noreferrer">
          View the page as stored (in a new tab)
        </a>
      )}
    </p>
  )
}
