/** Shadows that ground the plants: flat ellipses, slightly to the right. */
import type { Place } from './place'

export function groundShade(places: readonly Place[], part: number): string {
  return places
    .map(({ x, y, height }) => {
      const half = Math.max(3, Math.round(height * part))
      const flat = Math.max(1, Math.round(half * 0.14))
      return `M${String(Math.round(x - half * 0.7))} ${String(Math.round(y))}a${String(half)} ${String(flat)} 0 1 0 ${String(2 * half)} 0a${String(half)} ${String(flat)} 0 1 0-${String(2 * half)} 0z`
    })
    .join('')
}
