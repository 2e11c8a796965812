/** Wet ground and old snow, as a low sun lights them. */
import type { Shade } from '~/features/art/palette.data'

export const trackColors = {
  'mud-ground': ['#ad9b7d', '#5d513f'],
  'mud-fleck': ['#a29072', '#564b39'],
  'mud-glint': ['#b5a588', '#64583f'],
  'mud-low': ['#8d7959', '#443a2b'],
  'mud-rim': ['#c8b898', '#7d6f59'],
  'mud-lit': ['#dccdb0', '#958569'],
  'mud-shade': ['#453626', '#1c160e'],
  'mud-floor': ['#76624a', '#3a3023'],
  'mud-pad': ['#857157', '#443a2b'],
  leaf: ['#b9772a', '#c4873c'],
  'leaf-dark': ['#94571c', '#96601f'],
  needle: ['#5c4a2c', '#2f2717'],
  'snow-ground': ['#e3e7e6', '#8d999b'],
  'snow-fleck': ['#d9dfdf', '#859295'],
  'snow-glint': ['#edf0ee', '#97a3a5'],
  'snow-low': ['#bccaca', '#6d7b80'],
  'snow-rim': ['#f6f7f4', '#b2bcbc'],
  'snow-lit': ['#ffffff', '#c8d0ce'],
  'snow-shade': ['#6f868f', '#35444b'],
  'snow-floor': ['#a9bac0', '#5b6a70'],
  'snow-pad': ['#b7c6ca', '#67767b'],
} as const satisfies Record<string, Shade>
