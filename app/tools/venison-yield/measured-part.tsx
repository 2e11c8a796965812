/** The measured answer comes first: the tables' meat, the box that came back, and room for it. */
import { bothWeights, roughWeight, weightRange, type Units } from '~/tools/units'
import type { BoxCheck } from './box-check'
import { storeMeat, type MeasuredMeat, type Spread } from './measured-meat'
import { MeasuredRange } from './measured-range'
import { Fact } from './site-rule'
import { packageLb } from './venison-yield.data'

interface MeasuredPartProps {
  measured: MeasuredMeat
  ruleLb: number
  boxLb: number | undefined
  check: BoxCheck | undefined
  units: Units
}

export function MeasuredPart({ measured, ruleLb, boxLb, check, units }: MeasuredPartProps) {
  const { basis, boneless, boneIn, dressed, isBeyondTable, table, note } = measured
  const store = storeMeat(boxLb === undefined ? boneless.typical : { least: boxLb, most: boxLb }, units)
  return (
    <>
      {check && boxLb !== undefined ? (
        <section aria-labelledby="box-check" className="caution">
          <h3 id="box-check" className="text-xl">
            Was I shorted? {check.title}
          </h3>
          <p className="mt-1">
            You got {bothWeights(boxLb, units)} back. {check.text}
          </p>
        </section>
      ) : null}
      <MeasuredRange boneless={boneless} ruleLb={ruleLb} boxLb={boxLb} units={units} />
      <table className="w-full text-left tabular-nums">
        <caption className="text-left font-sans text-xl font-bold">What such carcasses gave</caption>
        <thead className="font-sans text-base">
          <tr className="border-b border-control">
            {['Cutting', 'Average', 'Typical', 'Extreme'].map((name) => (
              <th key={name} scope="col" className="py-1.5 pr-3 print:py-0.5">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name="Boneless" meat={boneless} units={units} />
          {boneIn.average > boneless.average ? <Row name="Bone-in" meat={boneIn} units={units} /> : null}
        </tbody>
      </table>
      <div className="max-w-measure space-y-2 text-base">
        {basis.id === 'live' ? (
          <p>
            Your live weight is about {roughWeight(dressed.average, units)} field-dressed, but single deer lost 14 to
            39% in dressing. The extremes above take the largest loss with the poorest carcass and the smallest with the
            best, so they are wide. Weigh it dressed and they close in.
          </p>
        ) : null}
        {note === undefined ? null : <p>{note}</p>}
        {isBeyondTable ? (
          <p>
            The published rows cover {weightRange(table.rows, units)} dressed. Your animal is outside them: treat this
            as a guess.
          </p>
        ) : null}
      </div>
      <dl className="grid gap-x-8 border-t border-control sm:grid-cols-2 print:grid-cols-2">
        <Fact term={`Freezer space for ${store.meat}`} value={store.space} />
        <Fact
          term={`Packages for ${store.meat}`}
          value={`${store.packages} of about ${roughWeight(packageLb, units)}`}
        />
      </dl>
    </>
  )
}

function Row({ name, meat: { average, typical, extreme }, units }: { name: string; meat: Spread; units: Units }) {
  return (
    <tr className="border-b border-hairline">
      <th scope="row" className="py-1.5 pr-3 print:py-0.5 font-normal">
        {name}
      </th>
      <td className="py-1.5 pr-3 print:py-0.5">{roughWeight(average, units)}</td>
      <td className="py-1.5 pr-3 print:py-0.5 font-semibold">{weightRange(typical, units)}</td>
      <td className="py-1.5 print:py-0.5">{weightRange(extreme, units)}</td>
    </tr>
  )
}
