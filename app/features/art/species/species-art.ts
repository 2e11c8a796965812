import { listedArt } from '../art-kind'
import { drawnSpecies } from '../species.data'
import { bodies } from './species-body.data'
import { findLandmarks } from './body-landmarks'
import { drawLeg, stance } from './legs'
import { trunkOutline, headOutline, earOutline } from './body-outline'

export const speciesArt = listedArt(
  Object.fromEntries(
    drawnSpecies.map(({ id, name }) => [
      id,
      () => {
        const b = bodies[id]
        const m = findLandmarks(b)
        const f = '#8b6344'
        const leg = (k: keyof typeof stance, fill: string) => {
          const l = drawLeg(b, m, stance[k], k.endsWith('Front') ? 'front' : 'hind')
          return `<path d="${l.path}" fill="${fill}"/><path d="${l.hoof}" fill="#222"/><path d="${l.dewclaw}" fill="#222"/>`
        }
        const s = 560 / b.shoulder / 1.45
        return {
          title: name, width: 1200, height: 900,
          body: `<rect width="1200" height="900" fill="#fffdf8"/><g transform="translate(420 840) scale(${s})">${leg('farFront', '#6b4a30')}${leg('farHind', '#6b4a30')}<path d="${earOutline(b, m, b.ear.angle + 25)}" fill="#6b4a30"/><path d="${trunkOutline(m)}" fill="${f}"/>${leg('nearFront', f)}${leg('nearHind', f)}<path d="${headOutline(m)}" fill="#a57b58"/><path d="${earOutline(b, m, b.ear.angle)}" fill="#c09a78"/></g>`,
        }
      },
    ]),
  ),
)
