import { useEffect, useState } from 'react'
import { RadioGroup, SelectField } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/tools/ground/ground-choice'
import { nameGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { LightOfDay } from '~/tools/legal-light/light-of-day'
import { listSits, onOtherTab } from '~/tools/season-log/log-store'
import { isOfCamera } from '~/tools/season-log/sit'
import { judgeStands, sitTimes } from '~/tools/stands/judge-stand'
import { MyStands } from '~/tools/stands/my-stands'
import { hasWinds, planWeek, type LoggedSit } from '~/tools/stands/plan-week'
import { toStandsQuery } from '~/tools/stands/stand'
import { useStands } from '~/tools/stands/use-stands'
import { withoutBlanks } from '~/tools/tool-query'
import { useToday } from '~/tools/use-today'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { countOf } from '~/lib/text'
import { toolPath } from '~/paths'
import { compassChoices } from './compass-choices'
import type { ForecastReading } from './forecast/read-forecast'
import { storeWeek, useStoredWeek } from './stored-week'
import { NotRead, WeekFields } from './week-fields'
import { WeekResult } from './week-result'
import { pickStand } from './wind-picker'
import { directions } from './wind-picker.data'
import { forecastField, readPickerQuery, withWeek } from './wind-picker.schema'
import { WindResult } from './wind-result'

const id = 'wind-direction-stand-picker'
const timeChoices = sitTimes.map((time) => ({ value: time.id, label: time.name }))

/** `today` is a date such as 2026-11-21, in the site's time zone. */
export function WindPickerTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  const { query, onSubmit, show, ref } = useTool(search)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const myStands = useStands(query)
  const { stands } = myStands
  const day = useToday(today, ground?.timeZone)
  const { wind, time, forecast, errors, ...given } = readPickerQuery(query, day)
  const lastWeek = useStoredWeek(day)
  const week = given.isWeekGiven ? given.week : lastWeek
  const [pasted, setPasted] = useState<ForecastReading>()
  /** The days and winds that could not be read from the last submitted forecast. */
  const [left, setLeft] = useState<ForecastReading>()
  const sits = useLoggedSits(stands.length > 0)
  const plan = planWeek(stands, week, { today: day, sits })
  const isPlanned = hasWinds(week) && (given.isWeekGiven || stands.length > 0)
  const isAnswered = wind !== undefined || (errors.wind === undefined && (isPlanned || forecast !== undefined))
  const shared = new URLSearchParams([...(ground ? toGroundQuery(ground) : []), ...toStandsQuery(stands)])
  const submit = (submitted: URLSearchParams) => {
    const asked = withoutBlanks(keep(submitted), ['wind'])
    if (pasted) asked.delete(forecastField)
    const { week: next, forecast: read } = readPickerQuery(asked, day)
    if (hasWinds(next) && asked.get('wind') === '') asked.delete('wind')
    storeWeek(next, day)
    setLeft(pasted ?? read)
    setPasted(undefined)
    return withWeek(asked, next, day)
  }
  const notRead = <NotRead items={(forecast ?? left)?.notRead ?? []} />
  const light = ground ? <LightOfDay ground={ground} day={day} /> : null
  return (
    <>
      <ToolDesk ref={ref} errors={{ ...groundErrors, ...errors }} isAnswered={isAnswered} answeredBy="week">
        <ToolForm
          id={id}
          action="Pick My Stand"
          known={knownOf({ wind, stands: stands.length, ground, day })}
          onSubmit={(event) => {
            onSubmit(event, submit)
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
            error={errors.time}
            isOptional
          />
          <WeekFields
            key={query.toString()}
            week={week}
            today={day}
            errors={errors}
            pasted={pasted}
            onPaste={setPasted}
          />
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
        {!isAnswered ? (
          <ToolWaiting action="Pick My Stand">Choose where the wind comes from, or plan a week.</ToolWaiting>
        ) : wind === undefined ? (
          <WeekResult plan={plan} today={day} stands={stands} shared={shared}>
            {notRead}
            {light}
          </WeekResult>
        ) : (
          <WindResult
            advice={pickStand(wind)}
            judgments={judgeStands(stands, wind, time)}
            shared={shared}
            plan={isPlanned ? plan : []}
          >
            {notRead}
            {light}
          </WindResult>
        )}
      </ToolDesk>
      <MyStands path={toolPath(id)} query={query} stands={myStands} show={show} />
    </>
  )
}

interface Known {
  wind: (typeof directions)[number]['id'] | undefined
  /** The number of the hunter's stands. */
  stands: number
  ground: Ground | undefined
  day: string
}

function knownOf({ wind, stands, ground, day }: Known): string {
  return [
    wind === undefined ? 'Week plan' : `${withId(directions, wind).name} wind`,
    stands === 0 ? '' : countOf(stands, 'stand'),
    ground ? nameGround(ground) : '',
    shortDay(day),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Returns the stands and days of the season log; none on the server. */
function useLoggedSits(isNeeded: boolean): readonly LoggedSit[] {
  const [sits, setSits] = useState<readonly LoggedSit[]>([])
  useEffect(() => {
    if (!isNeeded) return
    const read = () => {
      listSits().then(
        (all) => {
          setSits(all.filter((sit) => !isOfCamera(sit)))
        },
        (error: unknown) => {
          // A browser that blocks its storage has no log.
          if (!(error instanceof DOMException)) throw error
        },
      )
    }
    read()
    return onOtherTab(read)
  }, [isNeeded])
  return sits
}
