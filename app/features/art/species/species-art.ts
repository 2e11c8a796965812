/** The eight plates of the species guide, and all eight side by side. */
import { listedArt } from '~/features/art/art-kind'
import { drawnSpecies } from '~/features/art/species.data'
import { drawLineUp } from './line-up'
import { drawPlate } from './species-plate'

export const speciesArt = listedArt({
  ...Object.fromEntries(drawnSpecies.map(({ id, name }) => [id, () => drawPlate(id, name)] as const)),
  'line-up': drawLineUp,
})
