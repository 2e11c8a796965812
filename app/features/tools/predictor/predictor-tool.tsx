import type { FormEvent } from 'react'
import { RadioGroup, TextInput } from '~/components/forms/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { toQuery, useTool } from '~/features/tools/use-tool'
import { toolPath } from '~/paths'
import { DayWindows } from './day-windows'
import { drawChance, predictMovement, withDraw, type Prediction } from './predictor'
import { moonPhases, mostLocationCharacters, predictorConstants, weathers } from './predictor.data'
import { readDraw, readPredictorQuery } from './predictor.schema'
import { ScoreBar } from './score-bar'
import { ScoreParts } from './score-parts'

const weatherChoices = weathers.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))
const moonChoices = moonPhases.map(({ id, name, ...rest }) => ({ value: id, label: name, ...rest }))

export function PredictorTool({ search }: { search: string }) {
  const { query, show, ref } = useTool(search)
  const { input, errors } = readPredictorQuery(query)
  const draw = readDraw(query)
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm
        id="deer-movement-predictor"
        action="Predict Movement"
        onSubmit={(event) => {
          event.preventDefault()
          show(toDrawnQuery(event), { takesFocus: true })
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
      </ToolForm>
      {input && draw ? (
        <PredictionResult location={input.location} prediction={predictMovement(input, draw)} />
      ) : (
        <ToolWaiting action="Predict Movement">Name your spot and choose the weather and the moon.</ToolWaiting>
      )}
    </div>
  )
}

/** The browser draws itself, anew for each submit. */
function toDrawnQuery({ currentTarget }: FormEvent<HTMLFormElement>): URLSearchParams {
  const query = toQuery(new FormData(currentTarget))
  return readPredictorQuery(query).input ? withDraw(query, drawChance(Math.random)) : query
}

function PredictionResult({ location, prediction }: { location: string; prediction: Prediction }) {
  const { score, luck, range, window, steps } = prediction
  const time = window.name.toLowerCase()
  return (
    <ToolResult
      title={`Movement score: ${String(score)} out of 100`}
      figure={String(score)}
      summary={`${location}: ${String(score)} out of 100, ${String(luck)} of it luck. Best time, drawn at random: ${time}. A rule of thumb, not a forecast.`}
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
      <HowCalculated steps={steps} constants={predictorConstants} />
    </ToolResult>
  )
}
