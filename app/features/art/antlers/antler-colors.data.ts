/** The bone of hard antlers: stained brown, rubbed pale at the tips. */
import type { Shade } from '~/features/art/palette.data'

export const antlerColors = {
  antler: ['#b58a57', '#c39965'],
  'antler-light': ['#cfab78', '#dbb987'],
  'antler-shade': ['#835e39', '#8c6740'],
  'antler-tip': ['#ecdcb8', '#f2e4c4'],
  'antler-far': ['#8a6843', '#866848'],
  'antler-far-shade': ['#6b4e32', '#665036'],
  'antler-far-tip': ['#b99c72', '#b0946c'],
  'antler-line': ['#4a3320', '#1c150d'],
} as const satisfies Record<string, Shade>
