/** Meat was measured from carcasses of a weight, in pounds, with its spread. Nothing is rounded. */
import { pounds, roughly, type Unit } from './pounds'
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

export interface MeasuredQuestion {
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
  note: string | undefined
  steps: string[]
}

export function measureMeat({ weight, deerType, basis }: MeasuredQuestion): MeasuredMeat {
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
    note,
    steps: [
      ...dressedSteps(weight, basis, dressed),
      `${table.name}: boneless meat is ${asPercent(table.boneless.share)} of ${pounds(dressed.average)}, which is ${pounds(boneless.average)}.`,
      `${asPercent(spread.typical)} more or less${basis === 'dressed' ? '' : ', at both ends of that dressed weight,'} is typical: ${roughly(boneless.typical, 'lb')}. ${asPercent(spread.extreme)} is extreme: ${roughly(boneless.extreme, 'lb')}.`,
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
 * The least meat comes from the least dressed weight at the low end of the table, and the most from both high ends, but
 * never more than was on the scale: bone-in cuts of a moose could, from its light quarters.
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

function dressedSteps(weight: number, basis: Basis, dressed: Spread): string[] {
  if (basis === 'dressed') return []
  if (basis === 'hanging')
    return [
      `${pounds(weight)} hanging was about ${pounds(dressed.average)} field-dressed, before the head and hide came off.`,
    ]
  return [
    `Field dressing takes ${(dressingLoss.average * 100).toFixed(1)}% of ${pounds(weight)} on average and leaves ${pounds(dressed.average)}. Averages by age and sex leave ${roughly(dressed.typical, 'lb')}, single deer anything from ${roughly(dressed.extreme, 'lb')}.`,
  ]
}

export function storeMeat(meat: Range, unit: Unit): { meat: string; packages: string; space: string } {
  const counts = [countPackages(meat.least), countPackages(meat.most)].map((count) => count.toLocaleString('en-US'))
  // The last package has to fit, too, so this rounds up to the next tenth.
  const feet = Math.max(0.1, Math.ceil((meat.most / poundsPerCubicFoot) * 10 - 1e-9) / 10)
  return {
    meat: roughly(meat, unit),
    packages: [...new Set(counts)].join(' to '),
    space: `${feet.toLocaleString('en-US', { maximumFractionDigits: 1 })} cubic ${feet === 1 ? 'foot' : 'feet'} (${Math.ceil(feet * litersPerCubicFoot).toLocaleString('en-US')} liters)`,
  }
}

const litersPerCubicFoot = 28.316846592
