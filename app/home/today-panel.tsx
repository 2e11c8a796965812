/** The home page's one action, and today at a state in its peak, or with JavaScript on the hunter's own ground. */
import { useContext, type ReactNode } from 'react'
import { controlClass } from '~/components/forms/field-frame'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { shortDay } from '~/lib/days'
import { percent } from '~/tools/moon-calendar/moon-calendar'
import { MoonDisc } from '~/tools/moon-calendar/moon-disc'
import type { MoonOfDay } from '~/tools/moon-calendar/moon-of-day'
import { toolPath } from '~/paths'
import type { DayBar, Today } from './today'
import script from './today-page-script.js?raw'

/** Opens the hunt-day sheet, which has all of today for a place. */
export function TodayForm({ today }: { today: Today }) {
  return (
    <form
      action={`${toolPath('hunt-day')}#result`}
      data-sun={today.sun}
      data-hours={today.hours.minutes}
      data-rule={today.hours.rule}
      data-example={today.example.id}
      className="mt-6 max-w-xl font-sans"
    >
      <label htmlFor="home-state" className="font-semibold">
        Where do you hunt?
      </label>
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <select id="home-state" name="state" className={`${controlClass(undefined)} min-w-40 flex-1`}>
          <option value="">Choose a state</option>
          {today.states.map(({ id, name, place, rut, peaks, hours }) => (
            <option
              key={id}
              value={id}
              data-place={place}
              data-rut={rut}
              data-peaks={peaks}
              data-hours={hours.minutes}
              data-rule={hours.rule}
            >
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className={buttonClass('primary')}>
          Plan My Hunt Day
        </button>
      </div>
    </form>
  )
}

export function TodayPanel({ today, moon }: { today: Today; moon: MoonOfDay }) {
  const nonce = useContext(ScriptNonceContext)
  const { example, season } = today
  const peaks = today.states.find(({ id }) => id === example.id)?.peaks
  return (
    <section
      aria-labelledby="home-today"
      data-panel
      className="rounded-field border border-cream/25 bg-[#14241c]/92 p-4 font-sans sm:p-6 [&_a]:text-cream"
    >
      <div className="flex items-center justify-between gap-4 cramped:flex-col cramped:items-start">
        <div>
          <h2 id="home-today" data-today="where" className="text-2xl">
            Example: {example.name}
          </h2>
          <p data-today="why" className="text-base">
            {example.why}
          </p>
          <p>{shortDay(today.day)}</p>
          <Fact name="Tonight’s moon" tool="moon-phase-calendar">
            {moon.name}, {percent(moon.litFraction)} lit
          </Fact>
        </div>
        <MoonDisc sky={moon} className="mx-0! max-w-24 shrink-0 sm:max-w-36" />
      </div>
      <Fact name="Legal light" tool="legal-light">
        <span data-today="light" className="text-3xl font-bold tabular-nums max-[23rem]:text-2xl">
          {example.light}
        </span>
      </Fact>
      <LightStrip bar={example.bar} />
      <p data-today="rule" className="mt-1 text-base">
        {example.rule}
      </p>
      <Fact name="Whitetail rut" tool="rut-activity-tracker">
        <span data-today="rut">{today.rut}</span>
      </Fact>
      <RutStrip season={season} peaks={peaks} />
      <p role="status" data-today="status" className="sr-only" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </section>
  )
}

function Fact({ name, tool, children }: { name: string; tool: string; children: ReactNode }) {
  return (
    <>
      <p className="mt-4 text-base">
        <SiteLink to={toolPath(tool)}>{name}</SiteLink>
      </p>
      <p className="text-lg leading-snug font-semibold">{children}</p>
    </>
  )
}

const clockMarks = ['midnight', '6 AM', 'noon', '6 PM', 'midnight']

/** The strip is hidden from screen readers, because the words beside it say the same. */
function LightStrip({ bar = { legal: [0, 0], sun: [0, 0] } }: { bar: DayBar | undefined }) {
  return (
    <svg aria-hidden="true" width="100%" height="48" className="mt-2 block text-cream">
      <rect width="100%" height="26" rx="2" fill="#05090a" />
      <rect data-today="legal" {...across(bar.legal)} height="26" fill="#9db58a" />
      <rect data-today="sun" {...across(bar.sun)} height="26" fill="#f5e9c0" />
      <Marks names={clockMarks} y={44} />
    </svg>
  )
}

function across([from, to]: readonly [number, number]) {
  const share = (fraction: number) => `${String(Math.round(fraction * 1000) / 10)}%`
  return { x: share(from), width: share(to - from) }
}

function Marks({ names, y }: { names: readonly string[]; y: number }) {
  const last = names.length - 1
  return names.map((name, index) => (
    <text
      key={index}
      x={`${String((index / last) * 100)}%`}
      y={y}
      textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
      fontSize="14"
      fill="currentColor"
    >
      {name}
    </text>
  ))
}

const stripHeight = 44
const seasonMarks = ['Jul', 'Oct', 'Jan', 'Apr', 'Jul']

/** Draws how many states are at their peak in each week, and below them the peak of one state. */
function RutStrip({ season: { peaks, today }, peaks: ofState }: Pick<Today, 'season'> & { peaks: string | undefined }) {
  const most = Math.max(...peaks)
  const bars = peaks.map((count, week) =>
    count === 0 ? '' : `M${String(week)} ${String(most)}v-${String(count)}h.8v${String(count)}z`,
  )
  const now = `${String(Math.round(today * 1000) / 10)}%`
  return (
    <figure className="mt-2">
      <svg
        role="img"
        aria-label={`Weeks from July to June by the number of states at their peak: at most ${String(most)}, in week ${String(peaks.indexOf(most) + 1)}`}
        width="100%"
        height="84"
        className="block text-cream"
      >
        <svg viewBox={`0 0 52.3 ${String(most)}`} height={stripHeight} width="100%" preserveAspectRatio="none">
          <path d={bars.join('')} fill="#9db58a" />
        </svg>
        <svg viewBox="0 0 366 1" y={stripHeight + 3} height="12" width="100%" preserveAspectRatio="none">
          <path d="M0 0H366V1H0z" fill="#05090a" />
          <path data-today="peaks" d={ofState} fill="#ff9a5c" />
        </svg>
        <line x1={now} x2={now} y2={stripHeight + 18} stroke="#fff" strokeWidth="2" />
        <Marks names={seasonMarks} y={stripHeight + 34} />
      </svg>
      <figcaption className="text-base">
        Green: how many states are at their peak each week. Orange: this state. Line: today.
      </figcaption>
    </figure>
  )
}
