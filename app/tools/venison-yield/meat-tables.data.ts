/** Weights are in pounds, and shares are fractions of one. venison-yield.data.ts lists the sources. */
import type { ToolConstant } from '~/tools/tool-content'
import { densityText, roughWeight, weightText, type Units } from '~/tools/units'
import type { Species } from './venison-yield.data'

export interface Range {
  least: number
  most: number
}

export interface MeatTable {
  /** The name is absent if the table is called by its rows. */
  name?: string
  /** The published rows go from here to there, in dressed pounds. */
  rows: Range
  /** Each column of the table is a straight line: share × dressed + offset. */
  boneless: { share: number; offset: number }
  boneIn: { share: number; offset: number }
  /** The shares by which a carcass "could easily vary", and vary "in extreme cases". */
  spread: { typical: number; extreme: number }
}

const deerSize: MeatTable = {
  rows: { least: 50, most: 200 },
  boneless: { share: 0.48, offset: 0 },
  boneIn: { share: 0.61, offset: -3.7 },
  spread: { typical: 0.05, extreme: 0.15 },
}

const larger: MeatTable = {
  rows: { least: 200, most: 700 },
  boneless: { share: 0.43, offset: 0 },
  boneIn: { share: 0.57, offset: -2.8 },
  spread: { typical: 0.07, extreme: 0.21 },
}

export interface MeasuredSpecies {
  table: MeatTable
  /** The hanging weight is a share of the dressed weight. */
  hanging: Range
  /** The note says what was weighed of this very species, and what the answer borrows. */
  note?: (units: Units) => string
}

/**
 * Field dressing takes this part of the live weight: 1,027 deer, the averages of six age and sex groups, and single
 * deer.
 */
export const dressingLoss = { average: 0.254, groups: { least: 0.237, most: 0.263 }, all: { least: 0.14, most: 0.39 } }

/** Wyoming weighed bucks and does, bulls and cows: 96 of 114 lb and 79 of 93 lb; 364 of 437 lb and 294 of 339 lb. */
const deer: MeasuredSpecies = { table: deerSize, hanging: { least: 96 / 114, most: 79 / 93 } }
const elk: MeasuredSpecies = {
  // Bulls of 437 lb gave 218 lb, cows of 339 gave 169. Bone-in cuts and the spread are the table's for game of its
  // size.
  table: { ...larger, name: 'Wyoming’s elk', rows: { least: 339, most: 437 }, boneless: { share: 0.499, offset: 0 } },
  hanging: { least: 364 / 437, most: 294 / 339 },
  note: () =>
    'The University of Wyoming boned six bulls and six cows: half the dressed weight was lean meat. It printed averages, so the spread here is that of Michigan’s table for large game.',
}

/** Sweden's moose have their hanging weight as a share of the live weight, from one age class to another. */
const mooseOfLive = { least: 0.45, most: 0.51 }
const leftDressed = 1 - dressingLoss.average
const moose: MeasuredSpecies = {
  table: larger,
  hanging: { least: mooseOfLive.least / leftDressed, most: mooseOfLive.most / leftDressed },
  note: (units) =>
    `Moose were weighed as quarters: in British Columbia adult bulls averaged ${roughWeight(549, units)} without head, hide and lower legs, cows ${roughWeight(439, units)}, young bulls ${roughWeight(357, units)}, calves ${roughWeight(180, units)}. We found no weights of boned moose, so the meat comes from Michigan’s table for large game.`,
}

export const measuredSpecies = { whitetail: deer, mule: deer, elk, moose } satisfies Record<
  Species['id'],
  MeasuredSpecies
>

export const bases = [
  { id: 'live', name: 'Live', hint: 'Whole, as it fell' },
  { id: 'dressed', name: 'Field-dressed', hint: 'Organs out; head and hide on' },
  { id: 'hanging', name: 'Hanging', hint: 'Skinned; head and lower legs off' },
] as const

export type Basis = (typeof bases)[number]['id']

export const poundsPerCubicFoot = 35

const msu = 'Michigan State University Extension tables 01600636 and 01600637'

export const measuredConstants = (units: Units): readonly ToolConstant[] => [
  {
    name: 'Boneless meat',
    value: 'Deer 0.48 × dressed weight; moose 0.43 ×; elk 0.499 ×',
    source: `${msu}; elk: University of Wyoming, six bulls and six cows`,
  },
  {
    name: 'Bone-in cuts',
    value: `Deer 0.61 × dressed − ${weightText(3.7, units)}; elk and moose 0.57 × dressed − ${weightText(2.8, units)}`,
    source: msu,
  },
  { name: 'Spread around both', value: 'Deer 5%, extreme 15%; elk and moose 7%, extreme 21%', source: msu },
  {
    name: 'Lost in field dressing',
    value: '25.4% of the live weight; group averages 23.7 to 26.3%, single deer 14 to 39%',
    source: '1,027 deer weighed in northern Minnesota; elk and moose borrow the figure',
  },
  {
    name: 'Hanging, as a share of dressed',
    value: 'Mule deer 84 to 85%, elk 83 to 87%, moose 60 to 68%',
    source:
      'University of Wyoming; whitetails borrow the mule deer’s. Moose: 45 to 51% of the live weight in Sweden, after that dressing loss',
  },
  {
    name: 'Freezer space',
    value: densityText(poundsPerCubicFoot, units),
    source: 'North Carolina State University',
  },
]
