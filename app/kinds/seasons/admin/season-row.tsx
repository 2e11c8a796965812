import { IconLink } from '~/components/lists/icon-link'
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
  const name = seasonName(season)
  const edit = withListBack(editPath('seasons', id), back)
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-3 py-3 sm:px-4">
      <div className="min-w-0 flex-[1_1_20rem] wrap-anywhere">
        <h2 className="text-lg">
          <SiteLink to={edit} preventScrollReset className="text-ink">
            {name}
          </SiteLink>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans text-base tabular-nums">
          <SeasonBadge status={seasonStatus(season, today)} />
          <span>
            {longDay(opensOn)} to {longDay(closesOn)}
          </span>
          <span className="text-soft">checked {longDay(checkedOn)}</span>
        </p>
      </div>
      <div className="ml-auto flex gap-1.5">
        <IconLink to={edit} preventScrollReset tip="Edit" label={`Edit ${name}`} icon="edit" />
        <IconLink
          to={`${toolPath('license-regulation-finder')}?state=${state}`}
          tip="View"
          label={`View ${name}`}
          icon="view"
        />
        <IconLink
          to={withListBack(deletePath('seasons', id), back)}
          preventScrollReset
          tip="Delete"
          label={`Delete ${name}`}
          icon="delete"
        />
      </div>
    </article>
  )
}
