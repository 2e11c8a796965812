/** Hardwoods in the foreground: strokes for trunk and limbs, clumps of October leaves. */
import { mixColors } from '~/features/art/color'
import { px } from '~/features/art/drawing'
import { crownSpots, leafClump } from './leaf-clump'
import { grow, type HardwoodPlan, pathOf } from './limbs'
import { type Scene, within } from './scene'

export function drawHardwood(scene: Scene, plan: HardwoodPlan): string {
  const { next, paint, tone } = scene
  const { height, spread, depth, leaves, lit = leaves } = plan
  const limbs = grow(plan, scene)
  const levels = Math.max(...limbs.map(({ level }) => level)) + 1
  const bark = paint(tone(Math.min(1, depth + 0.08), '#2b2a22'))
  const wood = Array.from({ length: levels }, (_, level) => {
    const d = limbs
      .filter((limb) => limb.level === level)
      .map(pathOf)
      .join('')
    return `<path stroke-width="${px(Math.max(0.9, height * 0.05 * 0.56 ** level))}" d="${d}"/>`
  }).join('')
  const branches = `<g fill="none" stroke="${bark}" stroke-linecap="round">${wood}</g>`
  if (leaves === undefined || lit === undefined) return branches
  const clump = height * (height < 140 ? 0.12 : 0.105)
  const crown = crownSpots(plan, scene)
  const dark = crown.map(([x, y]) =>
    leafClump([x + clump * 0.3, y + clump * 0.35], clump * within(next, 0.85, 1.25), next),
  )
  const middle = crown.map(([x, y]) =>
    leafClump([x - clump * 0.1, y - clump * 0.1], clump * within(next, 0.55, 0.95), next),
  )
  const light = crown
    .filter(([x, y]) => (x - plan.x) / spread + (y - plan.y + height * 0.62) * 0.8 < height * within(next, -0.1, 0.02))
    .map(([x, y]) => leafClump([x - clump * 0.35, y - clump * 0.35], clump * within(next, 0.45, 0.8), next))
  return [
    `<path fill="${paint(tone(Math.min(1, depth + 0.04), mixColors(leaves, '#000000', 0.38)))}" d="${dark.join('')}"/>`,
    branches,
    `<path fill="${paint(tone(depth, leaves))}" d="${middle.join('')}"/>`,
    `<path fill="${paint(tone(depth * 0.86, lit))}" d="${light.join('')}"/>`,
  ].join('')
}
