/** Only the number of packages is rounded. The rule does not say whether the weight is live, dressed or hanging. */
import { withId } from '~/lib/ids'
import { tolerance, weightText, type Units } from '~/tools/units'
import {
  asPercent,
  boneParts,
  cuts,
  inWords,
  packageLb,
  processings,
  species,
  usualLb,
  type Processing,
  type Species,
} from './venison-yield.data'

interface YieldQuestion {
  weight: number
  deerType: Species['id']
  processing: Processing['id']
}

export interface MeatPart {
  name: string
  /** The shares of a split add up to 1. */
  share: number
  weightLb: number
}

export interface VenisonYield {
  species: Species
  processing: Processing
  weightLb: number
  isUnusual: boolean
  meatLb: number
  lossLb: number
  cuts: MeatPart[]
  bone: MeatPart[]
  packages: number
  average: { weightLb: number; meatLb: number }
  steps: string[]
}

/** @param units the units of the steps */
export function calculateYield(
  { weight: weightLb, deerType, processing: how }: YieldQuestion,
  units: Units = 'us',
): VenisonYield {
  const inUnits = (pounds: number) => weightText(pounds, units)
  const kind = withId(species, deerType)
  const processing = withId(processings, how)
  const meatOf = (weight: number) => weight * kind.meatShare * processing.efficiency
  const meatLb = meatOf(weightLb)
  const packages = countPackages(meatLb)
  return {
    species: kind,
    processing,
    weightLb,
    isUnusual: weightLb < usualLb.least || weightLb > usualLb.most,
    meatLb,
    lossLb: weightLb - meatLb,
    cuts: split(cuts, meatLb),
    bone: split(boneParts, meatLb),
    packages,
    average: { weightLb: kind.averageLb, meatLb: meatOf(kind.averageLb) },
    steps: [
      `${kind.name}: ${asPercent(kind.meatShare)} of ${inUnits(weightLb)} is ${inUnits(weightLb * kind.meatShare)}.`,
      `${processing.name} processing keeps ${asPercent(processing.efficiency)} of that: ${inUnits(meatLb)} of meat.`,
      `Loss: ${inUnits(weightLb)} minus ${inUnits(meatLb)} is ${inUnits(weightLb - meatLb)}.`,
      `Packages: ${inUnits(meatLb)} at ${inUnits(packageLb)} each, rounded up, is ${packages.toLocaleString('en-US')}.`,
      `The meat by cut: ${inWords(cuts)}. The same meat by bone: ${inWords(boneParts)}.`,
      'All figures are calculated unrounded.',
    ],
  }
}

/** The last package may be partly full. Within the tolerance, a quotient counts as whole: 94.5 lb fill 63 packages. */
export function countPackages(meatLb: number): number {
  return Math.max(1, Math.ceil(meatLb / packageLb - tolerance))
}

function split(parts: readonly { name: string; share: number }[], meatLb: number): MeatPart[] {
  return parts.map(({ name, share }) => ({ name, share, weightLb: meatLb * share }))
}
