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
    const tall = height * within(next, 0.7, 1.08)
    const bend = -height * 0.6
    const up = [-half * 0.2, bend, lean + half, -tall].map(whole)
    const down = [-lean, tall + bend, half - lean, tall].map(whole)
    return `M${whole(x - half)} ${whole(y)}q${up.join(' ')}q${down.join(' ')}z`.replaceAll(' -', '-')
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
    `<g fill="none" stroke-linecap="round"><path stroke="${paint(tone(Math.min(1, depth + 0.05), '#5a4a2a'))}" stroke-width="1.8" d="${stems.map(({ stem }) => stem).join('')}"/>`,
    `<path stroke="${paint(tone(Math.min(1, depth + 0.05), '#4a2f1c'))}" stroke-width="${px(wide)}" d="${spikes.join('')}"/></g>`,
  ].join('')
}

function whole(value: number): string {
  return String(Math.round(value))
}
