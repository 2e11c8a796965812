/** How each plate is composed: units of the sheet per centimetre, where the breast and the figure stand, what is behind. */
import type { DrawnSpecies } from '~/features/art/species.data'
import type { Habitat } from './habitat.data'

export interface PlateLayout {
  scale: number
  /** Where the animal's breast is. */
  animal: number
  /** Where the figure's feet are. */
  figure: number
  habitat: Habitat
}

export const plates: Readonly<Record<DrawnSpecies, PlateLayout>> = {
  'white-tailed-deer': { scale: 3.85, animal: 330, figure: 950, habitat: 'woods' },
  'mule-deer': { scale: 3.85, animal: 320, figure: 950, habitat: 'sage' },
  elk: { scale: 2.45, animal: 340, figure: 985, habitat: 'mountains' },
  moose: { scale: 2.5, animal: 350, figure: 1010, habitat: 'marsh' },
  caribou: { scale: 3.1, animal: 370, figure: 1000, habitat: 'tundra' },
  'red-deer': { scale: 2.85, animal: 345, figure: 970, habitat: 'birches' },
  'fallow-deer': { scale: 3.85, animal: 330, figure: 950, habitat: 'parkland' },
  'sika-deer': { scale: 3.85, animal: 340, figure: 940, habitat: 'reeds' },
}
