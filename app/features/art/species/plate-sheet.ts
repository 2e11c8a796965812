/** The sheet that a species plate is drawn on: paper, a ground line, and a rule at the right edge with a tick every 50 cm. */
import { px } from '~/features/art/drawing'

export const sheet = {
  width: 1200,
  height: 900,
  /** Where the ground is. */
  ground: 820,
  /** The rule's line. */
  rule: 1150,
  /** Inside of the frame. */
  left: 19,
  right: 1181,
} as const

export function drawPaper(): string {
  return (
    `<rect width="${String(sheet.width)}" height="${String(sheet.height)}" fill="var(--paper)"/>` +
    `<rect x="18" y="18" width="${String(sheet.width - 36)}" height="${String(sheet.height - 36)}" fill="none" stroke="var(--hairline)" stroke-width="2"/>`
  )
}

/** `scale`: units of the sheet per centimetre. Whole metres have long ticks. */
export function drawRule(scale: number): string {
  const half = 50 * scale
  const count = Math.floor((sheet.ground - 44) / half)
  const ticks = Array.from({ length: count + 1 }, (_, i) => {
    const long = i % 2 === 0 ? 26 : 14
    return `M${String(sheet.rule)} ${px(sheet.ground - i * half)}h-${String(long)}`
  })
  const line = `M${String(sheet.rule)} ${String(sheet.ground)}V${px(sheet.ground - count * half)}${ticks.join('')}`
  return `<path d="${line}" fill="none" stroke="var(--control)" stroke-width="3" stroke-linecap="square"/>`
}
