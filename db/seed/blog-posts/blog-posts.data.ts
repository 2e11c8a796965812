import { fourSeasonsDiet } from './what-deer-eat-through-the-four-seasons.data'
import { whitetailYear } from './the-whitetail-year-month-by-month.data'
import { antlersGrowth } from './antlers-how-they-grow-and-why-they-are-shed.data'
import { beddingAreas } from './bedding-areas-how-to-find-them-and-why-to-stay-out.data'
import { mastYear } from './acorns-and-other-mast-how-to-read-a-mast-year.data'
import { whiteTailedOrMuleDeer } from './white-tailed-or-mule-deer-how-to-tell-them-apart.data'
import { harnessAndLifeline } from './harness-and-lifeline-choosing-and-using-them.data'
import { windAndThermals } from './wind-and-thermals-choosing-a-stand-a-deer-cannot-smell.data'
import { binocularsForDeerCountry } from './binoculars-for-deer-country-how-to-choose-a-pair.data'
import { elkAndMoose } from './elk-and-moose-for-the-deer-hunter-what-is-different.data'
import { deerSenses } from './nose-eyes-and-ears-what-a-deer-can-sense.data'
import { fromFieldToFreezer } from './from-field-to-freezer-cooling-aging-and-cutting-venison.data'
import { bloodTrailing } from './blood-trailing-the-first-hour-after-the-shot.data'
import { cookingLeanVenison } from './cooking-lean-venison-roasts-steaks-and-safe-temperatures.data'
import type { SampleBlogPost } from './sample-blog-post'

export const sampleBlogPosts: readonly SampleBlogPost[] = [
  fourSeasonsDiet,
  whitetailYear,
  antlersGrowth,
  beddingAreas,
  mastYear,
  whiteTailedOrMuleDeer,
  harnessAndLifeline,
  windAndThermals,
  binocularsForDeerCountry,
  elkAndMoose,
  deerSenses,
  fromFieldToFreezer,
  bloodTrailing,
  cookingLeanVenison,
]
