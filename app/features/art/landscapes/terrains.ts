import { seededRandom } from '~/lib/seeded-random'
import type { Scene } from './scene'
import { cedarThicket } from './terrains/cedar-thicket'
import { creekBottom } from './terrains/creek-bottom'
import { fieldEdge } from './terrains/field-edge'
import { oakRidge } from './terrains/oak-ridge'
import { marsh } from './terrains/marsh'
import { mountainMeadow } from './terrains/mountain-meadow'
import { prairieBreaks } from './terrains/prairie-breaks'
import { spruceMountains } from './terrains/spruce-mountains'

export const terrainNames = [
  ...(['oak-ridge', 'creek-bottom', 'field-edge', 'cedar-thicket', 'mountain-meadow'] as const),
  ...(['spruce-mountains', 'marsh', 'prairie-breaks'] as const),
] as const

export type Terrain = (typeof terrainNames)[number]

interface TerrainPlan {
  title: string
  /** Distance from the top. */
  horizon: number
  draw: (scene: Scene) => string
}

export const terrains: Readonly<Record<Terrain, TerrainPlan>> = {
  'oak-ridge': { title: 'Oaks on a ridge', horizon: 350, draw: oakRidge },
  'creek-bottom': { title: 'A creek bottom', horizon: 380, draw: creekBottom },
  'field-edge': { title: 'A field edge with hedgerow and fence', horizon: 390, draw: fieldEdge },
  'cedar-thicket': { title: 'A cedar thicket', horizon: 370, draw: cedarThicket },
  'mountain-meadow': { title: 'A mountain meadow', horizon: 370, draw: mountainMeadow },
  'spruce-mountains': { title: 'Spruce ridges before a far range', horizon: 370, draw: spruceMountains },
  marsh: { title: 'A marsh with cattails', horizon: 400, draw: marsh },
  'prairie-breaks': { title: 'Prairie breaks with buttes', horizon: 370, draw: prairieBreaks },
}

/** A terrain's name is a seed for that terrain; any other seed picks one. */
export function terrainOf(seed: string): Terrain {
  const drawn = terrainNames[Math.floor(seededRandom(`${seed} terrain`)() * terrainNames.length)]
  return terrainNames.find((name) => name === seed) ?? drawn ?? 'oak-ridge'
}
