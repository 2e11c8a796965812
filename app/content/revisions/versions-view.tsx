import { useSite } from '~/components/layout/site-context'
import { Pagination } from '~/components/lists/pagination'
import { SiteLink } from '~/components/ui/site-link'
import { Badge } from '~/components/ui/badge'
import { longDateTime } from '~/lib/date-and-time'
import { versionWords, type VersionLine } from './versions'

interface VersionsViewProps {
  lines: readonly VersionLine[]
  current: number
  pathOf: (version: number) => string
  previousHref: string | undefined
  nextHref: string | undefined
}

export function VersionsView({ lines, current, pathOf, previousHref, nextHref }: VersionsViewProps) {
  if (lines.length === 0) return <p className="mt-4">No versions yet. The next save keeps the first two.</p>
  return (
    <>
      <ol className="row-list mt-6">
        {lines.map((line) => (
          <li key={line.version} className="px-4 py-3">
            <VersionRow line={line} isCurrent={line.version === current} to={pathOf(line.version)} />
          </li>
        ))}
      </ol>
      <Pagination label="Versions" previousHref={previousHref} nextHref={nextHref} />
    </>
  )
}

function VersionRow({ line, isCurrent, to }: { line: VersionLine; isCurrent: boolean; to: string }) {
  const { timeZone } = useSite()
  const { version, savedAt, changes } = line
  return (
    <>
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        <SiteLink to={to}>Version {version}</SiteLink>
        {isCurrent ? <Badge>Current</Badge> : null}
      </h2>
      <p className="font-sans text-base text-soft">
        <time dateTime={savedAt}>{longDateTime(savedAt, timeZone)}</time>, {versionWords(line)}
      </p>
      {changes === undefined ? null : (
        <p className="mt-1 text-base wrap-anywhere">
          {changes.length === 0 ? 'Nothing in the fields changed.' : `Changed: ${changes.join(', ')}`}
        </p>
      )}
    </>
  )
}
