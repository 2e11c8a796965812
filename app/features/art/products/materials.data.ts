/**
 * What the products are made of: four tones each, for light that falls from the upper left, [light, dark]. On a dark
 * plate the middle tones are lifted and the deep one stays dark, so that an object keeps its edges.
 */
import type { Shade } from '~/features/art/palette.data'

export const materials = {
  /** Webbing, armor, cases. */
  'olive-lit': ['#8e9a68', '#aab587'],
  olive: ['#66724a', '#84905f'],
  'olive-shade': ['#4a5536', '#5f6b45'],
  'olive-deep': ['#2b3321', '#161b10'],
  /** Webbing and leather. */
  'coyote-lit': ['#cfae7e', '#dcbf92'],
  coyote: ['#ab875a', '#bd9a6c'],
  'coyote-shade': ['#82633f', '#8f7049'],
  'coyote-deep': ['#4b3722', '#241a10'],
  /** Rubber, hard plastic, blackened metal. */
  'iron-lit': ['#767b71', '#a3a99c'],
  iron: ['#4b504a', '#737a70'],
  'iron-shade': ['#343933', '#4f564d'],
  'iron-deep': ['#1c1f1a', '#12150f'],
  'steel-lit': ['#f6f5ee', '#f1f0e8'],
  steel: ['#c6c9c0', '#c3c7bd'],
  'steel-shade': ['#90958b', '#8b9187'],
  'steel-deep': ['#474c45', '#23281f'],
  /** Whatever a hunter should find again. */
  'orange-lit': ['#ee935a', '#f4a470'],
  orange: ['#cf602a', '#dc7238'],
  'orange-shade': ['#a04518', '#ab4f20'],
  'orange-deep': ['#57240b', '#34150a'],
  'canvas-lit': ['#efe3c6', '#d8caa8'],
  canvas: ['#d9c8a2', '#bba982'],
  'canvas-shade': ['#b7a379', '#94825c'],
  'canvas-deep': ['#695a3c', '#3a311e'],
  /** Cotton, white felt, paper labels. */
  'linen-lit': ['#fffdf7', '#f3ecdc'],
  linen: ['#f1e9d8', '#ddd3bd'],
  'linen-shade': ['#d0c4a9', '#b2a68a'],
  'linen-deep': ['#736950', '#3f3828'],
  'amber-lit': ['#d68d40', '#dd994f'],
  amber: ['#a65c20', '#b0692c'],
  'amber-shade': ['#743c13', '#7b441a'],
  'amber-deep': ['#3a1e0b', '#201108'],
  /** Clouded plastic. */
  'sage-lit': ['#f2f5e8', '#dfe6d0'],
  sage: ['#ccd8bc', '#b4c2a2'],
  'sage-shade': ['#9fb08c', '#879877'],
  'sage-deep': ['#4d5c42', '#2a3523'],
  'brown-lit': ['#a57d5a', '#b58d69'],
  brown: ['#7f5b3f', '#90694b'],
  'brown-shade': ['#5c402b', '#694a33'],
  'brown-deep': ['#35241a', '#1b120c'],
  /** Coated lenses. */
  'glass-lit': ['#a9d3bf', '#b4dcc8'],
  glass: ['#4d857c', '#578f86'],
  'glass-shade': ['#234c4e', '#28524f'],
  'glass-deep': ['#10252a', '#0c1c20'],
  shadow: ['#231c10', '#000000'],
} as const satisfies Record<string, Shade>

export type Material =
  'olive' | 'coyote' | 'iron' | 'steel' | 'orange' | 'canvas' | 'linen' | 'amber' | 'sage' | 'brown' | 'glass'
