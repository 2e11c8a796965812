import { RecordRow } from '~/components/lists/record-card'
import { SiteLink } from '~/components/ui/site-link'
import { SeasonBadge } from '~/kinds/seasons/season-badge'
import { seasonName, seasonStatus, type StateSeason } from '~/kinds/seasons/seasons'
import { longDay } from '~/lib/dates'
import { withListBack } from '~/lib/list-back'
import { deletePath, editPath, seasonFilePath, seasonImportPath, toolPath } from '~/paths'

export function SeasonListNote() {
  return (
    <div className="no-print mt-6 max-w-measure">
      <p className="flex flex-wrap gap-x-6 font-sans font-semibold">
        <SiteLink to={seasonImportPath} className="inline-flex min-h-7 items-center">
          Import CSV
        </SiteLink>
        <a href={seasonFilePath} download className="inline-flex min-h-7 items-center">
          Export CSV
        </a>
        <SiteLink to={toolPath('license-regulation-finder')} className="inline-flex min-h-7 items-center">
          License and Regulation Finder
        </SiteLink>
      </p>
    </div>
  )
}

interface SeasonRowProps {
  season: StateSeason
  today: string
  back: string
}

export function SeasonRow({ season, today, back }: SeasonRowProps) {
  const { id, state, opensOn, closesOn, checkedOn } = season
  return (
    <RecordRow
      name={seasonName(season)}
      edit={withListBack(editPath('seasons', id), back)}
      view={`${toolPath('license-regulation-finder')}?state=${state}`}
      remove={withListBack(deletePath('seasons', id), back)}
    >
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base tabular-nums">
        <SeasonBadge status={seasonStatus(season, today)} />
        <span>
          {longDay(opensOn)} to {longDay(closesOn)}
        </span>
        <span className="text-soft">checked {longDay(checkedOn)}</span>
      </p>
    </RecordRow>
  )
}
