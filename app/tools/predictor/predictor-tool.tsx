import { RadioGroup, TextInput } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/tools/ground/ground-choice'
import { toGroundQuery, type Ground } from '~/tools/ground/ground'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { LightOfDay } from '~/tools/legal-light/light-of-day'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { useToday } from '~/tools/use-today'
import { readMoon } from '~/tools/moon-calendar/true-moon'
import { states } from '~/lib/states.data'
import { toStandsQuery } from '~/tools/stands/stand'
import { useStands } from '~/tools/stands/use-stands'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { withoutBlanks } from '~/tools/tool-query'
import { useTool } from '~/tools/use-tool'
import { UnitSwitch, useUnits } from '~/tools/units'
import { toolPath } from '~/paths'
import { monthDay } from '~/lib/days'
import { ConditionsFields } from './conditions-fields'
import { readConditions } from './conditions.schema'
import { phaseOf, weighEvidence } from './evidence'
import { PredictionResult } from './prediction-result'
import { drawChance, predictMovement, withDraw } from './predictor'
import { moonPhases, mostLocationCharacters, weathers } from './predictor.data'
import { readDraw, readPredictorQuery } from './predictor.schema'

const weatherChoices = weathers.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))
const moonChoices = moonPhases.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))

interface PredictorToolProps {
  search: string
  place: GroundReading
  /** Such as 2026-11-21, in the site's time zone. */
  today: string
  /** The site's. */
  timeZone: string
}

export function PredictorTool({ search, place, today, timeZone }: PredictorToolProps) {
  const { query, onSubmit, show, ref } = useTool(search)
  const isMetric = useUnits(query) === 'metric'
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const day = useToday(today, ground?.timeZone)
  const { stands } = useStands(query)
  const { input, errors } = readPredictorQuery(query)
  const { input: conditions, errors: conditionErrors } = readConditions(query)
  const rutZone = useRememberedChoice('zone', { chosen: undefined, typed: null })
  const draw = readDraw(query)
  const moon = readMoon(day, ground?.timeZone ?? timeZone)
  const location = query.get('location') ?? placeName(ground)
  const moonPhase = query.get('moonPhase') ?? phaseOf(moon.name)
  return (
    <ToolDesk
      ref={ref}
      errors={{ ...groundErrors, ...errors, ...conditionErrors }}
      isAnswered={input !== undefined && draw !== undefined}
    >
      <ToolForm
        id="deer-movement-predictor"
        action="Predict Movement"
        onSubmit={(event) => {
          onSubmit(event, (submitted) => drawFor(withoutBlanks(keep(submitted), requiredFields)))
        }}
      >
        <TextInput
          // My ground, and with it the day and its moon, arrive after hydration. A new key gives the fields their values.
          key={`location ${location}`}
          name="location"
          label="Location"
          hint="A name for your notes. It does not change the score, but it does appear in the link to your result."
          maxCharacters={mostLocationCharacters}
          value={location}
          error={errors.location}
        />
        <RadioGroup
          name="weather"
          label="Weather"
          choices={weatherChoices}
          value={query.get('weather') ?? ''}
          error={errors.weather}
        />
        <RadioGroup
          key={`moon ${moonPhase}`}
          name="moonPhase"
          label="Moon phase"
          hint={`From the true sky: ${moon.name} on ${monthDay(day)}. Change it if you like.`}
          choices={moonChoices}
          value={moonPhase}
          error={errors.moonPhase}
        />
        <GroundChoice
          query={query}
          ground={ground}
          question={question}
          errors={groundErrors}
          adds="For sunrise and sunset, and where the rut is."
        />
        <ConditionsFields query={query} errors={conditionErrors} />
        {query.getAll('stand').map((stand) => (
          <input key={stand} type="hidden" name="stand" value={stand} />
        ))}
      </ToolForm>
      {input && draw ? (
        <PredictionResult
          isMetric={isMetric}
          unitSwitch={<UnitSwitch path={toolPath('deer-movement-predictor')} query={query} show={show} />}
          location={input.location}
          day={conditions.date || day}
          evidence={weighEvidence({
            ...input,
            day: conditions.date || day,
            ground,
            timeZone,
            conditions,
            stands,
            rutZone,
          })}
          prediction={predictMovement(input, draw)}
          shared={new URLSearchParams([...(ground ? toGroundQuery(ground) : []), ...toStandsQuery(stands)])}
        >
          {ground ? <LightOfDay ground={ground} day={conditions.date || day} /> : null}
        </PredictionResult>
      ) : (
        <ToolWaiting action="Predict Movement">Name your spot and choose the weather and the moon.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

const requiredFields = ['location', 'weather', 'moonPhase']

/** What my ground is called. */
function placeName(ground: Ground | undefined): string {
  return ground?.name || (states.find(({ id }) => id === ground?.state)?.name ?? '')
}

/** The browser draws itself, once for each submit. */
function drawFor(query: URLSearchParams): URLSearchParams {
  return readPredictorQuery(query).input ? withDraw(query, drawChance(Math.random)) : query
}
