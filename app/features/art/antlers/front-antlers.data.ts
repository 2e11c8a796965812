/**
 * The antler on the viewer's right, from the front: origin on the skull between the pedicles, x outwards, y down. What
 * points towards the viewer is as short as he sees it. Red deer 73 to 86 cm between the beams:
 * http://stagantlers.co.uk/antler-sizes/; the other spreads are estimates of good adult males'.
 */
import type { DrawnSpecies } from '~/features/art/species.data'
import type { Beam, Tine } from './antler'

export const frontAntlers = {
  'white-tailed-deer': {
    points: [
      [3.6, 0],
      [6, -4],
      [10.5, -8],
      [16.5, -12.5],
      [21.5, -18.5],
      [22.8, -25],
      [21.6, -30.5],
      [18.4, -35],
      [13.6, -37.8],
    ],
    thick: 3.6,
    slim: 0.62,
    tines: [
      { at: 0.09, angle: -14, length: 11.5, bend: 18, thick: 2.1 },
      { at: 0.4, angle: -6, length: 29, bend: 4, thick: 2.6, layer: 'back' },
      { at: 0.62, angle: 10, length: 23, bend: -20, thick: 2.4, layer: 'back' },
      { at: 0.86, angle: 6, length: 12, bend: -10, thick: 2.1 },
    ],
  },
  'mule-deer': {
    points: [
      [3.6, 0],
      [7, -7],
      [13, -14],
      [20, -21],
      [27, -29],
      [32, -39],
      [34, -52],
    ],
    thick: 3.8,
    slim: 0.6,
    tines: [
      { at: 0.1, angle: -20, length: 5, bend: 12, thick: 1.8 },
      {
        at: 0.4,
        angle: -4,
        length: 36,
        bend: -2,
        thick: 3,
        tines: [{ at: 0.42, angle: -36, length: 18, bend: 30, thick: 2.2 }],
      },
      { at: 0.7, angle: -18, length: 17, bend: 14, thick: 2.3 },
    ],
  },
  elk: {
    points: [
      [7.5, 0],
      [13, -7],
      [25, -20],
      [39, -37],
      [50, -58],
      [55, -80],
      [51, -104],
    ],
    thick: 6,
    tines: [
      { at: 0.04, angle: -50, length: 31, bend: 74, thick: 3.7 },
      { at: 0.14, angle: -34, length: 34, bend: 56, thick: 3.7 },
      { at: 0.4, angle: -40, length: 28, bend: 50, thick: 3.5 },
      { at: 0.62, angle: -44, length: 48, bend: 46, thick: 4.3 },
      { at: 0.81, angle: -44, length: 30, bend: 36, thick: 3.4 },
    ],
  },
  'red-deer': {
    points: [
      [5, 0],
      [11, -8],
      [22, -21],
      [32.9, -37],
      [37.8, -54],
      [35.4, -69],
      [32.9, -82],
    ],
    thick: 5,
    slim: 0.62,
    tines: [
      { at: 0.05, angle: -40, length: 20, bend: 52, thick: 3 },
      { at: 0.16, angle: -26, length: 18, bend: 40, thick: 2.7 },
      { at: 0.45, angle: -46, length: 20, bend: 48, thick: 2.9 },
      { at: 0.77, angle: 52, length: 20, bend: -42, thick: 2.9 },
      { at: 0.8, angle: -52, length: 18, bend: 40, thick: 2.7 },
      { at: 0.84, angle: 18, length: 20, bend: -12, thick: 2.7 },
    ],
  },
  'sika-deer': {
    points: [
      [3.6, 0],
      [6.5, -5.3],
      [12, -14.1],
      [17, -23.8],
      [19, -33.4],
      [17, -44],
    ],
    thick: 3.1,
    tines: [
      { at: 0.08, angle: -24, length: 11.4, bend: 30, thick: 2 },
      { at: 0.48, angle: -44, length: 12.3, bend: 46, thick: 1.9 },
      { at: 0.75, angle: -48, length: 9.7, bend: 40, thick: 1.7 },
    ],
  },
  'fallow-deer': {
    points: [
      [4, 0],
      [7.5, -7],
      [14, -17],
      [20, -28],
      [26, -42],
      [29, -56],
      [27, -69],
    ],
    thick: 3.5,
    slim: 0.7,
    blade: [
      [0, 0, 0],
      [0.4, 0, 0],
      [0.62, 4, 5],
      [0.84, 6.5, 8],
      [0.95, 5, 5.5],
      [1, 0, 0],
    ],
    tines: [
      { at: 0.08, angle: -22, length: 17, bend: 28, thick: 2.4 },
      { at: 0.37, angle: -40, length: 15, bend: 44, thick: 2.4 },
      { at: 0.53, across: 0.4, angle: 88, length: 11, bend: -40, thick: 2.6 },
      { at: 0.66, across: 0.85, angle: 66, length: 6, bend: -22, thick: 2.2 },
      { at: 0.74, across: 0.87, angle: 58, length: 6.5, bend: -22, thick: 2.2 },
      { at: 0.82, across: 0.88, angle: 46, length: 6, bend: -20, thick: 2.2 },
      { at: 0.89, across: 0.84, angle: 30, length: 7, bend: -16, thick: 2.3 },
      { at: 0.95, across: 0.6, angle: 10, length: 7, bend: -12, thick: 2.3 },
      { at: 0.97, across: -0.3, angle: -14, length: 6.5, bend: -4, thick: 2.3 },
      { at: 0.92, across: -0.8, angle: -32, length: 5, bend: 10, thick: 2.2 },
    ],
  },
  moose: {
    points: [
      [8.5, 0],
      [14, -2.5],
      [25, -5.5],
      [39, -14],
      [53, -26],
      [64, -42],
    ],
    thick: 6,
    slim: 0.5,
    blade: [
      [0, 0, 0],
      [0.2, 0, 0],
      [0.48, 10, 5],
      [0.72, 17, 12],
      [0.9, 15, 13],
      [1, 5, 5],
    ],
    tines: [
      {
        at: 0.24,
        angle: -24,
        length: 22,
        bend: -14,
        thick: 5,
        blade: [
          [0, 0, 0],
          [0.3, 0.6, 0.6],
          [0.75, 4.5, 5],
          [1, 2, 2],
        ],
        tines: [
          { at: 0.6, across: -0.75, angle: -76, length: 13, bend: 34, thick: 3.4 },
          { at: 0.9, across: -0.5, angle: -50, length: 15, bend: 30, thick: 3.6 },
          { at: 0.93, across: 0.5, angle: -14, length: 14, bend: 12, thick: 3.4 },
        ],
      },
      { at: 0.5, across: -0.85, angle: -32, length: 13, bend: 24, thick: 4.4 },
      { at: 0.62, across: -0.87, angle: -22, length: 16, bend: 24, thick: 4.6 },
      { at: 0.74, across: -0.88, angle: -10, length: 17, bend: 22, thick: 4.6 },
      { at: 0.85, across: -0.86, angle: 2, length: 17, bend: 18, thick: 4.6 },
      { at: 0.94, across: -0.6, angle: 16, length: 15, bend: 16, thick: 4.4 },
      { at: 0.97, across: 0.2, angle: 36, length: 15, bend: 10, thick: 4.5 },
      { at: 0.93, across: 0.8, angle: 58, length: 14, bend: 4, thick: 4.4 },
      { at: 0.82, across: 0.88, angle: 82, length: 12, bend: -10, thick: 4.3 },
      { at: 0.7, across: 0.86, angle: 100, length: 9, bend: -24, thick: 4 },
    ],
  },
  caribou: {
    points: [
      [6, 0],
      [12, -5],
      [25, -17],
      [36, -34],
      [40, -54],
      [36, -74],
      [27, -90],
    ],
    thick: 4.2,
    slim: 0.55,
    blade: [
      [0, 0, 0],
      [0.62, 0, 0],
      [0.8, 0.6, 2.4],
      [0.92, 0.8, 3.2],
      [1, 0, 0],
    ],
    tines: [
      {
        at: 0.19,
        angle: -16,
        length: 33,
        bend: 30,
        thick: 2.8,
        blade: [
          [0, 0, 0],
          [0.45, 0.3, 0.3],
          [0.8, 3.4, 3.4],
          [1, 1.5, 1.5],
        ],
        tines: [
          { at: 0.7, across: -0.7, angle: -50, length: 12, bend: 26, thick: 2.2 },
          { at: 0.92, across: -0.5, angle: -28, length: 13, bend: 20, thick: 2.3 },
          { at: 0.95, across: 0.3, angle: 2, length: 12, bend: 4, thick: 2.3 },
          { at: 0.78, across: 0.7, angle: 26, length: 9, bend: -16, thick: 2 },
        ],
      },
      { at: 0.47, angle: 78, length: 8, bend: -40, thick: 2.4 },
      { at: 0.7, across: 0.4, angle: 36, length: 14, bend: -42, thick: 2.4 },
      { at: 0.79, across: 0.5, angle: 22, length: 19, bend: -44, thick: 2.6 },
      { at: 0.87, across: 0.5, angle: 8, length: 19, bend: -36, thick: 2.6 },
      { at: 0.95, across: 0.4, angle: -8, length: 14, bend: -24, thick: 2.4 },
    ],
  },
} as const satisfies Record<DrawnSpecies, Beam>

/** The tine that only one of a caribou's antlers has so: a plate that stands upright before the face. */
export const shovel = {
  at: 0.03,
  angle: -44,
  length: 27,
  bend: 46,
  thick: 3,
  blade: [
    [0, 0, 0],
    [0.3, 0.2, 0.2],
    [0.65, 5, 3.5],
    [0.95, 6.5, 5],
    [1, 5, 4],
  ],
  tines: [
    { at: 0.66, across: -0.85, angle: -66, length: 7, bend: 30, thick: 2.6 },
    { at: 0.84, across: -0.87, angle: -46, length: 8, bend: 26, thick: 2.8 },
    { at: 0.96, across: -0.6, angle: -20, length: 9, bend: 12, thick: 2.8 },
    { at: 0.97, across: 0.1, angle: 0, length: 9, bend: 0, thick: 2.8 },
    { at: 0.95, across: 0.75, angle: 22, length: 7, bend: -10, thick: 2.6 },
  ],
} as const satisfies Tine

/** And what the other has in its place. */
export const spike = { at: 0.03, angle: -20, length: 9, bend: 20, thick: 2 } as const satisfies Tine
