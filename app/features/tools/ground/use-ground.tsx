/**
 * The ground of a tool: the address has the first word, then what this browser keeps. With JavaScript a place that is
 * submitted is kept here and taken out of the address; without, it stays in the address.
 */
import { useEffect, useState } from 'react'
import { groundParameters, readGround, type Ground, type ZoneLookup } from './ground'
import { saveGround, useSavedGround } from './saved-ground'

export interface GroundState {
  ground: Ground | undefined
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
  /** Keeps the place of a submitted form, and returns the rest of it for the address. */
  keep: (submitted: URLSearchParams) => URLSearchParams
}

const missingPlace = 'Choose your state, or enter a point.'

/** @param options.takesPoints whether a point can be typed, whose time zone has to be looked up */
export function useGround(query: URLSearchParams, { takesPoints = false } = {}): GroundState {
  const saved = useSavedGround()
  const zoneOf = useZoneLookup(takesPoints)
  const asked = readGround(query, zoneOf)
  const isUsable = Object.keys(asked.errors).length === 0
  const isMissing = takesPoints && isUsable && asked.isAsked && !asked.input && !asked.needsZone && !saved
  return {
    ground: asked.input ?? (isUsable ? saved : undefined),
    errors: isMissing ? { state: missingPlace } : asked.errors,
    keep(submitted) {
      const { input } = readGround(submitted, zoneOf)
      return input && saveGround(input) ? withoutGround(submitted) : submitted
    },
  }
}

/** Loaded once the page is there, so that a place that is typed later asks nothing of the network. */
function useZoneLookup(isNeeded: boolean): ZoneLookup | undefined {
  const [zoneOf, setZoneOf] = useState<ZoneLookup>()
  useEffect(() => {
    let isGone = false
    if (isNeeded) {
      void import('./region-of-point').then(({ zoneOf: lookup }) => {
        if (!isGone) setZoneOf(() => lookup)
      })
    }
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return zoneOf
}

export function withoutGround(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of groundParameters) rest.delete(name)
  return rest
}
