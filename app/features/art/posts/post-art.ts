import { listedArt } from '~/features/art/art-kind'
import { acorns } from './acorns'
import { antlerGrowth } from './antler-growth'
import { bedding } from './bedding'
import { binoculars } from './binoculars'
import { bloodTrail } from './blood-trail'
import { cooking } from './cooking'
import { elkAndMoose } from './elk-and-moose'
import { fieldToFreezer } from './field-to-freezer'
import { fourSeasons } from './four-seasons'
import { harness } from './harness'
import { senses } from './senses'
import { tellApart } from './tell-apart'
import { thermals } from './thermals'
import { whitetailYear } from './whitetail-year'

/** Named by the slug of the sample post that each stands over. */
export const postArt = listedArt({
  'acorns-and-other-mast-how-to-read-a-mast-year': acorns,
  'antlers-how-they-grow-and-why-they-are-shed': antlerGrowth,
  'bedding-areas-how-to-find-them-and-why-to-stay-out': bedding,
  'binoculars-for-deer-country-how-to-choose-a-pair': binoculars,
  'blood-trailing-the-first-hour-after-the-shot': bloodTrail,
  'cooking-lean-venison-roasts-steaks-and-safe-temperatures': cooking,
  'elk-and-moose-for-the-deer-hunter-what-is-different': elkAndMoose,
  'from-field-to-freezer-cooling-aging-and-cutting-venison': fieldToFreezer,
  'harness-and-lifeline-choosing-and-using-them': harness,
  'nose-eyes-and-ears-what-a-deer-can-sense': senses,
  'the-whitetail-year-month-by-month': whitetailYear,
  'what-deer-eat-through-the-four-seasons': fourSeasons,
  'white-tailed-or-mule-deer-how-to-tell-them-apart': tellApart,
  'wind-and-thermals-choosing-a-stand-a-deer-cannot-smell': thermals,
})
