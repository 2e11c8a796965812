/** The form and the answer of the wind direction stand picker. */
import { RadioGroup } from '~/components/ui/choice-fields'
import { HowCalculated, ToolForm, ToolResult } from '~/features/tools/tool-parts'
import { useTool } from '~/features/tools/use-tool'
import { CompassRose } from './compass-rose'
import { pickStand, type StandAdvice } from './wind-picker'
import { directions, windConstants } from './wind-picker.data'
import { readWindQuery } from './wind-picker.schema'

const choices = directions.map(({ id, name }) => ({ value: id, label: name }))

export function WindPickerTool({ search }: { search: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readWindQuery(query)
  return (
    <div ref={ref} className="mt-8 grid items-start gap-8 lg:grid-cols-[2fr_3fr]">
      <ToolForm id="wind-direction-stand-picker" action="Pick My Stand" onSubmit={onSubmit}>
        <RadioGroup
          name="wind"
          label="The wind comes from"
          hint="Face the wind: the direction you look to is where it comes from."
          choices={choices}
          value={query.get('wind') ?? ''}
          error={errors.wind}
        />
      </ToolForm>
      {input ? <WindResult advice={pickStand(input.wind)} /> : null}
    </div>
  )
}

function WindResult({ advice: { wind, position, steps } }: { advice: StandAdvice }) {
  const from = wind.name.toLowerCase()
  const to = position.name.toLowerCase()
  return (
    <ToolResult
      title={`Sit on the ${to} side`}
      summary={`With a wind from ${from}, sit ${to} of the deer you expect: your scent goes ${to}, away from them.`}
    >
      <CompassRose wind={wind} position={position} />
      <p>
        This is a rule of thumb for a steady wind over even ground. Slopes, timber and the hour of the day bend the air:
        test it where you sit, and go by what you find.
      </p>
      <HowCalculated steps={steps} constants={windConstants} />
    </ToolResult>
  )
}
