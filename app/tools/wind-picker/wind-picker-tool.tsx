import { RadioGroup, SelectField } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/tools/ground/ground-choice'
import { toGroundQuery } from '~/tools/ground/ground'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { LightOfDay } from '~/tools/legal-light/light-of-day'
import { judgeStands, sitTimes } from '~/tools/stands/judge-stand'
import { MyStands } from '~/tools/stands/my-stands'
import { planWeek } from '~/tools/stands/plan-week'
import { toStandsQuery } from '~/tools/stands/stand'
import { useStands } from '~/tools/stands/use-stands'
import { withoutBlanks } from '~/tools/tool-query'
import { useToday } from '~/tools/use-today'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { addDays, shortDay } from '~/lib/days'
import { toolPath } from '~/paths'
import { compassChoices, windChoices } from './compass-choices'
import { pickStand } from './wind-picker'
import { readSitQuery, readWindQuery, dayFields } from './wind-picker.schema'
import { WindResult } from './wind-result'

const id = 'wind-direction-stand-picker'
const timeChoices = sitTimes.map((time) => ({ value: time.id, label: time.name }))

/** `today`: such as 2026-11-21, in the site's time zone. */
export function WindPickerTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  const { query, onSubmit, show, ref } = useTool(search)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const myStands = useStands(query)
  const { stands } = myStands
  const day = useToday(today, ground?.timeZone)
  const { input, errors } = readWindQuery(query)
  const { time, winds, errors: sitErrors } = readSitQuery(query)
  const shared = new URLSearchParams([...(ground ? toGroundQuery(ground) : []), ...toStandsQuery(stands)])
  return (
    <>
      <ToolDesk ref={ref} errors={{ ...groundErrors, ...errors, ...sitErrors }} isAnswered={input !== undefined}>
        <ToolForm
          id={id}
          action="Pick My Stand"
          onSubmit={(event) => {
            onSubmit(event, (submitted) => withoutBlanks(keep(submitted), ['wind']))
          }}
        >
          <RadioGroup
            name="wind"
            label="The wind comes from"
            hint="Face into the wind. The direction you are looking is the one to choose."
            choices={compassChoices}
            arrangement="grid-cols-3"
            value={query.get('wind') ?? ''}
            error={errors.wind}
          />
          <SelectField
            name="time"
            label="Time of the sit"
            hint="For the air on the slopes of your stands."
            choices={timeChoices}
            empty="Any time"
            value={query.get('time') ?? ''}
            error={sitErrors.time}
            isOptional
          />
          <WeekFields query={query} today={day} errors={sitErrors} />
          {query.getAll('stand').map((stand) => (
            <input key={stand} type="hidden" name="stand" value={stand} />
          ))}
          <GroundChoice
            query={query}
            ground={ground}
            question={question}
            errors={groundErrors}
            adds="Adds today’s legal light and moon."
          />
        </ToolForm>
        {input ? (
          <WindResult
            advice={pickStand(input.wind)}
            judgments={judgeStands(stands, input.wind, time)}
            shared={shared}
            plan={planWeek(stands, winds, { today: day, time })}
          >
            {ground ? <LightOfDay ground={ground} day={day} /> : null}
          </WindResult>
        ) : (
          <ToolWaiting action="Pick My Stand">Choose where the wind comes from.</ToolWaiting>
        )}
      </ToolDesk>
      <MyStands path={toolPath(id)} query={query} stands={myStands} show={show} />
    </>
  )
}

interface WeekFieldsProps {
  query: URLSearchParams
  /** Written as 2026-11-21. */
  today: string
  errors: Readonly<Record<string, string>>
}

function WeekFields({ query, today, errors }: WeekFieldsProps) {
  const isOpen = dayFields.some((name) => (query.get(name) ?? '') !== '')
  return (
    <details open={isOpen || undefined}>
      <summary className="py-1 font-semibold">Plan a week (optional)</summary>
      <p className="mt-1 text-base text-soft">
        The wind of each day, from any forecast. A day left empty is not planned.
      </p>
      <div className="mt-3 grid gap-3">
        {dayFields.map((name, index) => (
          <SelectField
            key={name}
            name={name}
            label={index === 0 ? `Today, ${shortDay(today)}` : shortDay(addDays(today, index))}
            choices={windChoices}
            empty="Not planned"
            value={query.get(name) ?? ''}
            error={errors[name]}
          />
        ))}
      </div>
    </details>
  )
}
