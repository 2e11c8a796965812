/**
 * Both antlers of a plate, from the side, the head to the left. In centimetres: the origin is the pedicle on the crown,
 * x backwards, y down, for a head whose line from forehead to nose falls by 45 degrees.
 */
import type { DrawnSpecies } from '~/features/art/species.data'
import { growAntler, type Beam } from './antler'
import { antlerMarkup, type AntlerTones } from './antler-markup'
import { farCaribouAntler, sideAntlers } from './side-antlers.data'

export { antlerColors } from './antler-colors.data'

const outline = 0.22

export const nearTones: AntlerTones = {
  base: 'antler',
  shade: 'antler-shade',
  light: 'antler-light',
  tip: 'antler-tip',
  line: 'antler-line',
}
const farTones: AntlerTones = {
  base: 'antler-far',
  shade: 'antler-far-shade',
  light: 'antler-far',
  tip: 'antler-far-tip',
  line: 'antler-line',
}

/** Where the far antler shows beside the near one. */
const farShift = 'translate(-4.5 -1.5)rotate(-5)'

/** `far` goes behind the head, `near` in front of it. */
export function antlerPair(species: DrawnSpecies): { far: string; near: string } {
  const near: Beam = sideAntlers[species]
  const far: Beam = species === 'caribou' ? farCaribouAntler : near
  return {
    far: `<g transform="${farShift}">${antlerMarkup(growAntler(far), farTones, outline)}</g>`,
    near: antlerMarkup(growAntler(near), nearTones, outline),
  }
}
