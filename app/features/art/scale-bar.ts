/** A bar divided in steps of 10 cm, every other one filled, as maps have it. */
import { px } from './drawing'

/** @param perCm pixels to a centimetre */
export function scaleBar({ x, y, steps, perCm }: { x: number; y: number; steps: number; perCm: number }): string {
  const wide = perCm * 10
  const boxes = Array.from(
    { length: Math.ceil(steps / 2) },
    (_, index) => `M${px(x + 2 * index * wide)} ${px(y)}h${px(wide)}v9h-${px(wide)}z`,
  )
  const ticks = Array.from({ length: steps + 1 }, (_, index) => `M${px(x + index * wide)} ${px(y - 7)}v16`)
  return [
    `<path d="${boxes.join('')}" fill="var(--soft)"/>`,
    `<path d="M${px(x)} ${px(y)}h${px(steps * wide)}v9h-${px(steps * wide)}z${ticks.join('')}" fill="none" stroke="var(--soft)" stroke-width="2"/>`,
  ].join('')
}
