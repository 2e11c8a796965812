import type { ReactNode } from 'react'
import { RadioGroup, TextInput } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/features/tools/ground/ground-choice'
import { toGroundQuery } from '~/features/tools/ground/ground'
import { useGround } from '~/features/tools/ground/use-ground'
import { LightOfDay } from '~/features/tools/legal-light/light-of-day'
import { useToday } from '~/features/tools/use-today'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useTool } from '~/features/tools/use-tool'
import { toolPath } from '~/paths'
import { DayWindows } from './day-windows'
import { drawChance, predictMovement, withDraw, type Prediction } from './predictor'
import { moonPhases, mostLocationCharacters, predictorConstants, weathers } from './predictor.data'
import { readDraw, readPredictorQuery } from './predictor.schema'
import { ScoreBar } from './score-bar'
import { ScoreParts } from './score-parts'

const weatherChoices = weathers.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))
const moonChoices = moonPhases.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))

/** `today`: such as 2026-11-21, in the site's time zone. */
export function PredictorTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { ground, errors: groundErrors, keep } = useGround(query)
  const day = useToday(today, ground?.timeZone)
  const { input, errors } = readPredictorQuery(query)
  const draw = readDraw(query)
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm
        id="deer-movement-predictor"
        action="Predict Movement"
        onSubmit={(event) => {
          onSubmit(event, (submitted) => drawFor(keep(submitted)))
        }}
      >
        <TextInput
          name="location"
          label="Location"
          hint="A name for your notes. It does not change the score, but it does appear in the link to your result."
          maxCharacters={mostLocationCharacters}
          value={query.get('location') ?? ''}
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
          name="moonPhase"
          label="Moon phase"
          choices={moonChoices}
          value={query.get('moonPhase') ?? ''}
          error={errors.moonPhase}
        />
        <p className="text-base">
          Not sure of the phase? Look it up in the{' '}
          <SiteLink to={toolPath('moon-phase-calendar')}>Moon Phase Calendar</SiteLink>.
        </p>
        <GroundChoice query={query} ground={ground} errors={groundErrors} adds="Adds today’s legal light and moon." />
      </ToolForm>
      {input && draw ? (
        <PredictionResult
          location={input.location}
          prediction={predictMovement(input, draw)}
          shared={ground && toGroundQuery(ground)}
        >
          {ground ? <LightOfDay ground={ground} day={day} /> : null}
        </PredictionResult>
      ) : (
        <ToolWaiting action="Predict Movement">Name your spot and choose the weather and the moon.</ToolWaiting>
      )}
    </div>
  )
}

/** The browser draws itself, once for each submit. */
function drawFor(query: URLSearchParams): URLSearchParams {
  return readPredictorQuery(query).input ? withDraw(query, drawChance(Math.random)) : query
}

interface PredictionResultProps {
  location: string
  prediction: Prediction
  shared: URLSearchParams | undefined
  children: ReactNode
}

function PredictionResult({ location, prediction, shared, children }: PredictionResultProps) {
  const { score, luck, range, window, steps } = prediction
  const time = window.name.toLowerCase()
  return (
    <ToolResult
      title={`Movement score: ${String(score)} out of 100`}
      figure={String(score)}
      summary={`${location}: ${String(score)} out of 100, ${String(luck)} of it luck. Best time, drawn at random: ${time}. A rule of thumb, not a forecast.`}
      shared={shared}
    >
      <ScoreBar prediction={prediction} />
      <ScoreParts prediction={prediction} />
      <p className="max-w-measure">
        Luck is drawn at random and says nothing about deer. With this weather and moon, the score can be anything from{' '}
        {range.lowest} to {range.highest}. The link to this page keeps this draw; press the button for a new one.
      </p>
      <section aria-labelledby="best-time">
        <h3 id="best-time" className="text-xl">
          Best time, drawn at random: {time}
        </h3>
        <DayWindows drawn={window} />
        <p className="mt-3 max-w-measure">
          Each of the four had an equal chance. In most studies of collared deer, they moved most around dawn and dusk,
          whatever is drawn here. Hunt only within your state’s legal hours.
        </p>
      </section>
      {children}
      <HowCalculated steps={steps} constants={predictorConstants} />
    </ToolResult>
  )
}
