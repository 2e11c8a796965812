/**
 * The ground of a tool: the address has the first word, then what this browser keeps. With JavaScript a place that is
 * submitted is kept here and taken out of the address; without, it stays in the address.
 */
import { useEffect, useState } from 'react'
import { askedPlace, groundParameters, readGround, type Ground, type GroundReading } from './ground'
import type { GroundQuestion, RegionLookup } from './ground-questions'
import { saveGround, useSavedGround } from './saved-ground'

export interface GroundState {
  ground: Ground | undefined
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
  question: GroundQuestion | undefined
  /** Keeps the place of a submitted form, and returns the rest of it for the address. */
  keep: (submitted: URLSearchParams) => URLSearchParams
}

const missingPlace = 'Choose your state, or enter a point.'
const missingTable =
  'The list of states and time zones did not load, so this point cannot be looked up. Choose a state without a point, or reload the page with a signal.'

/**
 * @param given what the server has read in the address of the page
 * @param options.takesPoints whether a point can be typed, whose state and time zone have to be looked up
 */
export function useGround(query: URLSearchParams, given: GroundReading, { takesPoints = false } = {}): GroundState {
  const saved = useSavedGround()
  const isGiven = askedPlace(query) === given.asked
  const lookup = useRegionLookup(takesPoints || !isGiven)
  const regionOf = lookup === 'failed' ? undefined : lookup
  const read = (place: URLSearchParams) => (askedPlace(place) === given.asked ? given : readGround(place, regionOf))
  const { isAsked, input, errors, question, needsRegion } = read(query)
  const isSettled = Object.keys(errors).length === 0 && !question && !needsRegion
  const isMissing = takesPoints && isSettled && isAsked && !input && !saved
  return {
    ground: input ?? (isSettled ? saved : undefined),
    errors: {
      ...errors,
      ...(isMissing ? { state: missingPlace } : {}),
      ...(needsRegion && lookup === 'failed' ? { lat: missingTable } : {}),
    },
    question,
    keep(submitted) {
      const place = read(submitted).input
      return place && saveGround(place) ? withoutGround(submitted) : submitted
    },
  }
}

/** Loaded once the page is there, so that a place that is typed later asks nothing of the network. */
function useRegionLookup(isNeeded: boolean): RegionLookup | 'failed' | undefined {
  const [lookup, setLookup] = useState<{ regionOf: RegionLookup | 'failed' }>()
  useEffect(() => {
    let isGone = false
    const set = (regionOf: RegionLookup | 'failed') => {
      if (!isGone) setLookup({ regionOf })
    }
    if (isNeeded) {
      import('./region-of-point').then(
        ({ regionOf }) => {
          set(regionOf)
        },
        () => {
          set('failed')
        },
      )
    }
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return lookup?.regionOf
}

export function withoutGround(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of groundParameters) rest.delete(name)
  return rest
}
