/** The form and the answer of the venison yield calculator. */
import { NumberInput, RadioGroup } from '~/components/ui/choice-fields'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
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
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm id="venison-yield-calculator" action="Calculate Yield" onSubmit={onSubmit}>
        <NumberInput
          name="weight"
          label="Weight"
          unit="lb"
          hint="What your scale showed. A field-dressed weight gives the more careful answer."
          value={query.get('weight') ?? ''}
          error={errors.weight}
        />
        <RadioGroup
          name="deerType"
          label="Kind of deer"
          choices={speciesChoices}
          value={query.get('deerType') ?? ''}
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
        <ToolWaiting action="Calculate Yield">Give the weight, the kind of deer and who cuts it.</ToolWaiting>
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
      summary={`By this site’s rule of thumb, ${kind.one.toLowerCase()} of ${poundsAndKilograms(weightLb)} with ${processing.name.toLowerCase()} processing comes to about ${poundsAndKilograms(meatLb)} of meat, in ${count}.`}
    >
      {isUnusual ? (
        <p className="caution">
          <strong>Check the weight.</strong> This tool is meant for {usualLb.least} to{' '}
          {usualLb.most.toLocaleString('en-US')} lb. The answer is made by the same rule all the same.
        </p>
      ) : null}
      <YieldBar result={result} />
      <p className="caution">
        <strong>Expect less.</strong> The shares are a rule of thumb that nobody weighed, and boned meat usually weighs
        less than they promise. The rule does not say either whether it takes a live, a field-dressed or a hanging
        weight, and we do not know: read the answer as an upper end, above all when you gave a live weight.
      </p>
      <div className="grid gap-8 xl:grid-cols-2 print:grid-cols-2">
        <YieldTable caption="The meat by cut" part="Cut" parts={result.cuts} meatLb={meatLb} />
        <YieldTable caption="The same meat by bone" part="Kind" parts={result.bone} meatLb={meatLb} />
      </div>
      <p className="max-w-measure text-base text-soft">
        The two tables divide the same meat and are not added. Each line is rounded on its own to one decimal, so lines
        may differ from their sum by a tenth or two.
      </p>
      <dl className="grid gap-x-8 border-t border-control sm:grid-cols-2 print:grid-cols-2">
        <Fact term="Packages of about 1.5 lb" value={count} />
        <Fact term="Loss: what does not reach the freezer" value={poundsAndKilograms(lossLb)} />
        <Fact term="Your weight and the average" value={comparison(result)} />
        <Fact term="Meat at the average weight, processed alike" value={poundsAndKilograms(result.average.meatLb)} />
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
