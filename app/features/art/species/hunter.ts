/**
 * A person of 1.8 m without the hat beside the animal, for scale: the flat silhouette of a hunter who stands and looks to the left, in a hat
 * and a long jacket, a hand at the sling of the rifle behind the shoulder. Centimetres: x 0 between the feet, the ground at 0.
 */
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'

/** Heights upwards: front edge down, then back edge up; the crown of the head, in the hat, is at `crown`. */
const figure: readonly CurvePoint[] = [
  [2, 180],
  [-5.5, 179],
  [-8, 171.5, 0.3],
  [-17, 168, 0.3],
  [-9.5, 167.2, 0.4],
  [-9.6, 164.5],
  [-12.2, 160, 0.5],
  [-10.2, 158.2, 0.6],
  [-10.4, 155],
  [-8.6, 152.4],
  [-4.2, 152, 0.5],
  [-5, 148.5, 0.5],
  [-11, 143.5],
  [-15.5, 133],
  [-16.5, 120],
  [-15.2, 107],
  [-17, 92],
  [-17.5, 83, 0.2],
  [-13.5, 82, 0.2],
  [-13.2, 66],
  [-11.8, 48],
  [-11.8, 32],
  [-9.8, 13],
  [-14, 8],
  [-22, 4.5],
  [-22.5, 0, 0.2],
  [-0.5, 0, 0.2],
  [0, 12, 0.6],
  [1.6, 30],
  [0, 48],
  [2.6, 75, 0.2],
  [4.5, 50],
  [5.6, 32],
  [8.6, 13],
  [5, 8],
  [-2, 4.5, 0.6],
  [-0.4, 0, 0.2],
  [19, 0, 0.2],
  [18.8, 13, 0.6],
  [20, 32],
  [17, 50],
  [18.6, 70],
  [18.5, 82, 0.2],
  [21, 83, 0.2],
  [18.5, 98],
  [15.5, 113],
  [17.5, 128],
  [16.5, 141],
  [9.5, 149],
  [7, 153],
  [9.5, 161],
  [9.8, 167, 0.3],
  [17, 167.4, 0.3],
  [9.4, 171.6, 0.3],
  [8.5, 178],
]

/** The rifle slung behind the shoulder, the muzzle up. */
const rifle: readonly CurvePoint[] = [
  [17.2, 186, 0],
  [18.8, 186, 0],
  [21, 140, 0],
  [23.4, 112, 0],
  [28, 78, 0],
  [21.5, 77, 0],
  [20, 104, 0],
  [18.6, 128, 0],
]

/** The near arm, bent: the hand at the sling. */
const arm: readonly CurvePoint[] = [
  [10.5, 137],
  [12, 123],
  [8.5, 112],
  [2, 115],
  [-5.5, 123],
]

const crown = 174.5
const stature = 180 / crown

const up = (points: readonly CurvePoint[]) =>
  points.map(([x, height, softness]): CurvePoint => [x * stature, -height * stature, softness ?? 1])

export function hunterPath(): string {
  return [figure, rifle].map((points) => closedCurve(up(points))).join('')
}

/** What the flat shape leaves open so that the arm shows. */
export function hunterArm(): string {
  return openCurve(up(arm))
}
