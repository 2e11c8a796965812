/** Cattails and reeds at the water's edge, near by: long leaves, and stems that bear the brown spikes. */
import { px } from '~/features/art/drawing'
import { type Scene, within } from './scene'
import type { Place } from './place'

export function drawReeds(
  scene: Scene,
  places: readonly Place[],
  { depth, own }: { depth: number; own: string },
): string {
  const { next, paint, tone } = scene
  const leaves = places.map(({ x, y, height }) => {
    const lean = height * within(next, -0.3, 0.34)
    const half = Math.max(1.2, height * 0.016)
    const tipX = x + lean
    const tipY = y - height * within(next, 0.7, 1.08)
    const bendY = y - height * 0.6
    return `M${px(x - half)} ${px(y)}Q${px(x - half)} ${px(bendY)} ${px(tipX)} ${px(tipY)}Q${px(x + half * 1.6)} ${px(bendY)} ${px(x + half)} ${px(y)}z`
  })
  const bearing = places.filter((_, index) => index % 3 === 0)
  const stems = bearing.map(({ x, y, height }) => {
    const lean = height * within(next, -0.1, 0.12)
    return {
      stem: `M${px(x)} ${px(y)}l${px(lean)} ${px(-height * 1.02)}`,
      x: x + lean * 0.86,
      y: y - height * 0.88,
      lean,
      height,
    }
  })
  const spikes = stems.map(({ x, y, lean, height }) => `M${px(x)} ${px(y)}l${px(lean * 0.1)} ${px(-height * 0.12)}`)
  const wide = Math.max(2.4, Math.max(...places.map(({ height }) => height)) * 0.045)
  return [
    `<path fill="${paint(tone(depth, own))}" d="${leaves.join('')}"/>`,
    `<g fill="none" stroke-linecap="round"><path stroke="${paint(tone(depth, own))}" stroke-width="1.4" d="${stems.map(({ stem }) => stem).join('')}"/>`,
    `<path stroke="${paint(tone(Math.min(1, depth + 0.05), '#4a2f1c'))}" stroke-width="${px(wide)}" d="${spikes.join('')}"/></g>`,
  ].join('')
}
