/**
 * A late October landscape from a seed: sky, moon, terrain, mist. Drawn 675 units high and scaled; nothing important
 * is near an edge, so that it can be cropped.
 */
import { type Drawing, px } from '~/features/art/drawing'
import { type Hour, homeDusk } from './hours.data'
import { type Scene, sceneHeight, startScene, within } from './scene'
import { drawSky, type SkyPlan } from './sky'
import { type Terrain, terrainOf, terrains } from './terrains'
import { homeRidges } from './terrains/home-ridges'

export interface LandscapePlan {
  seed: string
  hour: Hour
  /** Days: 0 new, 15 full. */
  moonAge: number
  /** Default: the seed's. */
  terrain?: Terrain
  width: number
  height: number
}

const atHour = { dawn: 'at dawn', day: 'by day', dusk: 'at dusk', night: 'at night' } as const

export function drawLandscape({ seed, hour, moonAge, width, height, ...plan }: LandscapePlan): Drawing {
  const { title, draw, horizon } = terrains[plan.terrain ?? terrainOf(seed)]
  const scene = startScene({ seed, hour, ...sidesOf(width, height) })
  const sky = skyOf(scene, { horizon, moonAge })
  const parts = [drawSky(scene, sky), draw(scene)]
  // Terrain is drawn with light from the left, so it is mirrored if the sun is on the right.
  if (sky.sunX > scene.width / 2)
    parts[1] = `<g transform="matrix(-1 0 0 1 ${px(scene.width)} 0)">${parts[1] ?? ''}</g>`
  return finish(scene, { title: `${title} ${atHour[hour]}`, width, height, parts })
}

/** For the home page, whose text is on the left: dusk in both color schemes. */
export function drawHomeLandscape(moonAge: number): Drawing {
  const [width, height] = [1920, 800]
  const scene = startScene({ seed: 'home', hour: 'dusk', ...sidesOf(width, height), light: homeDusk })
  const sky = {
    ...{ horizon: 430, moonAge, sunX: scene.width * 0.86, glowRadius: 410 },
    moon: { x: scene.width * 0.82, y: 150, radius: 36 },
  }
  const parts = [drawSky(scene, sky), homeRidges(scene)]
  return finish(scene, { title: 'Spruce ridges at dusk', width, height, parts })
}

function skyOf({ width, next }: Scene, { horizon, moonAge }: Pick<SkyPlan, 'horizon' | 'moonAge'>): SkyPlan {
  // The lit side faces the sun: a waxing moon is to its left, a waning one to its right.
  const isWaxing = moonAge < 15
  const across = (part: number) => width * (isWaxing ? 1 - part : part)
  return {
    ...{ horizon, moonAge, sunX: across(within(next, 0.25, 0.45)) },
    moon: { x: across(within(next, 0.6, 0.72)), y: within(next, 160, 200), radius: 26 },
  }
}

/** Plants below three pixels are left out. */
function sidesOf(width: number, height: number): { width: number; finest: number } {
  return { width: (width * sceneHeight) / height, finest: (3 * sceneHeight) / height }
}

interface Finish {
  title: string
  width: number
  height: number
  parts: string[]
}

function finish({ defs, colors }: Scene, { title, width, height, parts }: Finish): Drawing {
  const scale = height / sceneHeight
  const markup = `<defs>${defs.join('')}</defs>${parts.join('')}`
  const body = scale === 1 ? markup : `<g transform="scale(${String(Math.round(scale * 1e5) / 1e5)})">${markup}</g>`
  return { title, width, height, body, colors }
}
