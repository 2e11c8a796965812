/** Shows legal light, sun and moon of one day over the visitor's ground, in a few lines of another tool's answer. */
import { useMemo } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import { describeGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import { toolPath } from '~/paths'
import { reportLight } from './legal-light'
import { useSeasonHours } from './season-hours'

interface LightOfDayProps {
  ground: Ground
  /** A date such as 2026-11-21, by the clocks of the place. */
  day: string
}

export function LightOfDay({ ground, day }: LightOfDayProps) {
  const seasons = useSeasonHours()
  const report = useMemo(() => reportLight(day, ground, { seasons }), [day, ground, seasons])
  const { title, hours, summary, sun, moon, walkIn } = report
  const query = toGroundQuery(ground)
  query.set('date', day)
  const shown = [...sun, ...moon].filter(({ name }) => shownTimes.has(name))
  return (
    <section aria-labelledby="light-of-day" className="break-inside-avoid rounded-field bg-panel p-4 sm:p-5">
      <h3 id="light-of-day" className="text-xl">
        {title}
      </h3>
      <p className="mt-1 text-base">
        {hours.rule}. <SiteLink to={`${toolPath('legal-light')}?${query.toString()}`}>All of the day’s light</SiteLink>
      </p>
      <details className="wide-open printed">
        <summary className="font-semibold">Sun and moon of the day</summary>
        <p className="text-base">
          {describeGround(ground)}, {summary}
        </p>
        <dl className="mt-3 grid gap-x-8 text-base tabular-nums sm:grid-cols-2">
          {shown.map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 border-t border-hairline py-1">
              <dt className="wrap-break-word">{name}</dt>
              <dd className="ml-auto text-right font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {walkIn === undefined ? null : <p className="mt-2 text-base">Walking in: {walkIn}</p>}
      </details>
    </section>
  )
}

/** The names of the rows; sunrise and sunset are in the summary. */
const shownTimes = new Set(['Phase', 'Moonrise', 'Moonset', 'Moon overhead'])
