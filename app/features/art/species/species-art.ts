import { antlerColors } from '../antlers/antler-colors.data'
import { listedArt } from '../art-kind'
import type { Shade } from '../palette.data'
import { drawnSpecies } from '../species.data'
import { drawAnimal } from './animal'
import { bodies } from './species-body.data'
import { coats } from './species-coat.data'

export const speciesArt = listedArt(
  Object.fromEntries(
    drawnSpecies.map(({ id, name }) => [
      id,
      () => {
        const b = bodies[id]
        const s = 560 / b.shoulder / 1.35
        return {
          title: name, width: 1200, height: 900,
          colors: {...antlerColors, 'deer-hoof': ['#2b2420','#171310'], 'deer-eye': ['#1a1411','#120d0a'], 'deer-black': ['#241d19','#15110e'], ...Object.fromEntries(Object.entries(coats[id].tones).map(([k, v]): [string, Shade] => [`${id}-${k}`, v]))},
          body: `<rect width="1200" height="900" fill="var(--paper)"/><g transform="translate(420 840) scale(${s})">${drawAnimal(id)}</g>`,
        }
      },
    ]),
  ),
)
