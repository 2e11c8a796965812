/**
 * A rack from the front or from behind, 0,0 between the pedicles; the right antler is 100 to 180 high. Whitetail: points
 * rise from one beam. Mule deer: the antler forks, and the forks fork again.
 */
import { curve, fill, limb, stroke } from './pen'

interface Rack {
  /** Thick from foot to tip, the first is the beam. */
  limbs: readonly string[]
  /** Lit edges. */
  lights: readonly string[]
}

const whitetail: Rack = {
  limbs: [
    '15,6,16 24,-18,13 56,-46,12 88,-88,11 97,-128,9 84,-164,6 62,-186,2',
    '24,-14,10 27,-44,8 20,-66,2',
    '55,-44,11 56,-92,9 46,-136,2',
    '84,-80,10 84,-130,8 72,-172,2',
    '97,-122,8 101,-156,6 92,-188,2',
  ],
  lights: ['18,-8 30,-28 56,-50 82,-90 90,-124', '53,-60 53,-92 47,-124', '82,-98 81,-128 74,-158', '25,-26 25,-44 21,-58'],
}

const mule: Rack = {
  limbs: [
    '15,6,16 24,-26,13 38,-62,12 52,-92,12',
    '50,-86,11 54,-120,10 44,-156,7 32,-186,2',
    '54,-122,9 68,-158,7 70,-190,2',
    '50,-88,12 84,-114,10 98,-146,8 96,-184,2',
    '90,-122,9 118,-144,7 128,-178,2',
    '22,-16,8 22,-34,5 18,-44,2',
  ],
  lights: ['18,-12 32,-52 46,-84', '48,-100 50,-124 42,-152', '60,-96 84,-118 94,-144'],
}

/** In velvet: the same growth, thicker and blunt. */
const velvet: Rack = {
  limbs: [
    '15,6,19 24,-18,18 56,-46,17 88,-88,16 97,-128,14 86,-160,13 76,-174,9',
    '24,-14,14 27,-40,13 24,-52,9',
    '55,-44,16 56,-86,14 50,-120,9',
    '84,-80,15 84,-124,13 76,-154,9',
  ],
  lights: ['18,-8 30,-28 56,-50 82,-90 88,-124', '53,-60 53,-84 49,-108', '82,-98 81,-122 76,-142'],
}

/** The first weeks: knobs and the start of a fork. */
const budding: Rack = {
  limbs: ['15,6,20 22,-18,20 40,-42,19 56,-66,18 60,-80,12', '26,-18,14 30,-36,13 29,-46,9'],
  lights: ['18,-8 28,-26 44,-50 52,-66'],
}

const racks = { whitetail, mule, velvet, budding }

export function frontAntlers(kind: keyof typeof racks): string {
  const { limbs, lights } = racks[kind]
  const tone = kind === 'velvet' || kind === 'budding' ? 'velvet' : 'bone'
  const one = limbs.map((branch) => fill(limb(branch), tone)).join('') + stroke(lights.map(curve).join(''), `${tone}-light`, 3)
  return `${one}<g transform="scale(-1 1)">${limbs.map((branch) => fill(limb(branch), tone)).join('')}${stroke(lights.map(curve).join(''), `${tone}-light`, 3)}</g>`
}
