/** The sample products as an old outfitter's catalogue shows them, by slug, and a plate for each category. */
import { listedArt } from '~/features/art/art-kind'
import { productCategories } from '~/features/products/products'
import { drawBinoculars } from './binoculars'
import { drawBroadheads } from './broadheads'
import { drawMotif } from './category-motifs'
import { drawDragKit } from './drag-kit'
import { drawDressingKit } from './dressing-kit'
import { drawFoamTarget } from './foam-target'
import { drawHarness } from './harness'
import { drawLifeline } from './lifeline'
import { drawMineralMix } from './mineral-mix'
import { plate } from './plate'
import { drawSprayBottle } from './spray-bottle'
import { drawTrailCamera } from './trail-camera'

/** For what has no picture of its own: `category-gear` and the like. */
const categoryPlates = Object.fromEntries(
  productCategories.map((category) => [
    `category-${category.toLowerCase().replace(' ', '-')}`,
    () => plate({ title: category, category, product: drawMotif(category) }),
  ]),
)

export const productArt = listedArt({
  ...categoryPlates,
  'full-body-treestand-harness': () =>
    plate({ title: 'Full-body treestand harness', category: 'Safety', product: drawHarness() }),
  'odor-reducing-field-spray': () =>
    plate({ title: 'Trigger-spray bottle', category: 'Scent Control', product: drawSprayBottle() }),
  'cellular-trail-camera': () =>
    plate({ title: 'Cellular trail camera', category: 'Electronics', product: drawTrailCamera() }),
  'three-blade-fixed-broadheads-100-grain': () =>
    plate({
      title: 'Three-blade fixed broadheads with case and wrench',
      category: 'Archery',
      product: drawBroadheads(),
    }),
  'synthetic-doe-scent-drag-kit': () =>
    plate({ title: 'Scent drag kit', category: 'Attractants', product: drawDragKit() }),
  '10x42-waterproof-binoculars': () =>
    plate({ title: 'Roof-prism binoculars', category: 'Gear', product: drawBinoculars() }),
  '30-foot-treestand-lifeline': () =>
    plate({ title: 'Treestand lifeline with a Prusik knot', category: 'Safety', product: drawLifeline() }),
  'layered-foam-archery-target': () =>
    plate({ title: 'Layered foam archery target', category: 'Archery', product: drawFoamTarget() }),
  'granular-mineral-mix': () =>
    plate({ title: 'Bag of granular mineral mix with a scoop', category: 'Attractants', product: drawMineralMix() }),
  'field-dressing-kit': () =>
    plate({ title: 'Field dressing kit on canvas', category: 'Gear', product: drawDressingKit() }),
})
