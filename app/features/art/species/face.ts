/** The head with what makes its face: nose, mouth, eye, and the marks of the species. */
import { px } from '~/features/art/drawing'
import type { Landmarks } from './body-landmarks'
import { headOutline } from './body-outline'
import { closedCurve, type CurvePoint, openCurve } from './landmark-curve'
import type { Paint } from './paint'
import type { BodyMeasures } from './species-body.data'
import type { Marks } from './species-coat.data'

/** `clip` names the clip path that this draws for itself. */
export function drawFace(body: BodyMeasures, marks: Landmarks, { face }: Marks, paint: Paint, clip: string): string {
  const { fill, line } = paint
  const { point, profile, size } = marks.head
  const shape = (...points: CurvePoint[]) => closedCurve(points.map(point))
  const outline = headOutline(marks)
  const [eyeX, eyeY] = profile.eye

  const cheekShade = shape(
    [-96, 40],
    [-70, 35],
    [-46, 33],
    [-24, 36],
    [-8, 28],
    [14, 20],
    [10, 60],
    [-50, 60],
    [-90, 55],
  )
  const litBridge = shape([-26, -8], [-34, 6.5], [-50, 14], [-70, 19], [-88, 23.5], [-92, 12], [-60, 0])
  const paleMuzzle = shape([-100, 12], [-72, 10], [-58, 14], [-56, 26], [-62, 38], [-64, 52], [-104, 52], [-106, 30])
  const darkForehead = shape([-10, -8], [-12, 2.5], [-22, 7], [-32, 8.5], [-41, 8], [-45, 3], [-34, -8])
  const forehead = shape([-8, -8], [-8, 4], [-20, 10], [-32, 11.5], [-45, 12], [-51, 8], [-40, -8])
  const darkMuzzle = shape([-104, 10], [-80, 2], [-62, 12], [-60, 28], [-70, 40], [-78, 52], [-104, 52])
  const muzzleBand = shape([-93, 16], [-84, 16], [-84, 27], [-86, 38], [-94, 39], [-92, 29])
  /** With that of the other side it makes a V. */
  const brow = shape([-50, 12], [-42, 6.5], [-32, 2.5], [-22, -4, 0.4], [-27, 5], [-36, 8.6])
  const chin = shape([-97, 37], [-84, 36.5], [-74, 36], [-66, 43], [-74, 52], [-96, 52])

  const [eyeMiddleX, eyeMiddleY] = point([eyeX, eyeY])
  const marksOfFace = [
    face.paleMuzzle ? fill(paleMuzzle, 'pale', 0.85) : '',
    face.darkMuzzle ? fill(darkMuzzle, 'light', 0.5) : '',
    face.darkForehead ? (paint.small ? '' : fill(forehead, 'deep', 0.35)) + fill(darkForehead, 'deep', 0.6) : '',
    face.muzzleBand ? fill(muzzleBand, 'pale', 0.75) : '',
    face.paleBrow ? fill(brow, 'pale', 0.75) : '',
    face.chin ? fill(chin, 'pale') : '',
    face.eyeRing ? fill(eyeShape(eyeX, eyeY, 7, 5.3), 'pale', 0.7) : '',
  ]
  const inside = [
    fill(litBridge, 'light', 0.5),
    fill(cheekShade, 'neck-deep', 0.5),
    ...marksOfFace,
    face.furredNose
      ? fill(closedCurve(profile.nose.pad.map(point)), face.darkMuzzle ? 'shade' : 'deep')
      : fill(closedCurve(profile.nose.pad.map(point)), 'black'),
    line(openCurve(profile.mouth.map(point)), 'neck-deep', body.head.length * 0.014),
    line(
      openCurve(
        (
          [
            [eyeX - 5, eyeY + 4],
            [eyeX - 8.5, eyeY + 6.5],
          ] satisfies CurvePoint[]
        ).map(point),
      ),
      'black',
      body.head.length * 0.02,
      0.55,
    ),
  ]

  function eyeShape(x: number, y: number, long: number, high: number): string {
    return shape([x - long, y + 1.5, 0.7], [x, y - high], [x + long, y, 0.7], [x, y + high * 0.85])
  }

  const [lightX, lightY] = point([eyeX - 1.4, eyeY - 1.6])
  const [nostrilX, nostrilY] = profile.nose.nostril
  const nostril: CurvePoint[] = [
    [nostrilX, nostrilY],
    [nostrilX + 2.5, nostrilY - (face.darkMuzzle ? 3 : 1.2)],
  ]
  if (paint.small) {
    const seen = [...marksOfFace, fill(closedCurve(profile.nose.pad.map(point)), 'black')].join('')
    return (
      fill(outline, 'face') +
      paint.clip(outline, clip) +
      `<g clip-path="url(#${clip})">${seen}</g>` +
      paint.dots(dot(eyeMiddleX, eyeMiddleY), 'eye', size * 8)
    )
  }
  return (
    fill(outline, 'face') +
    paint.clip(outline, clip) +
    `<g clip-path="url(#${clip})">${inside.join('')}</g>` +
    fill(eyeShape(eyeX, eyeY, 5.4, 4), 'eye') +
    paint.dots(dot(lightX, lightY), 'pale', size * 2.2) +
    paint.dots(openCurve(nostril.map(point)), 'eye', size * (face.darkMuzzle ? 4.2 : 2.8))
  )
}

/** As long as it takes for a line with round ends to show. */
function dot(x: number, y: number): string {
  return `M${px(x)} ${px(y)}l0.5 0`
}
