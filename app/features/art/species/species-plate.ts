/** The plate of a species: an adult male in autumn, a 1.8 m figure beside him, both at the scale that the rule tells. */
import { antlerColors } from '~/features/art/antlers/antler-colors.data'
import { type Drawing, px } from '~/features/art/drawing'
import type { Shade } from '~/features/art/palette.data'
import type { DrawnSpecies } from '~/features/art/species.data'
import { drawAnimal } from './animal'
import { drawHabitat, habitatColors } from './habitat'
import { hunterArm, hunterPath } from './hunter'
import { compactPath } from './path-data'
import { plates } from './species-plate.data'
import { drawPaper, drawRule, sheet } from './plate-sheet'
import { bodies } from './species-body.data'
import { coats } from './species-coat.data'

const sharedColors = {
  'deer-hoof': ['#2f2722', '#15110e'],
  'deer-eye': ['#1a1411', '#120d0a'],
  'deer-black': ['#241d19', '#14100d'],
  figure: ['#d9d2bf', '#45523b'],
} as const satisfies Record<string, Shade>

export function drawPlate(species: DrawnSpecies, name: string): Drawing {
  const { scale, animal, figure, habitat } = plates[species]
  const place = (x: number, unit = 1) =>
    `transform="translate(${px(x)} ${px(sheet.ground)})scale(${(scale * unit).toFixed(3)})"`
  return {
    title: `${name}, an adult male in autumn, beside a person of 1.8 m`,
    width: sheet.width,
    height: sheet.height,
    colors: colorsOf([species]),
    body: [
      drawPaper(),
      drawHabitat(habitat),
      drawRule(scale),
      groundShadow(animal - 0.02 * bodies[species].length * scale, bodies[species].length * scale * 1.08),
      groundShadow(figure - 24 * scale, 52 * scale),
      `<path ${place(figure, 0.5)} d="${compactPath(hunterPath(), 0.5)}" fill="var(--figure)"/>`,
      `<path ${place(figure, 0.5)} d="${compactPath(hunterArm(), 0.5)}" fill="none" stroke="var(--paper)" stroke-width="1.6" stroke-opacity=".55" stroke-linecap="round"/>`,
      `<g ${place(animal)}>${drawAnimal(species)}</g>`,
    ].join(''),
  }
}

export function colorsOf(species: readonly DrawnSpecies[]): Record<string, Shade> {
  const own = species.flatMap((id) =>
    Object.entries(coats[id].tones).map(([tone, shade]): [string, Shade] => [`${id}-${tone}`, shade]),
  )
  return { ...antlerColors, ...sharedColors, ...habitatColors, ...Object.fromEntries(own) }
}

/** What a body throws on the ground, the light being high. */
function groundShadow(x: number, long: number): string {
  return `<path d="M${px(x)} ${String(sheet.ground)}h${px(long)}q${px(-long * 0.06)} 13 ${px(-long * 0.5)} 13t${px(-long * 0.5)} -13z" fill="var(--hint-shadow)"/>`
}
