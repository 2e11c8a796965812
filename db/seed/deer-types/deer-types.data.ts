import { whiteTailedDeer } from './white-tailed-deer.data'
import { muleDeer } from './mule-deer.data'
import { elk } from './elk.data'
import { moose } from './moose.data'
import { caribou } from './caribou.data'
import { redDeer } from './red-deer.data'
import { fallowDeer } from './fallow-deer.data'
import { sikaDeer } from './sika-deer.data'
import type { SampleDeerType } from './sample-deer-type'

export const sampleDeerTypes: readonly SampleDeerType[] = [
  whiteTailedDeer,
  muleDeer,
  elk,
  moose,
  caribou,
  redDeer,
  fallowDeer,
  sikaDeer,
]
