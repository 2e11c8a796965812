/** A state's own dates give the phase of the calling season. The chase is told apart from the breeding after it. */
import { monthDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { datesOf, nameOf } from '~/tools/rut-tracker/rut-dates'
import { stageSentence } from '~/tools/rut-tracker/rut-words'
import { isBreeding, isPast, readStateRut, type RutPlace } from '~/tools/rut-tracker/state-rut'
import type { StateCode } from '~/lib/states.data'
import { callPhases, type CallPhase } from './call-recommender.data'

export interface StatePhase {
  /** The id is undefined where no dates were found, or where the state's areas differ. */
  id: CallPhase['id'] | undefined
  /** A text such as "By Ohio’s dates, November 27 is post-rut." */
  text: string
  /** The text gives the dates that the phase follows, and where the day is in them. */
  dates: string
}

/** @param zone an area of the state, as the rut tracker names it */
export function phaseOfState(state: StateCode, zone: string | undefined, today: string): StatePhase {
  const rut = readStateRut(state, zone, today)
  const { name } = rut.state
  if (rut.kind !== 'measured')
    return { id: undefined, text: `No whitetail rut dates found for ${name}.`, dates: 'Choose the phase yourself.' }
  const { chosen, places } = rut
  const [place, ...others] = chosen ? [chosen] : places
  if (!place) throw new Error(`${name} has no dates`)
  const id = phaseOfPlace(place, today)
  if (others.some((other) => phaseOfPlace(other, today) !== id))
    return {
      id: undefined,
      text: `${name}’s areas are in different phases.`,
      dates: 'Choose your area above, or the phase yourself.',
    }
  const phase = withId(callPhases, id).name.toLowerCase()
  const what = isChase(place) ? `in the chase, before the does are ready: use the calls of the ${phase}` : phase
  const peak = isBreeding(place.evidence) ? 'breeding' : 'the rut (chasing included)'
  return {
    id,
    text: `By ${name}’s dates, ${monthDay(today)} is ${what}.`,
    dates:
      others.length === 0
        ? `Peak of ${peak} in ${nameOf(rut, place)}: ${datesOf(rut, today)}. ${stageSentence(place, today)}`
        : `Peak of ${peak}: ${datesOf(rut, today)}.`,
  }
}

function isChase({ stage }: RutPlace): boolean {
  return stage.id === 'chase'
}

/** Bucks answer the loud calls from the chase on. Far from any peak, the last stage counts until the winter is over. */
function phaseOfPlace({ stage }: RutPlace, today: string): CallPhase['id'] {
  if (stage.id === 'chase' || stage.id === 'peak') return 'rut'
  if (stage.id === 'month') return 'pre-rut'
  if (stage.id === 'after') return 'post-rut'
  const isWinter = today.slice(5) < '03-01' || today.slice(5) >= '11-01'
  return isPast(stage) && isWinter ? 'post-rut' : 'early-season'
}
