/**
 * Prints of a front foot and the walk, of adults, in centimetres. Sizes lie within what field guides give:
 * - white-tailed deer 2 to 3 in long, trail 5 to 6 in wide: http://www.buckmasters.com/deer-tracks-1.aspx
 * - mule deer larger on average: Nelson, Wild Animals of North America; heart-shaped, stride 90 cm:
 *   http://4leggers.com/mule-deer-tracks/
 * - elk 10 to 11.5 cm, rounder than a deer's, stride 75 to 150 cm, hind prints a little ahead: enature.com (field guides);
 *   the pad a quarter of it: http://trackingquiz.com/quiz/bbq36/bbquiz36A.html; trail 8 in wide: reference.com
 * - moose 4.5 to 7 in long, 3 to 5 in wide, stride 30 to 54 in, trail 8.5 to 14 in wide:
 *   https://biologyinsights.com/what-do-moose-tracks-look-like-a-guide-to-identification
 * - caribou crescents 12.5 cm wide, a little less long, nearly always with dewclaws; with the overlapping hind print
 *   20 cm long: enature.com (field guides)
 * - red deer 7 to 9 cm long, up to 7.5 cm wide, broadly oval with a blunt tip, step 50 to 70 cm: wald-rlp.de; the pad a
 *   quarter of it: naturpark-bayer-wald.de
 * - fallow deer 6.5 cm long, 3 to 4 cm wide: https://survival-kompass.de/tierspuren/rotwild/; the pad half of it:
 *   https://expydoc.com/doc/9048989/vertraut-fl%C3%BCchtig
 * - sika longer and slimmer than fallow for its size, between roe and red deer: https://jagdrebell.de/
 * The walks of caribou, fallow deer and sika deer are estimates from their size.
 */
import type { Point } from '~/features/art/spine'
import type { DrawnSpecies } from '~/features/art/species.data'

export interface Print {
  /** Without dewclaws. */
  length: number
  width: number
  /**
   * The right toe's outline from its tip along the outer edge to the heel and back along the cleft: x from the middle
   * of the print, as a part of half its width; y from the tip, as a part of its length.
   */
  toe: readonly Point[]
  /** The part of the length, from the heel, that the soft pad takes. */
  pad: number
  /** Where the right one stands from the middle of the print, how long it is, and by how many degrees it turns out. */
  dewclaw?: { at: Point; length: number; turn: number }
  /** From a left print to the next right one. */
  step: number
  /** Between the middles of left and right prints. */
  straddle: number
  /** How far the hind foot treads ahead of the front foot's print. */
  ahead: number
  ground: 'mud' | 'snow'
}

export const prints: Record<DrawnSpecies, Print> = {
  'white-tailed-deer': {
    length: 7,
    width: 5.2,
    toe: [
      [0.13, 0],
      [0.4, 0.1],
      [0.73, 0.33],
      [0.96, 0.62],
      [0.98, 0.82],
      [0.79, 0.97],
      [0.5, 1],
      [0.22, 0.93],
      [0.09, 0.75],
      [0.12, 0.5],
      [0.15, 0.25],
      [0.1, 0.08],
    ],
    pad: 0.45,
    step: 42,
    straddle: 10,
    ahead: -1.5,
    ground: 'mud',
  },
  'mule-deer': {
    length: 7.8,
    width: 5.2,
    toe: [
      [0.2, 0],
      [0.45, 0.1],
      [0.72, 0.33],
      [0.94, 0.62],
      [0.97, 0.83],
      [0.78, 0.97],
      [0.5, 1],
      [0.22, 0.94],
      [0.09, 0.77],
      [0.13, 0.5],
      [0.2, 0.25],
      [0.17, 0.08],
    ],
    pad: 0.45,
    step: 45,
    straddle: 11,
    ahead: -1.5,
    ground: 'mud',
  },
  elk: {
    length: 11,
    width: 8.6,
    toe: [
      [0.3, 0],
      [0.56, 0.05],
      [0.83, 0.23],
      [0.98, 0.5],
      [0.97, 0.77],
      [0.78, 0.96],
      [0.48, 1],
      [0.21, 0.93],
      [0.1, 0.72],
      [0.1, 0.45],
      [0.11, 0.2],
      [0.16, 0.05],
    ],
    pad: 0.26,
    step: 60,
    straddle: 12,
    ahead: 3,
    ground: 'mud',
  },
  moose: {
    length: 14.5,
    width: 10.4,
    toe: [
      [0.2, 0],
      [0.43, 0.11],
      [0.72, 0.35],
      [0.95, 0.62],
      [0.98, 0.82],
      [0.8, 0.97],
      [0.5, 1],
      [0.24, 0.94],
      [0.12, 0.76],
      [0.17, 0.5],
      [0.22, 0.25],
      [0.17, 0.08],
    ],
    pad: 0.42,
    dewclaw: { at: [3.7, 10.5], length: 3.8, turn: 18 },
    step: 66,
    straddle: 18,
    ahead: -3,
    ground: 'mud',
  },
  caribou: {
    length: 10.8,
    width: 12.4,
    toe: [
      [0.15, 0.06],
      [0.3, 0],
      [0.6, 0.03],
      [0.86, 0.19],
      [0.99, 0.46],
      [0.96, 0.73],
      [0.76, 0.93],
      [0.5, 1],
      [0.29, 0.96],
      [0.23, 0.83],
      [0.3, 0.64],
      [0.33, 0.43],
      [0.28, 0.24],
      [0.17, 0.13],
    ],
    pad: 0.4,
    dewclaw: { at: [5.6, 9.3], length: 4.8, turn: 42 },
    step: 55,
    straddle: 18,
    ahead: -4,
    ground: 'snow',
  },
  'red-deer': {
    length: 8.5,
    width: 6.6,
    toe: [
      [0.2, 0],
      [0.48, 0.07],
      [0.79, 0.27],
      [0.97, 0.54],
      [0.98, 0.78],
      [0.79, 0.96],
      [0.5, 1],
      [0.22, 0.94],
      [0.09, 0.75],
      [0.09, 0.5],
      [0.11, 0.24],
      [0.12, 0.06],
    ],
    pad: 0.26,
    step: 60,
    straddle: 12,
    ahead: -1.5,
    ground: 'mud',
  },
  'fallow-deer': {
    length: 6.5,
    width: 3.9,
    toe: [
      [0.3, 0],
      [0.58, 0.11],
      [0.82, 0.34],
      [0.96, 0.6],
      [0.98, 0.82],
      [0.8, 0.97],
      [0.52, 1],
      [0.22, 0.95],
      [0.11, 0.77],
      [0.11, 0.5],
      [0.14, 0.25],
      [0.19, 0.07],
    ],
    pad: 0.5,
    step: 43,
    straddle: 9,
    ahead: -1.2,
    ground: 'mud',
  },
  'sika-deer': {
    length: 6.6,
    width: 4.5,
    toe: [
      [0.08, 0],
      [0.4, 0.09],
      [0.76, 0.31],
      [0.98, 0.6],
      [0.95, 0.84],
      [0.74, 0.97],
      [0.48, 1],
      [0.27, 0.93],
      [0.2, 0.74],
      [0.28, 0.48],
      [0.24, 0.23],
      [0.09, 0.06],
    ],
    pad: 0.38,
    step: 42,
    straddle: 9,
    ahead: -1.2,
    ground: 'mud',
  },
}
