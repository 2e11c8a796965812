import { listedArt } from '../art-kind'
import { acorns } from './acorns'
import { binoculars } from './binoculars'
import { cooking } from './cooking'

/** Named by the slug of the sample post that each stands over. */
export const postArt = listedArt({
  'acorns-and-other-mast-how-to-read-a-mast-year': acorns,
  'binoculars-for-deer-country-how-to-choose-a-pair': binoculars,
  'cooking-lean-venison-roasts-steaks-and-safe-temperatures': cooking,
})
