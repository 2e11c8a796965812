/** Wet ground and old snow, as a low sun lights them. */
import type { Shade } from '~/features/art/palette.data'

export const trackColors = {
  'mud-ground': ['#b7a083', '#6b5a45'],
  'mud-fleck': ['#a8906f', '#5f4f3c'],
  'mud-glint': ['#c6b295', '#78664f'],
  'mud-low': ['#947b5b', '#4d3f2f'],
  'mud-rim': ['#cdb99c', '#86725a'],
  'mud-lit': ['#dccbb0', '#9a866b'],
  'mud-shade': ['#4c3a28', '#20180f'],
  'mud-floor': ['#7d6548', '#413425'],
  'mud-pad': ['#8b7253', '#4b3d2c'],
  'snow-ground': ['#e3e7e6', '#8d999b'],
  'snow-fleck': ['#d6dddd', '#828f92'],
  'snow-glint': ['#f1f3f0', '#9ba6a7'],
  'snow-low': ['#bccaca', '#6d7b80'],
  'snow-rim': ['#f6f7f4', '#b2bcbc'],
  'snow-lit': ['#ffffff', '#c8d0ce'],
  'snow-shade': ['#6f868f', '#35444b'],
  'snow-floor': ['#a9bac0', '#5b6a70'],
  'snow-pad': ['#b7c6ca', '#67767b'],
} as const satisfies Record<string, Shade>
