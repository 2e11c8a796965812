/**
 * The edges of a deer's limbs, joint by joint, downwards in front and upwards behind: the carpus
 * at a third of the shoulder height, the point of the hock at about 44 hundredths.
 */

/** The height of the brisket that the tables below are written for: heights are hundredths of the shoulder height. */
export const tableBrisket = 55

/** Front edge downwards, then back edge upwards: x in hundredths of the shoulder height, c in cannon widths, h is the height. */
export type Joint = readonly [x: number, cannons: number, height: number, softness?: number]

export const frontLeg: readonly Joint[] = [
  [-13, 0, 72],
  [-8, 0, 61],
  [-4.2, -0.4, 53],
  [-2, -0.62, 45],
  [-0.6, -0.62, 37],
  [-0.4, -0.72, 33.5],
  [0, -0.58, 29.5],
  [0, -0.48, 20],
  [0, -0.62, 11.5],
  [-1.2, -0.55, 7],
  [-2.4, -0.55, 4.4, 0.4],
]
export const frontLegBack: readonly Joint[] = [
  [0.5, 0.35, 3.6, 0.4],
  [0.2, 0.5, 6.5],
  [1.4, 0.75, 7.6, 0.2],
  [1.2, 0.7, 9.2, 0.4],
  [0, 0.66, 11.5],
  [0, 0.5, 20],
  [0, 0.55, 29],
  [0, 0.8, 34, 0.8],
  [0.2, 0.68, 38],
  [0.8, 0.8, 44],
  [2.4, 0.85, 49.5],
  [4.2, 0.9, 52.4, 0.7],
  [6, 0.95, 53.8, 0.8],
  [7.2, 0.8, 56.6, 0.8],
  [8, 0.4, 62],
  [9, 0, 70],
]
export const hindLeg: readonly Joint[] = [
  [-25, 0, 80],
  [-25, 0, 68],
  [-23, 0, 60],
  [-18, 0, 53.5],
  [-10.5, 0, 47.5],
  [-4, -0.3, 42.5],
  [-1.2, -0.62, 37.5],
  [-0.8, -0.52, 30],
  [-1.6, -0.5, 20],
  [-2.2, -0.66, 11.5],
  [-3.6, -0.58, 7],
  [-5, -0.58, 4.4, 0.4],
]
export const hindLegBack: readonly Joint[] = [
  [-2, 0.4, 3.6, 0.4],
  [-2.2, 0.5, 6.5],
  [-1, 0.75, 7.6, 0.2],
  [-1.2, 0.7, 9.2, 0.4],
  [-2.2, 0.68, 11.5],
  [-1.6, 0.52, 20],
  [-0.6, 0.6, 31],
  [0.2, 0.85, 38],
  [1, 1.1, 43.6, 0.55],
  [-0.6, 0.9, 47.5],
  [-1, 0.8, 53],
  [1.4, 0.6, 61],
  [4.7, 0, 68],
  [3.4, 0, 75],
  [-3, 0, 84],
]
