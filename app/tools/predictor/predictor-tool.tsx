import { RadioGroup, TextInput } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/tools/ground/ground-choice'
import { nameGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { readLegalFigure } from '~/tools/legal-light/legal-light'
import { LightOfDay } from '~/tools/legal-light/light-of-day'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { useToday } from '~/tools/use-today'
import { useStoredWeek } from '~/tools/wind-picker/stored-week'
import { readMoon } from '~/tools/moon-calendar/true-moon'
import { states } from '~/lib/states.data'
import { toStandsQuery } from '~/tools/stands/stand'
import { useStands } from '~/tools/stands/use-stands'
import { ToolDesk, ToolForm } from '~/tools/tool-parts'
import { withoutBlanks } from '~/tools/tool-query'
import { toUnitsQuery, UnitsField, UnitsSwitch, useUnits } from '~/tools/units-choice'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { monthDay, shortDay } from '~/lib/days'
import { ConditionsFields } from './conditions-fields'
import { readConditions } from './conditions.schema'
import { concludeDay, phaseOf, weighEvidence } from './evidence'
import { EvidenceResult, Score } from './prediction-result'
import { drawChance, predictMovement, withDraw } from './predictor'
import { moonPhases, mostLocationCharacters, weathers } from './predictor.data'
import { readDraw, readPredictorQuery } from './predictor.schema'

const id = 'deer-movement-predictor'
const weatherChoices = weathers.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))
const moonChoices = moonPhases.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))

interface PredictorToolProps {
  search: string
  place: GroundReading
  /** A date such as 2026-11-21, in the site's time zone. */
  today: string
  /** The time zone of the site. */
  timeZone: string
}

export function PredictorTool({ search, place, today, timeZone }: PredictorToolProps) {
  const tool = useTool(search)
  const { query, onSubmit, ref } = tool
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const day = useToday(today, ground?.timeZone)
  const { stands } = useStands(query)
  const { input, errors } = readPredictorQuery(query)
  const { input: conditions, errors: conditionErrors } = readConditions(query)
  const units = useUnits(query)
  const rutZone = useRememberedChoice('zone', { chosen: undefined, typed: null })
  const draw = readDraw(query)
  const moon = readMoon(day, ground?.timeZone ?? timeZone)
  const location = query.get('location') ?? placeName(ground)
  const asked = conditions.date || day
  const [planned] = useStoredWeek(asked)
  const seasons = useSeasonHours()
  const legal = ground && readLegalFigure(asked, ground, { seasons }).legal
  const facts = { ...input, day: asked, ground, timeZone, conditions, stands, planned, rutZone, units }
  // If a value that the score needs is missing, the form says so.
  const isRefused = Object.keys(errors).length > 0
  const moonPhase = query.get('moonPhase') ?? phaseOf(moon.name)
  return (
    <ToolDesk ref={ref} errors={{ ...groundErrors, ...errors, ...conditionErrors }} isAnswered={!isRefused}>
      <ToolForm
        id={id}
        action="Predict Movement"
        known={question ? undefined : `${ground ? nameGround(ground) : 'No place'} · ${shortDay(asked)}`}
        onSubmit={(event) => {
          onSubmit(event, (submitted) => drawFor(withoutBlanks(keep(submitted), requiredFields)))
        }}
      >
        <TextInput
          // My ground, and with it the day and its moon, arrive after hydration. A new key gives the fields their
          // values.
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
        <ConditionsFields query={query} errors={conditionErrors} units={units} />
        <UnitsField query={query} />
        {query.getAll('stand').map((stand) => (
          <input key={stand} type="hidden" name="stand" value={stand} />
        ))}
      </ToolForm>
      {isRefused ? null : (
        <EvidenceResult
          day={asked}
          conclusion={concludeDay(facts, legal)}
          evidence={weighEvidence(facts)}
          shared={
            new URLSearchParams([
              ...(ground ? toGroundQuery(ground) : []),
              ...toStandsQuery(stands),
              ...toUnitsQuery(units),
            ])
          }
          actions={<UnitsSwitch units={units ?? 'us'} path={toolPath(id)} tool={tool} />}
        >
          {ground ? <LightOfDay ground={ground} day={asked} /> : null}
          {input && draw ? (
            <Score location={input.location} prediction={predictMovement(input, draw)} />
          ) : (
            <p className="no-print my-4 max-w-measure">
              Want the movement score, too? Press “Change” above, choose the weather and the moon, and press{' '}
              <b>Predict Movement</b>.
            </p>
          )}
        </EvidenceResult>
      )}
    </ToolDesk>
  )
}

const requiredFields = ['location', 'weather', 'moonPhase']

/** Returns the name of my ground. */
function placeName(ground: Ground | undefined): string {
  return ground?.name || (states.find(({ id }) => id === ground?.state)?.name ?? '')
}

/** Draws in the browser, once for each submit. */
function drawFor(query: URLSearchParams): URLSearchParams {
  return readPredictorQuery(query).input ? withDraw(query, drawChance(Math.random)) : query
}
