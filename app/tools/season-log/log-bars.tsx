/** Bars need ten sits. Each bar says how many sits it rests on. */
import { countOf } from '~/lib/text'
import { useMemo } from 'react'
import { fewSits, leastSits, summarizeLog, type LogBar } from './log-summary'
import type { Sit } from './sit'

export function LogBars({ sits }: { sits: readonly Sit[] }) {
  const summary = useMemo(() => summarizeLog(sits), [sits])
  if (sits.length === 0) return <Example />
  if (sits.length < leastSits) {
    const missing = leastSits - sits.length
    return (
      <p className="no-print">
        From {leastSits} sits on, this page shows deer by time from sunrise and sunset, by wind and by stand. {missing}{' '}
        more {missing === 1 ? 'sit' : 'sits'} to go.
      </p>
    )
  }
  const { sunrise, sunset, wind, stand, sitsWithoutLight, deerWithoutTime, deerOutsideSits } = summary
  return (
    <section aria-labelledby="bars">
      <h2 id="bars">Deer per sit</h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        What you saw where you sat, not where deer are. Pale bars: fewer than {fewSits} sits.
        {sitsWithoutLight === 0
          ? ''
          : ` ${countOf(sitsWithoutLight, 'sit')} without a place ${sitsWithoutLight === 1 ? 'is' : 'are'} not in the bars by light.`}
        {deerWithoutTime === 0 ? '' : ` ${String(deerWithoutTime)} deer without a time are not in them either.`}
        {deerOutsideSits === 0
          ? ''
          : ` ${String(deerOutsideSits)} deer at a time outside their sit are not in the bars by light.`}
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

/** The example is made up, nowhere near real sits, and gone with the first of them. */
function Example() {
  return (
    <section aria-labelledby="example" className="no-print rounded-field border border-dashed border-control p-5">
      <h2 id="example">An example, made up</h2>
      <p className="mt-2 max-w-measure">
        You note: Sat, Nov 14, 6:10 to 10:00 AM, Oak ladder, wind northwest; two does at 7:05, a buck at 8:40. From{' '}
        {leastSits} sits on, this page shows what they add up to:
      </p>
      <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <Bars
          title="By wind"
          bars={[
            { label: 'Northwest', deer: 11, sits: 5 },
            { label: 'South', deer: 3, sits: 3 },
            { label: 'East', deer: 1, sits: 2 },
          ]}
        />
        <Bars
          title="By stand"
          bars={[
            { label: 'Oak ladder', deer: 12, sits: 6 },
            { label: 'Creek', deer: 3, sits: 4 },
          ]}
        />
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
