import { Fold } from '~/components/ui/fold'
import { bothWeights, roughWeight, weightRange, weightText, type Units } from '~/tools/units'
import type { VenisonYield } from './venison-yield'
import { packageLb, usualLb } from './venison-yield.data'
import { YieldBar } from './yield-bar'
import { YieldTable } from './yield-table'

interface SiteRuleProps {
  result: VenisonYield
  measuredLb: number
  units: Units
}

export function SiteRule({ result, measuredLb, units }: SiteRuleProps) {
  const { species: kind, processing, weightLb, isUnusual, meatLb, lossLb } = result
  const share = kind.meatShare * processing.efficiency
  return (
    <Fold id="site-rule" title={`The site’s rule: about ${weightText(meatLb, units)} of meat`}>
      <div className="space-y-8 print:space-y-3">
        <p className="no-print max-w-measure">
          By this site’s rule of thumb, {kind.one.toLowerCase()} weighing {bothWeights(weightLb, units)} yields about{' '}
          {bothWeights(meatLb, units)} of meat with {processing.name.toLowerCase()} processing: {packageCount(result)}.
        </p>
        {isUnusual ? (
          <p className="caution">
            <strong>Check the weight.</strong> The rule is meant for {weightRange(usualLb, units)}.
          </p>
        ) : null}
        <p className="caution">
          <strong>Why it says more.</strong> The rule takes {Math.round(share * 100)}% of whatever weight you enter,
          live, dressed or hanging, and nobody weighed meat for it. That is {(meatLb / measuredLb).toFixed(1)} times the
          measured average for your carcass. Plan by the tables.
        </p>
        <YieldBar result={result} units={units} />
        <div className="grid gap-8 xl:grid-cols-2 print:grid-cols-2">
          <YieldTable caption="The meat by cut" part="Cut" parts={result.cuts} meatLb={meatLb} units={units} />
          <YieldTable caption="The same meat by bone" part="Type" parts={result.bone} meatLb={meatLb} units={units} />
        </div>
        <p className="no-print max-w-measure text-base text-soft">
          Both tables divide the same meat. Each line is rounded to one decimal, so a table may be off from its total by
          a tenth or two.
        </p>
        <dl className="grid gap-x-8 border-t border-control sm:grid-cols-2 print:grid-cols-4">
          <Fact term={`Packages of about ${roughWeight(packageLb, units)}`} value={packageCount(result)} />
          <Fact term="Loss (what never reaches the freezer)" value={bothWeights(lossLb, units)} />
          <Fact term="Your weight vs. the average" value={comparison(result, units)} />
          <Fact
            term="Meat at the average weight, processed the same way"
            value={bothWeights(result.average.meatLb, units)}
          />
        </dl>
      </div>
    </Fold>
  )
}

function packageCount({ packages }: VenisonYield): string {
  return `${packages.toLocaleString('en-US')} ${packages === 1 ? 'package' : 'packages'}`
}

function comparison({ species: kind, weightLb, average }: VenisonYield, units: Units): string {
  const difference = weightLb - average.weightLb
  const base = `the ${bothWeights(average.weightLb, units)} of this site’s average ${kind.name.toLowerCase()}`
  if (difference === 0) return `Exactly ${base}`
  return `${bothWeights(Math.abs(difference), units)} ${difference > 0 ? 'above' : 'below'} ${base}`
}

export function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-b border-hairline py-3 print:py-1">
      <dt className="font-sans text-base text-soft">{term}</dt>
      <dd className="mt-0.5 font-sans text-xl font-semibold tabular-nums print:text-lg">{value}</dd>
    </div>
  )
}
