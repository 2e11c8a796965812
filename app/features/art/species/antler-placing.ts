/** The antlers on the head: before it and behind, turned with it. */
import { antlerPair } from '~/features/art/antlers/antler-pair'
import { px } from '~/features/art/drawing'
import { unit as antlerUnit } from '~/features/art/smooth-path'
import type { DrawnSpecies } from '~/features/art/species.data'
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Detail, Paint } from './paint'
import { simplifyPath } from './path-lines'
import type { Marks } from './species-coat.data'

/** The slope of the face that antlers are drawn for. */
const antlerFall = 45

/** Seen small, an antler is its bone alone. */
export function antlersOf(species: DrawnSpecies, { unit, within }: Detail): { far: string; near: string } {
  const { far, near } = antlerPair(species)
  if (within === undefined) return { far, near }
  const boneOf = (markup: string) =>
    markup
      .replace(/<path d="([^"]*)" fill="([^"]*)"[^>]*>/g, (_, path: string, fill: string) =>
        /^var\(--antler(-far)?\)$/.test(fill)
          ? `<path d="${simplifyPath(path, unit / antlerUnit, within / antlerUnit)}" fill="${fill}"/>`
          : '',
      )
      .replaceAll(`scale(${String(antlerUnit)})`, `scale(${String(unit)})`)
  return { far: boneOf(far), near: boneOf(near) }
}

export function placeAntler(markup: string, { head }: Landmarks, fall: number, { unit }: Detail): string {
  const [x, y] = head.point([...head.profile.pedicle])
  const place = `translate(${px(x / unit)} ${px(y / unit)})rotate(${px(antlerFall - fall)})scale(${px(1 / unit)})`
  return `<g transform="${place}">${markup}</g>`
}

/** The hair of the crown that stands around the foot of the near antler. */
export function pedicle({ head }: Landmarks, { face }: Marks, { fill }: Paint): string {
  const [x, y] = head.profile.pedicle
  const tuft = closedCurve(
    (
      [
        [x - 9, y + 3, 0.3],
        [x - 6, y - 1],
        [x - 2, y + 1.5, 0.3],
        [x + 2, y - 2],
        [x + 6, y + 1, 0.4],
        [x + 9, y + 2],
        [x + 7, y + 8],
        [x, y + 9],
        [x - 6, y + 7],
      ] satisfies CurvePoint[]
    ).map(head.point),
  )
  return fill(tuft, face.darkForehead ? 'deep' : 'face')
}
