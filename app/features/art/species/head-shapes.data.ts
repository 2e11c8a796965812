/**
 * Heads in profile, looking to the left: hundredths of the head's length, the poll at 0 0, x against the look, y downwards.
 * The points run from the poll over forehead and nose to the chin and back along the jaw to the throat.
 */
import type { CurvePoint } from './landmark-curve'

export interface HeadProfile {
  outline: readonly CurvePoint[]
  /** Degrees by which the bridge of the nose falls in these points. */
  fall: number
  eye: readonly [x: number, y: number]
  /** Where the antler leaves the skull. */
  pedicle: readonly [x: number, y: number]
  ear: readonly [x: number, y: number]
  throat: readonly [x: number, y: number]
  /** Top and lower end of the bare nose, and the nostril. */
  nose: { pad: readonly CurvePoint[]; nostril: readonly [x: number, y: number] }
  mouth: readonly CurvePoint[]
}

const whitetail: HeadProfile = {
  outline: [
    [0, 3],
    [-12, -3],
    [-25, -2.5],
    [-37, 3],
    [-48, 9.5],
    [-68, 14.5],
    [-86, 18],
    [-95, 20],
    [-100, 26, 0.8],
    [-99, 34],
    [-95.5, 38, 0.5],
    [-91, 44],
    [-81, 45.5],
    [-62, 45],
    [-41, 48],
    [-20, 52.5],
    [-4, 50],
    [8, 30],
  ],
  fall: 20,
  eye: [-38, 14.5],
  pedicle: [-16, -2],
  ear: [-3, 8],
  throat: [-6, 49],
  nose: {
    pad: [
      [-90, 19, 0.4],
      [-95, 20],
      [-100, 26, 0.8],
      [-99.6, 32, 0.4],
      [-96.5, 30],
      [-93.5, 26.5],
    ],
    nostril: [-96, 25],
  },
  mouth: [
    [-98, 36],
    [-88, 38.5],
    [-77, 40.5],
  ],
}

const red: HeadProfile = {
  ...whitetail,
  outline: [
    [0, 3],
    [-12, -2],
    [-24, -1.5],
    [-36, 3],
    [-48, 8],
    [-68, 12.5],
    [-86, 16.5],
    [-95, 18.5],
    [-100, 25, 0.8],
    [-99, 34],
    [-95.5, 38, 0.5],
    [-91, 44],
    [-81, 45],
    [-61, 44],
    [-40, 45.5],
    [-20, 50],
    [-4, 48],
    [8, 30],
  ],
  fall: 18.5,
  eye: [-37, 13.5],
  nose: {
    pad: [
      [-90, 17.3, 0.4],
      [-95, 18.5],
      [-100, 25, 0.8],
      [-99.6, 31.5, 0.4],
      [-96.5, 29.5],
      [-93.5, 25.5],
    ],
    nostril: [-96, 24],
  },
}

const fallow: HeadProfile = {
  ...red,
  outline: red.outline.map(([x, y, softness]) => (x < -55 ? [x, y + 0.5, softness ?? 1] : [x, y, softness ?? 1])),
}

/** Short, with a blunt forehead and a steep frown. */
const sika: HeadProfile = {
  ...whitetail,
  outline: whitetail.outline.map(([x, y, softness]) =>
    x < -60 ? [x, y - (y > 30 ? 0 : 1), softness ?? 1] : [x, y > 40 ? y + 2 : y - 1, softness ?? 1],
  ),
}

/** Blunt and deep at the muzzle, which is furred. */
const caribou: HeadProfile = {
  ...whitetail,
  outline: [
    [0, 3],
    [-12, -2],
    [-25, -1],
    [-37, 4],
    [-50, 8.5],
    [-68, 10.5],
    [-84, 11.5],
    [-95, 14],
    [-102, 22],
    [-102, 35],
    [-97.5, 42, 0.5],
    [-91, 49],
    [-78, 50.5],
    [-60, 48.5],
    [-40, 49],
    [-20, 52],
    [-4, 50],
    [8, 30],
  ],
  fall: 17,
  nose: {
    pad: [
      [-98, 17, 0.4],
      [-102, 22],
      [-102, 33, 0.4],
      [-98, 27],
    ],
    nostril: [-97, 25.5],
  },
  mouth: [
    [-100, 40.5],
    [-89, 43],
    [-76, 43.5],
  ],
}

/** Long, with a swollen muzzle that hangs over the lower lip. */
const moose: HeadProfile = {
  outline: [
    [0, 2],
    [-12, -1],
    [-24, 0],
    [-34, 4],
    [-46, 8.5],
    [-58, 8.5],
    [-74, 7.5],
    [-88, 11.5],
    [-97.5, 21],
    [-100.5, 33],
    [-96, 43],
    [-89, 45.5],
    [-83, 42.5, 0.5],
    [-79, 46.5],
    [-71, 46.5],
    [-56, 41.5],
    [-36, 43.5],
    [-18, 47.5],
    [-4, 46],
    [8, 28],
  ],
  fall: 12,
  eye: [-32, 12.5],
  pedicle: [-13, 1],
  ear: [0, 15],
  throat: [-5, 45],
  nose: {
    pad: [
      [-98.5, 24, 0.4],
      [-100.5, 33],
      [-97, 40, 0.4],
      [-96, 33],
    ],
    nostril: [-91, 25],
  },
  mouth: [
    [-90, 45],
    [-82, 42],
    [-68, 38.5],
  ],
}

export const headProfiles = { whitetail, red, fallow, sika, caribou, moose }

export type HeadShape = keyof typeof headProfiles
