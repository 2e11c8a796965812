/** All eight species at one scale on one ground line, with the 1.8 m figure: the head of the species guide. */
import { type Drawing, px } from '~/features/art/drawing'
import type { DrawnSpecies } from '~/features/art/species.data'
import { drawAnimal } from './animal'
import { findLandmarks } from './body-landmarks'
import { hunterPath } from './hunter'
import { simplifyPath } from './path-lines'
import type { Detail } from './paint'
import { bodies } from './species-body.data'
import { colorsOf } from './species-plate'

const width = 1600
const height = 500
const ground = 462
const margin = 14

/** Half a pixel at the width of a page. */
const detail: Detail = { unit: 0.5, within: 0.42 }

/** Smallest first, as they would walk to the left. */
const order = [
  'sika-deer',
  'fallow-deer',
  'white-tailed-deer',
  'mule-deer',
  'caribou',
  'red-deer',
  'elk',
  'moose',
] as const satisfies readonly DrawnSpecies[]

/** Centimetres between a rump and the next muzzle, and around the figure. */
const gap = 9

export function drawLineUp(): Drawing {
  const { places, total } = walkingOrder()
  const scale = (width - 2 * margin) / total
  const place = (x: number) =>
    `transform="translate(${px(margin + x * scale)} ${String(ground)})scale(${scale.toFixed(3)})"`
  return {
    title: 'The eight species of the guide at one scale, beside a person of 1.8 m',
    width,
    height,
    colors: { ...colorsOf(order), ridge: ['#e3e3d3', '#1c2517'], figure: ['#c3bca6', '#556249'] },
    body: [
      `<path d="${ridge}" fill="var(--ridge)"/>`,
      `<path d="${metres.map((metre) => `M0 ${px(ground - metre * 100 * scale)}h${String(width)}`).join('')}" stroke="var(--hairline)" stroke-width=".8" stroke-dasharray="2 6"/>`,
      `<path d="M0 ${String(ground)}h${String(width)}" stroke="var(--hint-grass)" stroke-width="2"/>`,
      `<path ${place(figureHalf)} d="${simplifyPath(hunterPath(), 1, 0.5)}" fill="var(--figure)"/>`,
      ...places.map(({ species, x }) => `<g ${place(x)}>${drawAnimal(species, detail)}</g>`),
    ].join(''),
  }
}

const figureHalf = 25

/** The heights that a line runs through. */
const metres = [1, 2]

/** Far mountains behind all of them. */
const ridge =
  'M0 462V330L90 292L170 330L300 238L372 292L430 262L560 352L700 282L790 214L880 290L960 250L1080 130L1180 214L1250 170L1400 96L1500 180L1600 140V462Z'

/** Where each breast is, in centimetres from the left. */
function walkingOrder(): { places: { species: DrawnSpecies; x: number }[]; total: number } {
  let end = 2 * figureHalf + gap
  const places = order.map((species) => {
    const body = bodies[species]
    const [muzzle] = findLandmarks(body).head.point([-100, 28])
    const x = end + gap - muzzle
    end = x + body.length
    return { species, x }
  })
  return { places, total: end }
}
