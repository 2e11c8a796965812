/** All eight species at one scale on one ground line, with the 1.8 m figure: the head of the species guide. */
import { type Drawing, px } from '../drawing'
import type { DrawnSpecies } from '../species.data'
import { drawAnimal } from './animal'
import { hunterPath } from './hunter'
import { colorsOf } from './species-plate'

const width = 1600
const height = 500
const ground = 462
const scale = 1.02

/** Where each breast is, smallest first, as they would walk to the left. */
const order: readonly (readonly [species: DrawnSpecies, x: number])[] = [
  ['sika-deer', 150],
  ['fallow-deer', 300],
  ['white-tailed-deer', 460],
  ['mule-deer', 620],
  ['caribou', 815],
  ['red-deer', 995],
  ['elk', 1185],
  ['moose', 1430],
]

export function drawLineUp(): Drawing {
  const place = (x: number) => `transform="translate(${px(x)} ${String(ground)})scale(${String(scale)})"`
  return {
    title: 'The eight species of the guide at one scale, beside a person of 1.8 m',
    width,
    height,
    colors: colorsOf(order.map(([species]) => species)),
    body: [
      `<path d="M0 ${String(ground)}H${String(width)}" stroke="var(--hint-grass)" stroke-width="2"/>`,
      `<path ${place(60)} d="${hunterPath()}" fill="var(--figure)"/>`,
      ...order.map(([species, x]) => `<g ${place(x)}>${drawAnimal(species)}</g>`),
    ].join(''),
  }
}
