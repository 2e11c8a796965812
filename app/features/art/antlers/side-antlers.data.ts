/**
 * The antlers of the plates, from the side, the head to the left: origin at the pedicle, x backwards, good adult males.
 * Red deer 78 to 86 cm, sika 41 to 46 cm, fallow up to 70 cm: http://stagantlers.co.uk/antler-sizes/; mule deer beams of
 * 20 to 25 in and hardly a brow tine: Outdoor Life, 8 September 2018; six points to an elk's antler:
 * https://journalofmountainhunting.com/measuring-and-scoring-antlers. The other lengths and all angles are estimates.
 */
import type { DrawnSpecies } from '~/features/art/species.data'
import type { Beam } from './antler'

/** What a caribou's two antlers share: the bez palm, the rear tine, the points of the top. */
const caribouTines = [
  {
    at: 0.13,
    angle: -48,
    length: 36,
    bend: 22,
    thick: 2.8,
    blade: [
      [0, 0, 0],
      [0.45, 0.3, 0.3],
      [0.8, 4, 4],
      [1, 1.5, 1.5],
    ],
    tines: [
      { at: 0.66, across: -0.7, angle: -72, length: 14, bend: 30, thick: 2.2 },
      { at: 0.88, across: -0.6, angle: -48, length: 14, bend: 26, thick: 2.3 },
      { at: 0.95, across: 0.2, angle: -16, length: 13, bend: 12, thick: 2.3 },
      { at: 0.78, across: 0.7, angle: 14, length: 9, bend: -10, thick: 2 },
    ],
  },
  { at: 0.44, angle: 72, length: 9, bend: -34, thick: 2.4 },
  { at: 0.72, across: 0.5, angle: 24, length: 17, bend: -34, thick: 2.4 },
  { at: 0.8, across: 0.5, angle: 8, length: 22, bend: -38, thick: 2.6 },
  { at: 0.88, across: 0.5, angle: -6, length: 21, bend: -32, thick: 2.6 },
  { at: 0.95, across: 0.4, angle: -24, length: 15, bend: -20, thick: 2.4 },
] as const

const caribouBeam = {
  points: [
    [0, 0],
    [6, -7],
    [18, -20],
    [28, -38],
    [30, -58],
    [21, -76],
    [5, -87],
    [-10, -90],
  ],
  thick: 4.2,
  slim: 0.55,
  blade: [
    [0, 0, 0],
    [0.62, 0, 0],
    [0.8, 0.8, 2.4],
    [0.92, 1, 3.2],
    [1, 0, 0],
  ],
} as const

/** Mostly one antler alone carries the shovel; the other's brow tine is a spike. */
export const farCaribouAntler: Beam = {
  ...caribouBeam,
  tines: [{ at: 0.03, angle: -66, length: 12, bend: 20, thick: 2 }, ...caribouTines],
}

export const sideAntlers = {
  'white-tailed-deer': {
    points: [
      [0, 0],
      [4, -5],
      [7.5, -11],
      [8, -17.5],
      [4.5, -22.5],
      [-1.8, -25],
      [-9, -25.5],
      [-15.6, -26.5],
      [-20.6, -29.5],
    ],
    thick: 3.7,
    tines: [
      { at: 0.11, angle: -26, length: 12, bend: 26, thick: 2.2 },
      { at: 0.37, angle: 16, length: 25, bend: -18, thick: 2.6 },
      { at: 0.57, angle: 5, length: 21, bend: -12, thick: 2.4 },
      { at: 0.76, angle: -4, length: 14, bend: -6, thick: 2.1 },
    ],
  },
  'mule-deer': {
    points: [
      [0, 0],
      [3, -7],
      [7, -16],
      [9.5, -25],
      [8, -33],
      [1, -42],
      [-7, -53],
    ],
    thick: 3.8,
    slim: 0.6,
    tines: [
      { at: 0.12, angle: -20, length: 5, bend: 12, thick: 1.8 },
      {
        at: 0.38,
        angle: 34,
        length: 39,
        bend: -24,
        thick: 3,
        tines: [{ at: 0.42, angle: -6, length: 18, bend: 8, thick: 2.2 }],
      },
      { at: 0.7, angle: -8, length: 15, bend: 12, thick: 2.3 },
    ],
  },
  elk: {
    points: [
      [0, 0],
      [5, -9],
      [15, -24],
      [30, -41],
      [47, -56],
      [62, -73],
      [72, -95],
    ],
    thick: 6,
    tines: [
      { at: 0.035, angle: -88, length: 37, bend: 66, thick: 3.7 },
      { at: 0.12, angle: -76, length: 39, bend: 66, thick: 3.7 },
      { at: 0.37, angle: -52, length: 33, bend: 50, thick: 3.5 },
      { at: 0.62, angle: -30, length: 48, bend: 34, thick: 4.4 },
      { at: 0.82, angle: -4, length: 28, bend: 6, thick: 3.3 },
    ],
  },
  'red-deer': {
    points: [
      [0, 0],
      [5, -9],
      [13, -25],
      [19, -42],
      [20, -57],
      [17, -71],
      [12, -86],
    ],
    thick: 5,
    slim: 0.62,
    tines: [
      { at: 0.045, angle: -78, length: 28, bend: 64, thick: 3 },
      { at: 0.15, angle: -66, length: 24, bend: 54, thick: 2.7 },
      { at: 0.44, angle: -58, length: 24, bend: 52, thick: 2.9 },
      { at: 0.75, angle: 46, length: 21, bend: -34, thick: 2.9 },
      { at: 0.78, angle: -62, length: 17, bend: 44, thick: 2.7 },
      { at: 0.84, angle: 16, length: 22, bend: -8, thick: 2.7 },
    ],
  },
  'sika-deer': {
    points: [
      [0, 0],
      [2.6, -6.2],
      [7, -15],
      [10.6, -24.6],
      [11.9, -34.3],
      [10.6, -44.9],
    ],
    thick: 3.1,
    tines: [
      { at: 0.07, angle: -62, length: 13.2, bend: 52, thick: 2 },
      { at: 0.48, angle: -48, length: 13.2, bend: 48, thick: 1.9 },
      { at: 0.74, angle: -36, length: 9.7, bend: 28, thick: 1.7 },
    ],
  },
  'fallow-deer': {
    points: [
      [0, 0],
      [3.6, -6.3],
      [9, -15.3],
      [13.5, -25.2],
      [18.8, -37],
      [19.8, -50.5],
      [16.6, -61.3],
    ],
    thick: 3.5,
    slim: 0.7,
    blade: [
      [0, 0, 0],
      [0.4, 0, 0],
      [0.62, 3.1, 4.5],
      [0.84, 5.4, 8.1],
      [0.95, 4, 5.4],
      [1, 0, 0],
    ],
    tines: [
      { at: 0.07, angle: -66, length: 16.2, bend: 58, thick: 2.4 },
      { at: 0.37, angle: -52, length: 14.4, bend: 50, thick: 2.4 },
      { at: 0.52, across: 0.4, angle: 96, length: 11.7, bend: -34, thick: 2.6 },
      { at: 0.65, across: 0.85, angle: 78, length: 5.4, bend: -20, thick: 2.2 },
      { at: 0.73, across: 0.87, angle: 70, length: 5.9, bend: -20, thick: 2.2 },
      { at: 0.8, across: 0.88, angle: 60, length: 5.4, bend: -18, thick: 2.2 },
      { at: 0.87, across: 0.86, angle: 46, length: 6.3, bend: -16, thick: 2.3 },
      { at: 0.93, across: 0.75, angle: 28, length: 6.3, bend: -14, thick: 2.3 },
      { at: 0.97, across: 0.3, angle: 8, length: 6.3, bend: -10, thick: 2.3 },
      { at: 0.95, across: -0.6, angle: -14, length: 5.4, bend: 2, thick: 2.2 },
    ],
  },
  moose: {
    points: [
      [0, 0],
      [6.8, -3.4],
      [16, -9.1],
      [28.5, -21.7],
      [43.3, -37.6],
      [58.1, -57],
    ],
    thick: 6,
    slim: 0.5,
    blade: [
      [0, 0, 0],
      [0.12, 0, 0],
      [0.42, 14.8, 8],
      [0.7, 20.5, 16],
      [0.9, 17.1, 13.7],
      [1, 5.7, 4.6],
    ],
    tines: [
      {
        at: 0.17,
        angle: -58,
        length: 25.1,
        bend: 14,
        thick: 5,
        blade: [
          [0, 0, 0],
          [0.3, 0.7, 0.7],
          [0.75, 6.3, 6.3],
          [1, 2.3, 2.3],
        ],
        tines: [
          { at: 0.55, across: -0.75, angle: -92, length: 17.1, bend: 40, thick: 3.4 },
          { at: 0.86, across: -0.6, angle: -72, length: 20.5, bend: 36, thick: 3.6 },
          { at: 0.95, across: 0.3, angle: -40, length: 18.2, bend: 24, thick: 3.4 },
          { at: 0.78, across: 0.8, angle: -18, length: 11.4, bend: 10, thick: 3 },
        ],
      },
      { at: 0.38, across: -0.85, angle: -34, length: 16, bend: 26, thick: 4.4 },
      { at: 0.52, across: -0.87, angle: -24, length: 20.5, bend: 26, thick: 4.6 },
      { at: 0.66, across: -0.88, angle: -14, length: 19.4, bend: 22, thick: 4.6 },
      { at: 0.79, across: -0.87, angle: -2, length: 20.5, bend: 20, thick: 4.6 },
      { at: 0.9, across: -0.8, angle: 10, length: 17.1, bend: 18, thick: 4.4 },
      { at: 0.96, across: -0.1, angle: 28, length: 18.2, bend: 16, thick: 4.6 },
      { at: 0.95, across: 0.7, angle: 48, length: 16, bend: 10, thick: 4.4 },
      { at: 0.84, across: 0.87, angle: 72, length: 12.5, bend: -6, thick: 4.2 },
    ],
  },
  caribou: {
    ...caribouBeam,
    tines: [
      {
        at: 0.03,
        angle: -80,
        length: 31,
        bend: 8,
        thick: 2.6,
        blade: [
          [0, 0, 0],
          [0.3, 0.2, 0.2],
          [0.85, 7.5, 9],
          [1, 6.5, 8],
        ],
        tines: [
          { at: 0.72, across: 0.87, angle: -28, length: 8, bend: -10, thick: 2.6 },
          { at: 0.95, across: 0.8, angle: -44, length: 9, bend: -10, thick: 2.8 },
          { at: 0.96, across: 0.25, angle: -66, length: 8, bend: 0, thick: 2.8 },
          { at: 0.96, across: -0.3, angle: -84, length: 8, bend: 6, thick: 2.8 },
          { at: 0.93, across: -0.85, angle: -104, length: 8, bend: 14, thick: 2.6 },
        ],
      },
      ...caribouTines,
    ],
  },
} as const satisfies Record<DrawnSpecies, Beam>
