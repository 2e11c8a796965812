import type { MouseEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { DateInput, NumberInput } from '~/components/forms/choice-fields'
import { usePreload } from '~/tools/lazy-module'
import { GroundFields } from '~/tools/ground/ground-fields'
import { buttonClass } from '~/components/ui/button'
import { nameGround, type Ground } from '~/tools/ground/ground'
import { GroundQuestionResult } from '~/tools/ground/ground-question'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { useToday } from '~/tools/use-today'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { addDays, shortDay } from '~/lib/days'
import { legalHoursFor, type HoursQuestion } from './legal-hours'
import { LegalLightResult, loadCalendar } from './legal-light-result'
import { readLegalLightQuery } from './legal-light.schema'
import { readLegalLight } from './sky-day'
import { useSeasonHours } from './season-hours'

/** `today` is the date in the site's time zone, from the server. */
export function LegalLightTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  const { query, onSubmit, onFollow, show, ref } = useTool(search)
  usePreload(loadCalendar)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place, { takesPoints: true })
  const current = useToday(today, ground?.timeZone)
  const { day: asked, own, errors } = readLegalLightQuery(query, current)
  const hours = { own, seasons: useSeasonHours() }
  // In the evening the next morning is what counts.
  const isHydrated = useHydrated()
  const isOver = isHydrated && ground !== undefined && !query.has('date') && isAfterLight(asked, ground, hours)
  const day = isOver ? addDays(asked, 1) : asked
  return (
    <ToolDesk
      ref={ref}
      errors={{ ...groundErrors, ...errors }}
      isAnswered={ground !== undefined || question !== undefined}
      answeredBy="ground"
    >
      <ToolForm
        id="legal-light"
        action="Show the Light"
        known={ground && `${nameGround(ground)} · ${shortDay(day)}`}
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <GroundFields query={query} ground={ground} errors={groundErrors} />
        <DateInput key={day} name="date" label="Date" value={query.get('date') ?? day} error={errors.date} />
        <OwnHours query={query} isChecked={legalHoursFor(ground?.state).isChecked} errors={errors} />
      </ToolForm>
      {question ? (
        <GroundQuestionResult
          question={question}
          query={query}
          onAnswer={(answered) => {
            show(keep(answered), { takesFocus: true })
          }}
        />
      ) : ground ? (
        <LegalLightResult ground={ground} day={day} current={current} question={hours}>
          <DayLinks day={day} current={current} query={query} onFollow={onFollow} />
        </LegalLightResult>
      ) : (
        <ToolWaiting action="Show the Light">Choose your state, or enter a point.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface OwnHoursProps {
  query: URLSearchParams
  /** The hours of the state were read. */
  isChecked: boolean
  errors: Readonly<Partial<Record<'before' | 'after', string>>>
}

function OwnHours({ query, isChecked, errors }: OwnHoursProps) {
  return (
    <fieldset>
      <legend className="font-sans text-[1.0625rem] font-semibold">Your own hours</legend>
      <p className="font-sans text-base text-soft">
        {isChecked ? 'Leave both empty to use the state’s.' : 'We have not read any here: type those of your rules.'}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <NumberInput
          name="before"
          label="Before sunrise"
          unit="min"
          value={query.get('before') ?? ''}
          error={errors.before}
        />
        <NumberInput
          name="after"
          label="After sunset"
          unit="min"
          value={query.get('after') ?? ''}
          error={errors.after}
        />
      </div>
    </fieldset>
  )
}

function isAfterLight(day: string, ground: Ground, question: Omit<HoursQuestion, 'day'>): boolean {
  const legal = readLegalLight(day, ground, legalHoursFor(ground.state, { ...question, day }))
  return legal !== undefined && legal.last < new Date()
}

interface DayLinksProps {
  day: string
  /** The date of today, by the clocks of the place. */
  current: string
  /** The query of this page, so that a place in it stays in the links. */
  query: URLSearchParams
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

function DayLinks({ day, current, query, onFollow }: DayLinksProps) {
  const link = (to: string, words: string) => {
    const address = new URLSearchParams(query)
    address.set('date', to)
    return (
      <a
        href={`${toolPath('legal-light')}?${address.toString()}#result`}
        rel="nofollow"
        onClick={onFollow}
        className={buttonClass('secondary')}
      >
        {words}
      </a>
    )
  }
  return (
    <nav aria-label="Days" className="no-print flex flex-wrap justify-between gap-2">
      {link(addDays(day, -1), `← ${shortDay(addDays(day, -1))}`)}
      {day === current ? null : link(current, 'Today')}
      {link(addDays(day, 1), `${shortDay(addDays(day, 1))} →`)}
    </nav>
  )
}
