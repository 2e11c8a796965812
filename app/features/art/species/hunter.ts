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
  [-12, 142],
  [-17, 132],
  [-19.5, 116],
  [-20, 100],
  [-18.5, 90, 0.5],
  [-16, 80, 0.2],
  [-13.5, 78, 0.2],
  [-13, 60],
  [-12.5, 46],
  [-12.5, 28],
  [-12, 9],
  [-15, 4.5],
  [-21.5, 3],
  [-22.5, 0, 0.2],
  [-3, 0, 0.2],
  [-3, 9, 0.6],
  [-1.5, 30],
  [0, 48],
  [2, 72, 0.2],
  [5, 50],
  [6.5, 30],
  [7.5, 10],
  [5, 4.5],
  [0, 3],
  [-0.5, 0, 0.2],
  [17, 0, 0.2],
  [17.5, 9],
  [17.5, 28],
  [18, 46],
  [18, 64],
  [17.5, 78, 0.2],
  [20, 80, 0.2],
  [20.5, 98],
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
