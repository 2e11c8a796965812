/**
 * Wild carrot, Daucus carota: the flat lace of its umbel with forked bracts below, an older umbel closed to a nest,
 * finely cut leaves, and the pale root.
 */
import { type Drawing, px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import { nest, taproot } from './carrot-root'
import { fern } from './fern-leaf'
import { plateColors, plateSize } from './plate.data'
import { umbel } from './umbel'

export function wildCarrot(): Drawing {
  const next = seededRandom('wild carrot')
  const stroke = (color: string, width: number, d: string) =>
    `<path stroke="var(--${color})" stroke-width="${px(width)}" d="${d}"/>`
  const stems = [
    { d: 'M392 690C400 560 372 420 384 236', width: 8 },
    { d: 'M391 560C420 500 520 470 566 352', width: 5.5 },
    { d: 'M386 470C350 420 262 410 226 330', width: 5 },
  ]
  const leaves = [
    fern({ from: [391, 560], bend: [300, 540], to: [196, 588] }),
    fern({ from: [389, 600], bend: [470, 560], to: [590, 604] }),
    fern({ from: [383, 420], bend: [440, 380], to: [478, 392] }),
  ].join('')
  const rootLeaves = [
    fern({ from: [906, 250], bend: [880, 150], to: [800, 84] }),
    fern({ from: [912, 250], bend: [930, 140], to: [1016, 74] }),
    fern({ from: [909, 250], bend: [906, 150], to: [912, 52] }),
  ].join('')
  const body = [
    `<path fill="var(--paper)" d="M0 0h1200v675H0z"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    stroke('leaf-shade', 2.2, rootLeaves),
    stroke('leaf', 2.2, leaves),
    ...stems.map(({ d, width }) => stroke('stem', width, d)),
    stroke('stem-shade', 2, 'M395 690C403 560 375 420 387 240'),
    umbel({ x: 384, y: 236, wide: 190, high: 46, lift: 76, rays: 46 }),
    umbel({ x: 566, y: 352, wide: 96, high: 24, lift: 46, rays: 24 }),
    nest({ x: 226, y: 330, size: 52 }, next),
    '</g>',
    taproot(next),
  ].join('')
  return {
    title: 'Wild carrot: flowering umbel, closed umbel, leaves and root',
    ...plateSize,
    body,
    colors: {
      ...plateColors,
      floret: ['#fffefa', '#f4f1e4'],
      'floret-shade': ['#b9c0a0', '#a7b08e'],
      'floret-deep': ['#8e9a78', '#76835f'],
      root: ['#dcc498', '#d3b986'],
      'root-lit': ['#eedcb8', '#e6d1a2'],
      'root-shade': ['#ad8f5f', '#94784a'],
    },
  }
}
