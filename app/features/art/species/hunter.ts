/** A person of 1.8 m beside the animal, for scale: a flat silhouette that stands, looks to the left, a rifle on the shoulder. */
import { closedCurve, type CurvePoint } from './landmark-curve'

/** Centimetres: x 0 between the feet, heights upwards; the crown of the hat is at 180. */
const figure: readonly CurvePoint[] = [
  [3, 180],
  [-6, 178.5],
  [-8.5, 171, 0.3],
  [-15, 168.5, 0.3],
  [-9, 167.5, 0.3],
  [-9.5, 162],
  [-10.5, 159.5, 0.4],
  [-8.5, 157],
  [-7, 152.5],
  [-2.5, 151, 0.4],
  [-3, 147],
  [-13, 141],
  [-17, 126],
  [-19, 110],
  [-17.5, 98],
  [-17, 88, 0.3],
  [-15.5, 84, 0.3],
  [-16, 60],
  [-15, 45],
  [-14.5, 25],
  [-13.5, 10],
  [-17, 5],
  [-23, 2.5],
  [-23.5, 0, 0.2],
  [-4, 0, 0.2],
  [-4, 8, 0.6],
  [-3, 30],
  [-1.5, 50],
  [1, 74, 0.3],
  [3, 50],
  [5.5, 30],
  [7, 10],
  [5, 5],
  [0, 2.5],
  [-0.5, 0, 0.2],
  [17, 0, 0.2],
  [17.5, 8],
  [17, 28],
  [17, 48],
  [17.5, 66],
  [17, 84, 0.3],
  [19.5, 86, 0.3],
  [20, 100],
  [24, 108],
  [25.5, 122],
  [25, 136],
  [20, 144],
  [10, 148],
  [9, 154],
  [10.5, 161],
  [10.5, 167, 0.3],
  [17, 168, 0.3],
  [11, 170.5, 0.3],
  [9, 178],
]

/** The rifle slung behind the shoulder, the muzzle up. */
const rifle: readonly CurvePoint[] = [
  [20.2, 181, 0],
  [22, 181, 0],
  [26.5, 134, 0],
  [30, 100, 0],
  [33, 78, 0],
  [27, 77, 0],
  [26, 96, 0],
  [23.5, 118, 0],
]

export const hunterWidth = 57

export function hunterPath(): string {
  return [figure, rifle].map((points) => closedCurve(points.map(([x, height, softness]) => [x, -height, softness ?? 1]))).join('')
}
