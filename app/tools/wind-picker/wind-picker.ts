/**
 * Finds where to sit for a wind: downwind of the deer, so that they do not get your scent. Degrees are those of a
 * compass, clockwise from north. The rule ignores terrain and thermals.
 */
import { directions, type Direction } from './wind-picker.data'

export interface StandAdvice {
  /** The direction that the wind comes from. */
  wind: Direction
  /** The side of the deer to sit on. */
  position: Direction
  /** The steps tell how the answer came about. */
  steps: string[]
}

export function pickStand(windId: Direction['id']): StandAdvice {
  const wind = directionOf(({ id }) => id === windId)
  const position = oppositeOf(wind)
  const { degrees } = position
  return {
    wind,
    position,
    steps: [
      `The wind comes from the ${wind.name.toLowerCase()}: ${String(wind.degrees)}°.`,
      `(${String(wind.degrees)}° + 180°) mod 360° = ${String(degrees)}°: ${position.name.toLowerCase()}.`,
      `Your scent blows ${position.name.toLowerCase()}, away from deer ${wind.name.toLowerCase()} of you.`,
    ],
  }
}

/** Returns the direction across the compass. */
export function oppositeOf({ degrees }: Direction): Direction {
  return directionOf((direction) => direction.degrees === (degrees + 180) % 360)
}

function directionOf(isMeant: (direction: Direction) => boolean): Direction {
  const found = directions.find(isMeant)
  if (!found) throw new Error('The eight directions lie 45 degrees apart')
  return found
}
