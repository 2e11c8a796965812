/** The home page's one action, and what today brings: for anybody, or with JavaScript for one's own ground. */
import { useContext, type ReactNode } from 'react'
import { controlClass } from '~/components/forms/field-frame'
import { ScriptNonceContext } from '~/components/layout/script-nonce'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { percent } from '~/tools/moon-calendar/moon-calendar'
import type { MoonOfDay } from '~/tools/moon-calendar/moon-of-day'
import { toolPath } from '~/paths'
import type { Today } from './today'
import script from './today-page-script.js?raw'

/** Opens the hunt-day sheet, which has all of today for a place. */
export function TodayForm({ today }: { today: Today }) {
  return (
    <form
      action={`${toolPath('hunt-day')}#result`}
      data-sun={today.sun}
      data-hours={today.hours.minutes}
      data-rule={today.hours.rule}
      className="mt-8 max-w-xl font-sans"
    >
      <label htmlFor="home-state" className="font-semibold">
        Where do you hunt?
      </label>
      <div className="mt-1 flex flex-wrap items-end gap-3">
        <select id="home-state" name="state" className={`${controlClass(undefined)} min-w-48 flex-1`}>
          <option value="">Choose a state</option>
          {today.states.map(({ id, name, place, rut, hours }) => (
            <option
              key={id}
              value={id}
              data-place={place}
              data-rut={rut}
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

export function TodayFacts({ today, moon }: { today: Today; moon: MoonOfDay }) {
  const nonce = useContext(ScriptNonceContext)
  return (
    <section
      aria-labelledby="home-today"
      className="relative z-10 -mt-10 rounded-field border border-hairline bg-card p-6 lg:-mt-14"
    >
      <h2 id="home-today" className="text-2xl">
        Today where you hunt
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-3">
        <Fact
          name="Legal light"
          tool="legal-light"
          more={<span data-today="rule">By the state’s own hours where we read them, at its center.</span>}
        >
          <span data-today="light">Choose your state</span>
        </Fact>
        <Fact
          name="Tonight’s moon"
          tool="moon-phase-calendar"
          more="Moonrise and moonset depend on your place."
          moreThere="The calendar has moonrise and moonset at your place."
        >
          {moon.name}, {percent(moon.litFraction)} lit
        </Fact>
        <Fact
          name="Whitetail rut"
          tool="rut-activity-tracker"
          more="From does checked by biologists, or the word of the agency or press: the tracker says which."
        >
          <span data-today="rut">{today.rut}</span>
        </Fact>
      </dl>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
    </section>
  )
}

interface FactProps {
  name: string
  tool: string
  more: ReactNode
  /** Where the hunter’s own point is known. */
  moreThere?: string
  children: ReactNode
}

function Fact({ name, tool, more, moreThere, children }: FactProps) {
  return (
    <div>
      <dt className="font-sans text-base text-soft">
        <SiteLink to={toolPath(tool)}>{name}</SiteLink>
      </dt>
      <dd className="mt-1 font-sans text-xl font-semibold">{children}</dd>
      <dd className="mt-1 text-base text-soft" data-there={moreThere}>
        {more}
      </dd>
    </div>
  )
}
