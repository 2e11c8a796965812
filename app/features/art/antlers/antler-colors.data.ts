/** The bone of hard antlers, rubbed brown and pale at the tips. */
import type { Shade } from '../palette.data'

export const antlerColors = {
  antler: ['#b98f5c', '#c79d69'],
  'antler-shade': ['#85603a', '#8f6a42'],
  'antler-tip': ['#ecdcb8', '#f2e4c4'],
  'antler-far': ['#8c6a45', '#8a6c4a'],
  'antler-far-shade': ['#6d5034', '#6a5036'],
  'antler-line': ['#4a3320', '#1c150d'],
} as const satisfies Record<string, Shade>
