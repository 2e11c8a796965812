/** Bars need ten sits. Each says how many sits it rests on. */
import { countOf } from '~/lib/text'
import { useMemo } from 'react'
import { fewSits, leastSits, summarizeLog, type LogBar } from './log-summary'
import type { Sit } from './sit'

export function LogBars({ sits }: { sits: readonly Sit[] }) {
  const summary = useMemo(() => summarizeLog(sits), [sits])
  if (sits.length === 0) return null
  if (sits.length < leastSits) {
    const missing = leastSits - sits.length
    return (
      <p className="no-print">
        From {leastSits} sits on, this page shows deer by time from sunrise and sunset, by wind and by stand. {missing}{' '}
        more {missing === 1 ? 'sit' : 'sits'} to go.
      </p>
    )
  }
  const { sunrise, sunset, wind, stand, sitsWithoutLight, deerWithoutTime } = summary
  return (
    <section aria-labelledby="bars">
      <h2 id="bars">Deer per sit</h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        What you saw where you sat, not where deer are. Pale bars: fewer than {fewSits} sits.
        {sitsWithoutLight === 0
          ? ''
          : ` ${countOf(sitsWithoutLight, 'sit')} without a place ${sitsWithoutLight === 1 ? 'is' : 'are'} not in the bars by light.`}
        {deerWithoutTime === 0 ? '' : ` ${String(deerWithoutTime)} deer without a time are not in them either.`}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        <Bars title="By minutes from sunrise" bars={sunrise} />
        <Bars title="By minutes from sunset" bars={sunset} />
        <Bars title="By wind" bars={wind} />
        <Bars title="By stand" bars={stand} />
      </div>
    </section>
  )
}

function Bars({ title, bars }: { title: string; bars: readonly LogBar[] }) {
  const most = Math.max(...bars.map(({ deer, sits }) => deer / sits), 0)
  return (
    <section className="break-inside-avoid">
      <h3>{title}</h3>
      {bars.length === 0 ? <p className="mt-2">No sit covers it.</p> : null}
      <ul className="mt-2 space-y-3">
        {bars.map(({ label, deer, sits }) => (
          <li key={label}>
            <p className="flex flex-wrap justify-between gap-x-4 text-base">
              <span className="wrap-anywhere">{label}</span>
              <span className="tabular-nums">
                <b>{(deer / sits).toFixed(1)}</b> per sit: {deer} deer, {countOf(sits, 'sit')}
                {sits < fewSits ? ' (few)' : ''}
              </span>
            </p>
            <svg aria-hidden="true" width="100%" height="12" className="mt-1 block bg-panel">
              <rect
                width={`${String(most === 0 ? 0 : Math.round((deer / sits / most) * 1000) / 10)}%`}
                height="12"
                fill="var(--moss)"
                opacity={sits < fewSits ? 0.4 : 1}
              />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
