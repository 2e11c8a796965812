/** The sheet that a product lies on: 1200 x 900, tinted by category, lit from the upper left, with a ruled border. */
import { contourLines } from '~/features/art/contours/contour-lines'
import type { Drawing } from '~/features/art/drawing'
import type { ProductCategory } from '~/features/products/products'
import { fill, stroke } from './markup'
import { materials } from './materials.data'
import { tints } from './tints.data'

interface Plate {
  title: string
  category: ProductCategory
  /** The product itself, in the sheet's units. */
  product: string
}

export function plate({ title, category, product }: Plate): Drawing {
  return {
    title,
    width: 1200,
    height: 900,
    colors: { ...materials, ...tints[category] },
    body: [
      gradients,
      fill('tint', sheet),
      `<path d="${sheet}" fill="url(#light)"/>`,
      ground(title),
      border,
      product,
    ].join(''),
  }
}

const sheet = 'M0 0h1200v900H0Z'

/** With corners cut in as on an old trade card. */
const rule = 'M58 30H1142a28 28 0 0 0 28 28V842a28 28 0 0 0-28 28H58a28 28 0 0 0-28-28V58a28 28 0 0 0 28-28Z'
const border = stroke('tint-line', rule, { width: 2.5 })

/** Contour lines inside the border, other ones for every product. */
function ground(seed: string): string {
  const lines = contourLines({ seed, width: 1200, height: 900, levels: 7, color: 'var(--tint-line)', strokeWidth: 1.4 })
  return `<clipPath id="ruled"><path d="${rule}"/></clipPath><g clip-path="url(#ruled)" opacity=".55">${lines}</g>`
}

const gradients =
  '<radialGradient id="light" cx=".4" cy=".36" r=".62"><stop offset="0" stop-color="var(--tint-lit)"/>' +
  '<stop offset="1" stop-color="var(--tint-lit)" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="ground"><stop offset=".25" stop-color="var(--shadow)" stop-opacity=".55"/>' +
  '<stop offset=".7" stop-color="var(--shadow)" stop-opacity=".2"/>' +
  '<stop offset="1" stop-color="var(--shadow)" stop-opacity="0"/></radialGradient>'
