import { Fold } from '~/components/ui/fold'
import { pounds, poundsAndKilograms } from './pounds'
import type { VenisonYield } from './venison-yield'
import { usualLb } from './venison-yield.data'
import { YieldBar } from './yield-bar'
import { YieldTable } from './yield-table'

export function SiteRule({ result, measuredLb }: { result: VenisonYield; measuredLb: number }) {
  const { species: kind, processing, weightLb, isUnusual, meatLb, lossLb } = result
  const share = kind.meatShare * processing.efficiency
  return (
    <Fold id="site-rule" title={`The site’s rule: about ${pounds(meatLb)} of meat`}>
      <div className="space-y-8 print:space-y-3">
        <p className="no-print max-w-measure">
          By this site’s rule of thumb, {kind.one.toLowerCase()} weighing {poundsAndKilograms(weightLb)} yields about{' '}
          {poundsAndKilograms(meatLb)} of meat with {processing.name.toLowerCase()} processing: {packageCount(result)}.
        </p>
        {isUnusual ? (
          <p className="caution">
            <strong>Check the weight.</strong> The rule is meant for {usualLb.least} to{' '}
            {usualLb.most.toLocaleString('en-US')} lb.
          </p>
        ) : null}
        <p className="caution">
          <strong>Why it says more.</strong> The rule takes {Math.round(share * 100)}% of whatever weight you enter,
          live, dressed or hanging, and nobody weighed meat for it. That is {(meatLb / measuredLb).toFixed(1)} times the
          measured average for your carcass. Plan by the tables.
        </p>
        <YieldBar result={result} />
        <div className="grid gap-8 xl:grid-cols-2 print:grid-cols-2">
          <YieldTable caption="The meat by cut" part="Cut" parts={result.cuts} meatLb={meatLb} />
          <YieldTable caption="The same meat by bone" part="Type" parts={result.bone} meatLb={meatLb} />
        </div>
        <p className="no-print max-w-measure text-base text-soft">
          Both tables divide the same meat. Each line is rounded to one decimal, so a table may be off from its total by
          a tenth or two.
        </p>
        <dl className="grid gap-x-8 border-t border-control sm:grid-cols-2 print:grid-cols-4">
          <Fact term="Packages of about 1.5 lb" value={packageCount(result)} />
          <Fact term="Loss (what never reaches the freezer)" value={poundsAndKilograms(lossLb)} />
          <Fact term="Your weight vs. the average" value={comparison(result)} />
          <Fact
            term="Meat at the average weight, processed the same way"
            value={poundsAndKilograms(result.average.meatLb)}
          />
        </dl>
      </div>
    </Fold>
  )
}

function packageCount({ packages }: VenisonYield): string {
  return `${packages.toLocaleString('en-US')} ${packages === 1 ? 'package' : 'packages'}`
}

function comparison({ species: kind, weightLb, average }: VenisonYield): string {
  const difference = weightLb - average.weightLb
  const base = `the ${poundsAndKilograms(average.weightLb)} of this site’s average ${kind.name.toLowerCase()}`
  if (difference === 0) return `Exactly ${base}`
  return `${poundsAndKilograms(Math.abs(difference))} ${difference > 0 ? 'above' : 'below'} ${base}`
}

export function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="border-b border-hairline py-3 print:py-1">
      <dt className="font-sans text-base text-soft">{term}</dt>
      <dd className="mt-0.5 font-sans text-xl font-semibold tabular-nums print:text-lg">{value}</dd>
    </div>
  )
}
