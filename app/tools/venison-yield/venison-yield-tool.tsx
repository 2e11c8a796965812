import { NumberInput, RadioGroup } from '~/components/forms/choice-fields'
import { useSite } from '~/components/layout/site-context'
import { buttonClass } from '~/components/ui/button'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { bothWeights, roughWeight, weightRange, type Units } from '~/tools/units'
import { toUnitsQuery, UnitsField, UnitsSwitch, useUnits } from '~/tools/units-choice'
import { useToday } from '~/tools/use-today'
import { useTool, type ToolState } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { withId } from '~/lib/ids'
import { checkBox } from './box-check'
import { LabelSheet } from './label-sheet'
import { createLabels } from './meat-labels'
import { bases, measuredConstants } from './meat-tables.data'
import { measureMeat } from './measured-meat'
import { MeasuredPart } from './measured-part'
import { SiteRule } from './site-rule'
import { calculateYield } from './venison-yield'
import { processings, species, yieldConstants } from './venison-yield.data'
import { readYieldQuery } from './venison-yield.schema'

const id = 'venison-yield-calculator'
const unitChoices = [
  { value: 'lb', label: 'Pounds' },
  { value: 'kg', label: 'Kilograms' },
]
const basisChoices = bases.map(({ id, name, hint }) => ({ value: id, label: name, hint }))
const speciesChoices = species.map(({ id, name }) => ({ value: id, label: name }))
const processingChoices = processings.map(({ id, name, hint }) => ({ value: id, label: name, hint }))

type YieldInput = NonNullable<ReturnType<typeof readYieldQuery>['input']>

/** `today` is the date in the site's time zone, from the server. */
export function VenisonYieldTool({ search, today }: { search: string; today: string }) {
  const tool = useTool(search)
  const { query, ref, onSubmit } = tool
  const { input, errors } = readYieldQuery(query)
  const kind = useRememberedChoice('species', { chosen: input?.deerType, typed: query.get('deerType') })
  const units = useUnits(query)
  // An address with a weight and no unit means pounds.
  const unit = query.get('unit') || (units === 'metric' && !query.has('weight') ? 'kg' : 'lb')
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm id={id} action="Calculate Yield" known={input && knownLine(input)} onSubmit={onSubmit}>
        <NumberInput
          name="weight"
          label="Weight"
          unit="lb or kg"
          value={query.get('weight') ?? ''}
          error={errors.weight}
        />
        <UnitsField query={query} />
        <RadioGroup
          key={`unit ${unit}`}
          name="unit"
          label="Weights are in"
          choices={unitChoices}
          value={unit}
          error={errors.unit}
        />
        <RadioGroup
          name="basis"
          label="What was on the scale?"
          hint="Field-dressed gives the closest answer."
          choices={basisChoices}
          value={query.get('basis') || 'live'}
          error={errors.basis}
        />
        <RadioGroup
          key={kind}
          name="deerType"
          label="Species"
          choices={speciesChoices}
          value={kind}
          error={errors.deerType}
        />
        <RadioGroup
          name="processing"
          label="Processing"
          choices={processingChoices}
          value={query.get('processing') ?? ''}
          error={errors.processing}
        />
        <NumberInput
          name="box"
          label="Meat that came back"
          unit="lb or kg"
          isOptional
          hint="To see whether it is what the carcass should give."
          value={query.get('box') ?? ''}
          error={errors.box}
        />
      </ToolForm>
      {input ? (
        <Answer input={input} tool={tool} today={today} chosen={units} />
      ) : (
        <ToolWaiting action="Calculate Yield">Enter the weight, the species and who does the cutting.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

function knownLine({ weight, unit, basis, deerType, processing }: YieldInput): string {
  const kind = withId(species, deerType).name
  const how = withId(processings, processing).name.toLowerCase()
  return `${kind}, ${roughWeight(weight, toUnits(unit))} ${withId(bases, basis).name.toLowerCase()} · ${how} processing`
}

function toUnits(unit: YieldInput['unit']): Units {
  return unit === 'kg' ? 'metric' : 'us'
}

interface AnswerProps {
  input: YieldInput
  tool: ToolState
  today: string
  /** The units of the answer, if somebody chose them. */
  chosen: Units | undefined
}

function Answer({ input, tool, today, chosen }: AnswerProps) {
  const { query, onFollow } = tool
  const day = useToday(today, useSite().timeZone)
  const { unit, box, weight } = input
  const units = chosen ?? toUnits(unit)
  const result = calculateYield(input, units)
  const measured = measureMeat(input, units)
  const linkTo = (shown: 'labels' | 'answer', words: string) => {
    const asked = new URLSearchParams(query)
    asked.delete('labels')
    if (shown === 'labels') asked.set('labels', '1')
    return (
      <a href={`${toolPath(id)}?${asked.toString()}#result`} onClick={onFollow} className={buttonClass('secondary')}>
        {words}
      </a>
    )
  }
  if (query.get('labels') === '1') {
    const sheet = createLabels(box ?? measured.boneless.average, result.species.name)
    return <LabelSheet sheet={sheet} units={units} today={day} back={linkTo('answer', 'Back to the answer')} />
  }
  const typical = weightRange(measured.boneless.typical, units)
  return (
    <ToolResult
      title={`${typical} of boneless meat`}
      figure={typical}
      summary={`By weighed carcasses, ${result.species.one.toLowerCase()} of ${bothWeights(weight, units)} ${measured.basis.name.toLowerCase()} typically gives that, and ${weightRange(measured.boneless.extreme, units)} in extreme cases.`}
      shared={new URLSearchParams(toUnitsQuery(chosen))}
      actions={
        <>
          {linkTo('labels', 'Labels to print')}
          <UnitsSwitch units={units} path={toolPath(id)} tool={tool} />
        </>
      }
    >
      <MeasuredPart
        measured={measured}
        ruleLb={result.meatLb}
        boxLb={box}
        check={box === undefined ? undefined : checkBox({ box, weight, units }, measured)}
        units={units}
      />
      <div>
        <SiteRule result={result} measuredLb={measured.boneless.average} units={units} />
        <HowCalculated
          steps={[...measured.steps, ...result.steps]}
          constants={[...measuredConstants(units), ...yieldConstants(units)]}
        />
      </div>
    </ToolResult>
  )
}
