/** The sheet of a botanical plate and the greens, browns and whites that its plants share, in light and in dark. */
import type { Shade } from '~/features/art/palette.data'

export const plateSize = { width: 1200, height: 675 } as const

export const plateColors = {
  stem: ['#5f7a41', '#87a05f'],
  'stem-shade': ['#43592f', '#5f7a43'],
  leaf: ['#5c7f46', '#6f9454'],
  'leaf-lit': ['#84a560', '#8fb36b'],
  'leaf-shade': ['#3d5b33', '#4a6b3d'],
  'leaf-line': ['#2f4a2a', '#2b4426'],
  ground: ['#ede7d8', '#2e3a27'],
} as const satisfies Record<string, Shade>
