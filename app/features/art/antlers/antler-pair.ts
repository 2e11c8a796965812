/**
 * Both antlers of a plate, from the side, the head to the left. In centimetres: the origin is the pedicle on the crown,
 * x backwards, y down, for a head whose line from forehead to nose falls by 45 degrees.
 */
import type { DrawnSpecies } from '../species.data'
import { growAntler, type Beam } from './antler'
import { antlerMarkup } from './antler-markup'
import { sideAntlers } from './side-antlers.data'

export { antlerColors } from './antler-colors.data'

/** Where the far antler shows beside the near one. */
const farShift = { x: -4.5, y: -1.5, turn: -5 }

/** `far` goes behind the head, `near` in front of it. */
export function antlerPair(species: DrawnSpecies): { far: string; near: string } {
  const beam: Beam = sideAntlers[species]
  const branches = growAntler(beam)
  const { x, y, turn } = farShift
  const far = antlerMarkup(branches, { base: 'antler-far', shade: 'antler-far-shade', line: 'antler-line' }, 0.25)
  return {
    far: `<g transform="translate(${String(x)} ${String(y)})rotate(${String(turn)})">${far}</g>`,
    near: antlerMarkup(
      branches,
      { base: 'antler', shade: 'antler-shade', line: 'antler-line', tip: 'antler-tip' },
      0.25,
    ),
  }
}
