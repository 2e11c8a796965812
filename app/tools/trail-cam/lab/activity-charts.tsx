import { countOf } from '~/lib/text'
import { spanOfHour, type Activity, type CountedVisits, type SunActivity } from './activity'
import { describeWallTime } from './wall-time'

export function HourChart({ hours, busiest }: Pick<Activity, 'hours' | 'busiest'>) {
  const most = Math.max(...hours, 1)
  return (
    <section aria-labelledby="by-hour" className="break-inside-avoid">
      <h3 id="by-hour">By hour of the day</h3>
      <p className="mt-2">Busiest: {busiest}.</p>
      <svg aria-hidden="true" viewBox="0 0 240 60" className="mt-2 block w-full bg-panel">
        {hours.map((visits, hour) => (
          <rect
            key={hour}
            x={hour * 10 + 1}
            y={60 - (visits / most) * 56}
            width="8"
            height={(visits / most) * 56}
            fill="var(--moss)"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="grid grid-cols-4 border-t border-control text-[0.9375rem] text-soft">
        {['12 AM', '6 AM', '12 PM', '6 PM'].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <details className="mt-2">
        <summary>Visits of each hour</summary>
        <table aria-label="Visits of each hour" className="mt-2 tabular-nums">
          <thead>
            <tr className="text-left">
              <th scope="col" className="pr-8">
                Hour
              </th>
              <th scope="col">Visits</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline border-t border-hairline">
            {hours.map((visits, hour) => (
              <tr key={hour}>
                <th scope="row" className="pr-8 text-left font-normal">
                  {spanOfHour(hour)}
                </th>
                <td className="text-right">{visits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

export function SunBars({ sun, visits }: { sun: SunActivity; visits: number }) {
  const most = Math.max(...[...sun.sunrise, ...sun.sunset].map((bar) => bar.visits), 1)
  return (
    <section aria-labelledby="by-sun">
      <h3 id="by-sun">By minutes from sunrise and sunset</h3>
      <p className="mt-2 max-w-measure">
        {sun.inLegalLight} of {countOf(visits, 'visit')} came in {nameOf(sun.hours)}.{' '}
        {sun.hours.map(({ rule }) => `${rule}. `)}
        {countOf(sun.night, 'visit')} came deep in the night, {sun.midday} in the middle of the day
        {sun.withoutSun === 0 ? '' : `, ${String(sun.withoutSun)} on days without a sunrise and a sunset`}.
      </p>
      <div className="mt-4 grid gap-x-12 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
        <Bars title="Around sunrise" bars={sun.sunrise} most={most} />
        <Bars title="Around sunset" bars={sun.sunset} most={most} />
      </div>
    </section>
  )
}

function nameOf([hours]: SunActivity['hours']): string {
  return hours ? hours.name.toLowerCase() : 'legal light'
}

function Bars({ title, bars, most }: { title: string; bars: readonly CountedVisits[]; most: number }) {
  return (
    <section className="break-inside-avoid">
      <h4>{title}</h4>
      <ul className="mt-2 space-y-2">
        {bars.map(({ label, visits }) => (
          <li key={label}>
            <p className="flex flex-wrap justify-between gap-x-4 text-base">
              <span>{label}</span>
              <b className="tabular-nums">{visits}</b>
            </p>
            <svg aria-hidden="true" width="100%" height="8" className="block bg-panel">
              <rect width={`${String((visits / most) * 100)}%`} height="8" fill="var(--moss)" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function CameraList({ cameras, what }: Pick<Activity, 'cameras'> & { what: string }) {
  return (
    <section aria-labelledby="by-camera" className="break-inside-avoid">
      <h3 id="by-camera">By camera</h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {cameras.map(({ camera, shots, visits, first, last }) => (
          <li key={camera} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-4">
              <b className="wrap-anywhere">{camera}</b>
              <span className="tabular-nums">
                {countOf(visits, 'visit')}, {countOf(shots, what)}
              </span>
            </p>
            <p className="text-base text-soft">
              {first === last ? describeWallTime(first) : `${describeWallTime(first)} to ${describeWallTime(last)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
