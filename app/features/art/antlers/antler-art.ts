/**
 * Plates of antlers: the pair from the front on its piece of skull, over squares of 10 cm, as large as the sheet allows.
 */
import { listedArt } from '~/features/art/art-kind'
import { px, type Drawing } from '~/features/art/drawing'
import { pointOf } from '~/features/art/ribbon'
import { scaleBar } from '~/features/art/scale-bar'
import { drawnSpecies, type DrawnSpecies } from '~/features/art/species.data'
import { withArticle } from '~/features/art/with-article'
import { growAntler, type Beam, type Branch } from './antler'
import { antlerColors } from './antler-colors.data'
import { antlerMarkup } from './antler-markup'
import { nearTones } from './antler-pair'
import { frontAntlers, shovel, spike } from './front-antlers.data'
import { mirrored } from './mirrored'
import { skullPlate } from './skull-plate'

export const antlerArt = listedArt(
  Object.fromEntries(drawnSpecies.map(({ id, name }) => [id, () => drawAntlers(id, name)])),
)

const width = 1200
const height = 900
const margin = 36
/** What antlers and skull may fill, above the scale bar. */
const field = { wide: 1000, high: 660, middle: { x: width / 2, y: 418 } }

function drawAntlers(species: DrawnSpecies, name: string): Drawing {
  const { right, left } = pairOf(species)
  const branches = [...growAntler(left), ...growAntler(right)]
  const [foot = [0, 0], next = [0, 0]] = right.points
  const box = boxOf(branches)
  const bottom = right.thick * 2.9
  const perCm = Math.min(field.wide / (box.right - box.left), field.high / (bottom - box.top))
  const x = field.middle.x - (perCm * (box.left + box.right)) / 2
  const y = field.middle.y - (perCm * (box.top + bottom)) / 2
  const outline = 1.6 / perCm
  const steps = Math.min(5, Math.floor(560 / perCm / 10))
  return {
    title: `Antlers of ${withArticle(name)} from the front, over squares of 10 cm`,
    width,
    height,
    colors: { ...antlerColors, bone: ['#e6dcc4', '#ddd2b8'], 'bone-shade': ['#bfae8b', '#a99976'] },
    body: [
      `<path d="M0 0h${String(width)}v${String(height)}H0z" fill="var(--paper)"/>`,
      squares({ x, y, perCm }),
      `<g transform="translate(${px(x)} ${px(y)})scale(${perCm.toFixed(3)})">`,
      skullPlate({ foot, next, thick: right.thick }),
      antlerMarkup(branches, nearTones, outline),
      '</g>',
      scaleBar({ x: (width - steps * 10 * perCm) / 2, y: 836, steps, perCm }),
    ].join(''),
  }
}

function pairOf(species: DrawnSpecies): { right: Beam; left: Beam } {
  const right: Beam = frontAntlers[species]
  if (species !== 'caribou') return { right, left: mirrored(right, species) }
  const { tines = [] } = right
  return {
    right: { ...right, tines: [shovel, ...tines] },
    left: mirrored({ ...right, tines: [spike, ...tines] }, species),
  }
}

function boxOf(branches: readonly Branch[]) {
  const points = branches.flatMap((branch) =>
    [0, 0.25, 0.5, 0.75, 1].flatMap((part) => [-1, 1].map((across) => pointOf(branch, part, across))),
  )
  const xs = points.map(([x]) => x)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...points.map(([, y]) => y)) }
}

/** Of 10 cm, from the middle of the skull on. */
function squares({ x, y, perCm }: { x: number; y: number; perCm: number }): string {
  const step = perCm * 10
  const [right, low] = [width - margin, 800]
  const from = (start: number) => margin + ((((start - margin) % step) + step) % step)
  const lines: string[] = []
  for (let at = from(x); at < right; at += step) lines.push(`M${px(at)} ${String(margin)}V${String(low)}`)
  for (let at = from(y); at < low; at += step) lines.push(`M${String(margin)} ${px(at)}H${String(right)}`)
  const frame = `M${String(margin)} ${String(margin)}H${String(right)}V${String(low)}H${String(margin)}z`
  return [
    `<path d="${lines.join('')}" fill="none" stroke="var(--hairline)" stroke-opacity=".55"/>`,
    `<path d="${frame}" fill="none" stroke="var(--hairline)" stroke-width="2"/>`,
  ].join('')
}
