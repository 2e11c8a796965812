import { otherUnits, weightText, type Units } from '~/tools/units'
import type { MeatPart } from './venison-yield'
import { asPercent } from './venison-yield.data'

interface YieldTableProps {
  caption: string
  part: string
  parts: readonly MeatPart[]
  meatLb: number
  units: Units
}

export function YieldTable({ caption, part, parts, meatLb, units }: YieldTableProps) {
  return (
    <table className="w-full self-start text-left tabular-nums">
      <caption className="text-left font-sans text-xl font-bold">{caption}</caption>
      <thead className="font-sans text-base">
        <tr className="border-b border-control">
          <th scope="col" className="py-1.5 print:py-0.5 pr-3">
            {part}
          </th>
          <th scope="col" className="py-1.5 print:py-0.5 pr-3 text-right">
            Share
          </th>
          <th scope="col" className="py-1.5 print:py-0.5 text-right">
            Weight
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, share, weightLb }) => (
          <tr key={name} className="border-b border-hairline">
            <th scope="row" className="py-1.5 print:py-0.5 pr-3 font-normal">
              {name}
            </th>
            <td className="py-1.5 print:py-0.5 pr-3 text-right whitespace-nowrap">{asPercent(share)}</td>
            <td className="py-1.5 print:py-0.5 text-right">
              <Weight weightLb={weightLb} units={units} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-bold">
          <th scope="row" className="py-1.5 print:py-0.5 pr-3">
            All meat
          </th>
          <td className="py-1.5 print:py-0.5 pr-3 text-right whitespace-nowrap">{asPercent(1)}</td>
          <td className="py-1.5 print:py-0.5 text-right">
            <Weight weightLb={meatLb} units={units} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Breaks the line between the units in a narrow column. */
function Weight({ weightLb, units }: { weightLb: number; units: Units }) {
  return (
    <>
      <span className="whitespace-nowrap">{weightText(weightLb, units)}</span>{' '}
      <span className="whitespace-nowrap">({weightText(weightLb, otherUnits(units))})</span>
    </>
  )
}
