/**
 * A pair of antlers from the front (or from behind), in centimetres, 0,0 between the pedicles: hard antlers of a species,
 * and a whitetail's while they grow, blunt and in velvet.
 */
import { growAntler, type Beam } from '~/features/art/antlers/antler'
import { frontAntlers } from '~/features/art/antlers/front-antlers.data'
import { mirrored } from '~/features/art/antlers/mirrored'
import { sideAntlers } from '~/features/art/antlers/side-antlers.data'
import type { DrawnSpecies } from '~/features/art/species.data'
import { hardTones, plainAntlers, velvetTones } from './plain-antlers'

const whitetail: Beam = frontAntlers['white-tailed-deer']

const budding: Beam = {
  points: [
    [3.6, 0],
    [4.6, -3.6],
    [6.4, -7],
    [8, -9],
  ],
  thick: 3.9,
  slim: 0.95,
}

const forking: Beam = {
  points: [
    [3.4, 0],
    [5.6, -4],
    [10, -8.5],
    [15, -12.5],
    [18.5, -17],
    [19.5, -20],
  ],
  thick: 4.4,
  slim: 0.85,
  tines: [
    { at: 0.14, angle: -12, length: 7, bend: 10, thick: 3 },
    { at: 0.58, angle: -12, length: 12, bend: 8, thick: 3.4 },
  ],
}

const full: Beam = {
  ...whitetail,
  thick: 4.5,
  slim: 0.8,
  tines: (whitetail.tines ?? []).map((tine) => ({ ...tine, thick: tine.thick + 0.9, length: tine.length - 1 })),
}

const inVelvet = { budding, forking, full }

/** `outline` in centimetres. */
export function hardRack(species: DrawnSpecies, outline = 0.25): string {
  const right: Beam = frontAntlers[species]
  return plainAntlers([...growAntler(mirrored(right, species)), ...growAntler(right)], hardTones, outline)
}

export function velvetRack(stage: keyof typeof inVelvet, outline = 0.25): string {
  const right = inVelvet[stage]
  return plainAntlers([...growAntler(mirrored(right, stage)), ...growAntler(right)], velvetTones, outline)
}

/** One antler on its side, as it lies where it was cast. */
export function shedAntler(outline = 0.25): string {
  return plainAntlers(growAntler(sideAntlers['white-tailed-deer']), hardTones, outline)
}
