/**
 * Landscapes by name, 1200 by 675; the home page's, `home_dusk_m{age}`, 1920 by 800. Five illustrate posts without a
 * picture.
 */
import type { ArtKind } from '~/features/art/art-kind'
import { drawHomeLandscape, drawLandscape } from './landscape'
import { parseLandscapeName } from './landscape-name'

export const landscapeArt: ArtKind = {
  names: [
    ...['oak-ridge', 'creek-bottom', 'field-edge', 'cedar-thicket', 'mountain-meadow'],
    ...['spruce-mountains_dawn', 'marsh_dusk_m4', 'prairie-breaks_day_m9', 'oak-ridge_night_m11', 'home_dusk_m12'],
  ],
  draw: (name) => {
    const parsed = parseLandscapeName(name)
    if (parsed === undefined) return undefined
    if (parsed.seed === 'home' && parsed.hour === 'dusk') return drawHomeLandscape(parsed.moonAge)
    return drawLandscape({ ...parsed, width: 1200, height: 675 })
  },
}
