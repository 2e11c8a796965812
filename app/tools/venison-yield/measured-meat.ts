/** Finds the meat that was measured from carcasses of a weight, in pounds, with its spread. Nothing is rounded. */
import { volumeText, weightRange, weightText, type Units } from '~/tools/units'
import {
  bases,
  dressingLoss,
  measuredSpecies,
  poundsPerCubicFoot,
  type Basis,
  type MeasuredSpecies,
  type MeatTable,
  type Range,
} from './meat-tables.data'
import { countPackages } from './venison-yield'
import { asPercent, type Species } from './venison-yield.data'
import { withId } from '~/lib/ids'

export interface Spread {
  average: number
  typical: Range
  extreme: Range
}

interface MeasuredQuestion {
  weight: number
  deerType: Species['id']
  basis: Basis
}

export interface MeasuredMeat {
  basis: (typeof bases)[number]
  dressed: Spread
  boneless: Spread
  boneIn: Spread
  isBeyondTable: boolean
  table: MeatTable
  /** The note says what was weighed of this very species. */
  note: string | undefined
  steps: string[]
}

/** @param units the units of the steps and the note */
export function measureMeat({ weight, deerType, basis }: MeasuredQuestion, units: Units = 'us'): MeasuredMeat {
  const { table, hanging, note }: MeasuredSpecies = measuredSpecies[deerType]
  const dressed = toDressed(weight, basis, hanging)
  const { rows, spread } = table
  const boneless = alongLine({ dressed, weight }, table.boneless, spread)
  const boneIn = alongLine({ dressed, weight }, table.boneIn, spread)
  return {
    basis: withId(bases, basis),
    dressed,
    boneless,
    boneIn,
    isBeyondTable: dressed.average < rows.least || dressed.average > rows.most,
    table,
    note: note?.(units),
    steps: [
      ...dressedSteps({ weight, basis, dressed }, units),
      `${table.name ?? `Game of ${weightRange(rows, units)} dressed`}: boneless meat is ${asPercent(table.boneless.share)} of ${weightText(dressed.average, units)}, which is ${weightText(boneless.average, units)}.`,
      `${asPercent(spread.typical)} more or less${basis === 'dressed' ? '' : ', at both ends of that dressed weight,'} is typical: ${weightRange(boneless.typical, units)}. ${asPercent(spread.extreme)} is extreme: ${weightRange(boneless.extreme, units)}.`,
    ],
  }
}

function toDressed(weight: number, basis: Basis, hanging: Range): Spread {
  if (basis === 'dressed') return certain(weight)
  if (basis === 'live') {
    const { average, groups, all } = dressingLoss
    const left = (loss: Range) => ({ least: weight * (1 - loss.most), most: weight * (1 - loss.least) })
    return { average: weight * (1 - average), typical: left(groups), extreme: left(all) }
  }
  const range = { least: weight / hanging.most, most: weight / hanging.least }
  return { average: weight / ((hanging.least + hanging.most) / 2), typical: range, extreme: range }
}

function certain(weight: number): Spread {
  const range = { least: weight, most: weight }
  return { average: weight, typical: range, extreme: range }
}

/**
 * The least meat comes from the least dressed weight at the low end of the table, and the most from both high ends. The
 * most is never more than was on the scale, as bone-in cuts of a moose from its light quarters could be.
 */
function alongLine(
  { dressed, weight }: { dressed: Spread; weight: number },
  line: MeatTable['boneless'],
  spread: MeatTable['spread'],
): Spread {
  // Far below the rows, the line for bone-in cuts would fall under zero.
  const meat = (dressedLb: number) => Math.max(0, line.share * dressedLb + line.offset)
  const widened = ({ least, most }: Range, by: number) => ({
    least: meat(least) * (1 - by),
    most: Math.min(weight, meat(most) * (1 + by)),
  })
  return {
    average: meat(dressed.average),
    typical: widened(dressed.typical, spread.typical),
    extreme: widened(dressed.extreme, spread.extreme),
  }
}

function dressedSteps(
  { weight, basis, dressed }: { weight: number; basis: Basis; dressed: Spread },
  units: Units,
): string[] {
  if (basis === 'dressed') return []
  if (basis === 'hanging')
    return [
      `${weightText(weight, units)} hanging was about ${weightText(dressed.average, units)} field-dressed, before the head and hide came off.`,
    ]
  return [
    `Field dressing takes ${(dressingLoss.average * 100).toFixed(1)}% of ${weightText(weight, units)} on average and leaves ${weightText(dressed.average, units)}. Averages by age and sex leave ${weightRange(dressed.typical, units)}, single deer anything from ${weightRange(dressed.extreme, units)}.`,
  ]
}

/** Returns freezer space and packages for what came home, or for the typical range. */
export function storeMeat(meat: Range, units: Units): { meat: string; packages: string; space: string } {
  const counts = [countPackages(meat.least), countPackages(meat.most)].map((count) => count.toLocaleString('en-US'))
  // The last package has to fit, too, so this rounds up to the next tenth.
  const feet = Math.max(0.1, Math.ceil((meat.most / poundsPerCubicFoot) * 10 - 1e-9) / 10)
  return {
    meat: weightRange(meat, units),
    packages: [...new Set(counts)].join(' to '),
    space: volumeText(feet, units),
  }
}
