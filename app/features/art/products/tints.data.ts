/** The plates' colours by category, [light, dark]: the sheet, its lit part, and the lines that are drawn on it. */
import type { Shade } from '~/features/art/palette.data'
import type { ProductCategory } from '~/features/products/products'

interface Tint {
  tint: Shade
  'tint-lit': Shade
  'tint-line': Shade
}

export const tints = {
  'Scent Control': {
    tint: ['#d5e2d8', '#1b2b24'],
    'tint-lit': ['#e6efe6', '#243a30'],
    'tint-line': ['#a9c1b0', '#3a5547'],
  },
  Attractants: {
    tint: ['#efdfb6', '#2d2614'],
    'tint-lit': ['#f8edcf', '#3c331b'],
    'tint-line': ['#d3ba7d', '#5a4c28'],
  },
  Safety: { tint: ['#f2d6c1', '#301f15'], 'tint-lit': ['#fae6d7', '#42291b'], 'tint-line': ['#d9ad8d', '#624130'] },
  Archery: { tint: ['#dde2c4', '#232a16'], 'tint-lit': ['#ebefd8', '#303a20'], 'tint-line': ['#b8c192', '#4a5631'] },
  Gear: { tint: ['#e6d6bf', '#292017'], 'tint-lit': ['#f1e6d6', '#382c20'], 'tint-line': ['#c6ac88', '#56442f'] },
  Electronics: {
    tint: ['#d2dde2', '#18262c'],
    'tint-lit': ['#e4ecef', '#21343c'],
    'tint-line': ['#a5bac4', '#385059'],
  },
} as const satisfies Record<ProductCategory, Tint>
