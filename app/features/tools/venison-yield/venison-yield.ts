/**
 * How much meat a rule of thumb promises for a weight. Pounds; nothing is rounded but the packages, which are whole.
 * What the weight is (live, dressed, hanging) the rule does not say.
 */
import { withId } from '~/lib/with-id'
import { pounds, tolerance } from './pounds'
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

export interface YieldQuestion {
  weight: number
  deerType: Species['id']
  processing: Processing['id']
}

/** A part of the meat. */
export interface MeatPart {
  name: string
  /** Of the meat: the parts of one split make up the whole. */
  share: number
  weightLb: number
}

export interface VenisonYield {
  species: Species
  processing: Processing
  weightLb: number
  /** Outside of the weights that the tool is meant for. */
  isUnusual: boolean
  meatLb: number
  lossLb: number
  /** Two splits of the same meat. */
  cuts: MeatPart[]
  bone: MeatPart[]
  packages: number
  /** An animal of the average weight of its kind, processed the same way. */
  average: { weightLb: number; meatLb: number }
  /** In words, from what was chosen to the answer. */
  steps: string[]
}

export function calculateYield({ weight: weightLb, deerType, processing: how }: YieldQuestion): VenisonYield {
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
      `${kind.name}: ${asPercent(kind.meatShare)} of ${pounds(weightLb)} is ${pounds(weightLb * kind.meatShare)}.`,
      `${processing.name} processing keeps ${asPercent(processing.efficiency)} of that: ${pounds(meatLb)} of meat.`,
      `Loss: ${pounds(weightLb)} minus ${pounds(meatLb)} is ${pounds(weightLb - meatLb)}.`,
      `Packages: ${pounds(meatLb)} at ${pounds(packageLb)} each, rounded up, is ${packages.toLocaleString('en-US')}.`,
      `The meat by cut: ${inWords(cuts)}. The same meat by bone: ${inWords(boneParts)}.`,
      'All figures are calculated unrounded and shown to one decimal.',
    ],
  }
}

/**
 * Whole packages, the last of them perhaps not full. A quotient that is a whole number but for the tolerance counts as
 * one: 94.5 lb fill 63 packages, though a computer may see a trace more than 94.5.
 */
export function countPackages(meatLb: number): number {
  return Math.max(1, Math.ceil(meatLb / packageLb - tolerance))
}

function split(parts: readonly { name: string; share: number }[], meatLb: number): MeatPart[] {
  return parts.map(({ name, share }) => ({ name, share, weightLb: meatLb * share }))
}
