import { NumberInput, RadioGroup } from '~/components/forms/choice-fields'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useRememberedChoice } from '~/features/tools/remembered-choices'
import { useTool } from '~/features/tools/use-tool'
import { pounds, poundsAndKilograms } from './pounds'
import { calculateYield, type VenisonYield } from './venison-yield'
import { processings, species, usualLb, yieldConstants } from './venison-yield.data'
import { readYieldQuery } from './venison-yield.schema'
import { YieldBar } from './yield-bar'
import { YieldTable } from './yield-table'

const speciesChoices = species.map(({ id, name }) => ({ value: id, label: name }))
const processingChoices = processings.map(({ id, name, hint }) => ({ value: id, label: name, hint }))

export function VenisonYieldTool({ search }: { search: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readYieldQuery(query)
  const kind = useRememberedChoice('species', { chosen: input?.deerType, typed: query.get('deerType') })
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm id="venison-yield-calculator" action="Calculate Yield" onSubmit={onSubmit}>
        <NumberInput
          name="weight"
          label="Weight"
          unit="lb"
          hint="What your scale showed. A field-dressed weight gives the safer estimate."
          value={query.get('weight') ?? ''}
          error={errors.weight}
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
      </ToolForm>
      {input ? (
        <YieldResult result={calculateYield(input)} />
      ) : (
        <ToolWaiting action="Calculate Yield">Enter the weight, the species and who does the cutting.</ToolWaiting>
      )}
    </div>
  )
}

function YieldResult({ result }: { result: VenisonYield }) {
  const { species: kind, processing, weightLb, isUnusual, meatLb, lossLb, packages, steps } = result
  const count = `${packages.toLocaleString('en-US')} ${packages === 1 ? 'package' : 'packages'}`
  return (
    <ToolResult
      title={`About ${pounds(meatLb)} of meat`}
      figure={pounds(meatLb)}
      summary={`By this site’s rule of thumb, ${kind.one.toLowerCase()} weighing ${poundsAndKilograms(weightLb)} yields about ${poundsAndKilograms(meatLb)} of meat with ${processing.name.toLowerCase()} processing: ${count}.`}
    >
      {isUnusual ? (
        <p className="caution">
          <strong>Check the weight.</strong> The rule is meant for {usualLb.least} to{' '}
          {usualLb.most.toLocaleString('en-US')} lb.
        </p>
      ) : null}
      <YieldBar result={result} />
      <p className="caution">
        <strong>Expect less.</strong> Nobody weighed meat for this rule, and boned meat usually comes in lower. The rule
        also doesn’t say whether it means live, field-dressed or hanging weight. Treat the answer as an upper limit,
        especially if you entered a live weight.
      </p>
      <div className="grid gap-8 xl:grid-cols-2 print:grid-cols-2">
        <YieldTable caption="The meat by cut" part="Cut" parts={result.cuts} meatLb={meatLb} />
        <YieldTable caption="The same meat by bone" part="Type" parts={result.bone} meatLb={meatLb} />
      </div>
      <p className="max-w-measure text-base text-soft">
        Both tables divide the same meat. Each line is rounded to one decimal, so a table may be off from its total by a
        tenth or two.
      </p>
      <dl className="grid gap-x-8 border-t border-control sm:grid-cols-2 print:grid-cols-2">
        <Fact term="Packages of about 1.5 lb" value={count} />
        <Fact term="Loss (what never reaches the freezer)" value={poundsAndKilograms(lossLb)} />
        <Fact term="Your weight vs. the average" value={comparison(result)} />
        <Fact
          term="Meat at the average weight, processed the same way"
          value={poundsAndKilograms(result.average.meatLb)}
        />
      </dl>
      <HowCalculated steps={steps} constants={yieldConstants} />
    </ToolResult>
  )
}

function comparison({ species: kind, weightLb, average }: VenisonYield): string {
  const difference = weightLb - average.weightLb
  const base = `the ${poundsAndKilograms(average.weightLb)} of this site’s average ${kind.name.toLowerCase()}`
  if (difference === 0) return `Exactly ${base}`
  return `${poundsAndKilograms(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} ${base}`
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-b border-hairline py-3">
      <dt className="font-sans text-base text-soft">{term}</dt>
      <dd className="mt-0.5 font-sans text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
