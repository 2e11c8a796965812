import { useParams } from '@remix-run/react'
import { SiteLink } from '~/components/ui/site-link'
import { versionsPath } from '~/paths'

/** In an editor, once its record is stored. */
export function VersionsLink({ part }: { part: Parameters<typeof versionsPath>[0] }) {
  const { id, section } = useParams()
  const of = id ?? section
  if (of === undefined) return null
  return (
    <p className="mb-4 font-sans">
      <SiteLink to={versionsPath(part, of)}>Versions</SiteLink>
      <span className="text-soft"> Compare, and restore an earlier one.</span>
    </p>
  )
}
