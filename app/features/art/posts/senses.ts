/** A doe looks up: scent drifts into her nose, sound reaches her ears, and her eyes take in nearly all around. */
import type { Drawing } from '~/features/art/drawing'
import { deerFace } from './deer-face'
import { curve, fill, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function senses(): Drawing {
  return plate('A doe with the lines of scent, sound and sight', [
    sheet('panel'),
    sight,
    sound(1),
    sound(-1),
    place(deerFace('doe'), { x: 600, y: 322, scale: 1.16 }),
    scent,
  ])
}

/** The fan of each eye. */
const sight = [
  fill('M516,305L-20,40V600Z', 'sight', 'fill-opacity=".5"'),
  fill('M684,305L1220,40V600Z', 'sight', 'fill-opacity=".5"'),
].join('')

/** Arcs around an ear's mouth. */
function sound(side: 1 | -1): string {
  const arcs = [90, 142, 194, 246].map((radius) => {
    const from = `${String(radius * 0.34)},${String(-radius * 0.94)}`
    const to = `${String(radius * 0.98)},${String(-radius * 0.17)}`
    return `M${from}A${String(radius)},${String(radius)} 0 0 1 ${to}`
  })
  return place(stroke(arcs.join(''), 'moss', 7), { x: 600 + side * 196, y: 156, isMirrored: side === -1 })
}

const scent = [
  '30,612 120,572 210,616 300,574 390,606 470,556 552,510',
  '20,540 110,502 200,544 290,502 380,530 460,504 546,494',
  '90,668 170,634 250,664 340,634 430,640 504,584 562,522',
]
  .map((line) => stroke(curve(line), 'blaze', 7))
  .join('')
