import { listedArt } from '../art-kind'
import { acorns } from './acorns'
import { binoculars } from './binoculars'
import { bloodTrail } from './blood-trail'
import { cooking } from './cooking'

/** Named by the slug of the sample post that each stands over. */
export const postArt = listedArt({
  'acorns-and-other-mast-how-to-read-a-mast-year': acorns,
  'binoculars-for-deer-country-how-to-choose-a-pair': binoculars,
  'blood-trailing-the-first-hour-after-the-shot': bloodTrail,
  'cooking-lean-venison-roasts-steaks-and-safe-temperatures': cooking,
})
