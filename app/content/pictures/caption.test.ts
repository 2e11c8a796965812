import { describe, expect, test } from 'vitest'
import { drawCaption } from './caption'

describe('drawCaption', () => {
  test('ends what does not fit in two lines', () => {
    const caption = drawCaption('word '.repeat(60).trim(), { width: 400, height: 300 })
    expect(caption.match(/<tspan/g)).toHaveLength(2)
    expect(caption).toContain('…</tspan>')
  })

  test.each(['Elk', 'WWWWWWWW '.repeat(9), '鹿'.repeat(80)])('keeps its band on the picture for %j', (label) => {
    const [, width] = /^<path [^>]*d="M0 [\d.]+h([\d.]+)/.exec(drawCaption(label, { width: 400, height: 300 })) ?? []
    expect(Number(width)).toBeGreaterThan(0)
    expect(Number(width)).toBeLessThanOrEqual(400)
  })

  test('says nothing without words, or where none could read them', () => {
    expect(drawCaption('', { width: 400, height: 300 })).toBe('')
    expect(drawCaption('Elk', { width: 120, height: 90 })).toBe('')
  })
})
