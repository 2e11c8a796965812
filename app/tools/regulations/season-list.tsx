import { SeasonBadge } from '~/kinds/seasons/season-badge'
import { seasonStatus, type StateSeason } from '~/kinds/seasons/seasons'
import { inWords } from '~/tools/legal-light/legal-hours'
import { longDay } from '~/lib/dates'
import { hostOf } from '~/lib/text'
import type { State } from '~/lib/states.data'

interface SeasonListProps {
  state: State
  seasons: readonly StateSeason[]
  today: string
}

/** The operator has read these seasons at their source. A phone has no room for the columns of a table. */
export function SeasonList({ state, seasons, today }: SeasonListProps) {
  const isOver = seasons.every((season) => seasonStatus(season, today).kind === 'over')
  return (
    <section aria-labelledby="seasons">
      <h3 id="seasons">Seasons in {state.name}</h3>
      <p className="mt-1 text-base">
        As we read them at each source on the day beside it. Rules change, so read the source before you hunt. Each is
        open from its first day to its last; today is {longDay(today)}.
        {isOver ? ' All of these are over: the next ones are on the agency’s page of season dates.' : ''}
      </p>
      <ul className="mt-2 border-t border-control text-base tabular-nums">
        {seasons.map((season) => (
          <li
            key={season.id}
            className="grid gap-x-5 border-b border-hairline py-2 sm:grid-cols-2 lg:grid-cols-[4fr_4fr_5fr]"
          >
            <SeasonLine season={season} status={seasonStatus(season, today)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeasonLine({ season, status }: { season: StateSeason; status: ReturnType<typeof seasonStatus> }) {
  const { species, weapon, zone, opensOn, closesOn, bagLimit, fee, sourceUrl, checkedOn } = season
  const { minutesBeforeSunrise: before, minutesAfterSunset: after } = season
  return (
    <>
      <p>
        <strong className="font-sans text-lg">
          {species}, {weapon}
        </strong>
        <span className="block">{zone}</span>
      </p>
      <p>
        <SeasonBadge status={status} />
        <span className="block">
          {longDay(opensOn)} to {longDay(closesOn)}
        </span>
      </p>
      <p className="sm:col-span-2 lg:col-span-1">
        {before === null || after === null ? null : <span className="block">Hours: {inWords({ before, after })}</span>}
        {bagLimit === null ? null : <span className="block">Limit: {bagLimit}</span>}
        {fee === null ? null : <span className="block">Fee: {fee}</span>}
        <span className="block">
          Source: <a href={sourceUrl}>{hostOf(sourceUrl)}</a>, checked {longDay(checkedOn)}
        </span>
      </p>
    </>
  )
}
