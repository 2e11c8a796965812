/** A stand-in until the branch with the boundaries is merged: the state with the nearest center. */
import tzLookup from '@photostructure/tz-lookup'
import { states, type StateCode } from '~/features/tools/regulations/states.data'
import { stateCenters } from './state-centers.data'

export interface Region {
  timeZone: string
  state: StateCode | undefined
  province: string | undefined
}

export function regionOf(latitude: number, longitude: number): Region {
  const timeZone = tzLookup(latitude, longitude)
  if (timeZone === 'America/Regina') return { timeZone, state: undefined, province: 'Saskatchewan' }
  if (timeZone === 'America/Toronto') return { timeZone, state: undefined, province: 'Ontario' }
  const [nearest] = states
    .map(({ id }) => {
      const center = stateCenters[id]
      return { id, distance: Math.hypot(center.latitude - latitude, (center.longitude - longitude) * 0.75) }
    })
    .toSorted((one, other) => one.distance - other.distance)
  const isInside = nearest && nearest.distance < 5
  return { timeZone, state: isInside ? nearest.id : undefined, province: undefined }
}
