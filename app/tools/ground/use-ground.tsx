/**
 * The address goes before what this browser has saved. With JavaScript a submitted place leaves the address; without,
 * it stays there.
 */
import { useEffect, useRef, useState } from 'react'
import { groundParameters, type Ground } from './ground'
import type { GroundQuestion } from './ground-questions'
import type { PointReader } from './point-reader'
import { askedPlace, readGround, type GroundReading } from './read-ground'
import { saveGround, useSavedGround } from './saved-ground'

interface GroundState {
  ground: Ground | undefined
  errors: Readonly<Record<string, string>>
  question: GroundQuestion | undefined
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
  const reader = usePointReader(takesPoints || (!isGiven && (query.has('lat') || query.has('lon'))))
  const read = (place: URLSearchParams) =>
    askedPlace(place) === given.asked ? given : readGround(place, reader === 'failed' ? undefined : reader)
  const { isAsked, input, errors, question, needsReader } = read(query)
  const isUnsaved = useRef(false)
  useEffect(() => {
    // The form was sent before the reader of its point came.
    if (isUnsaved.current && input && saveGround(input)) isUnsaved.current = false
  })
  const isSettled = Object.keys(errors).length === 0 && !question && !needsReader
  const isMissing = takesPoints && isSettled && isAsked && !input && !saved
  return {
    ground: input ?? (isSettled ? saved : undefined),
    errors: {
      ...errors,
      ...(isMissing ? { state: missingPlace } : {}),
      ...(needsReader && reader === 'failed' ? { lat: missingTable } : {}),
    },
    question,
    keep(submitted) {
      const { input: place, errors: wrong, needsReader: waits } = read(submitted)
      isUnsaved.current = waits
      // With an error the address keeps what was typed, for its field.
      return place && Object.keys(wrong).length === 0 && saveGround(place) ? withoutGround(submitted) : submitted
    },
  }
}

/** Loads the reader early, so that a place that is typed later needs no network. */
function usePointReader(isNeeded: boolean): PointReader | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ reader: PointReader | 'failed' }>()
  useEffect(() => {
    let isGone = false
    const set = (reader: PointReader | 'failed') => {
      if (!isGone) setLoaded({ reader })
    }
    if (isNeeded) {
      import('./point-reader').then(
        ({ readPointPlace }) => {
          set(readPointPlace)
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
  return loaded?.reader
}

function withoutGround(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of groundParameters) rest.delete(name)
  return rest
}
