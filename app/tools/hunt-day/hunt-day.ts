/** Makes one sheet for one day from the other tools' answers: light, moon, wind, rut, checklist and whom to call. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { withId } from '~/lib/ids'
import { createChecklist, type Checklist, type ChecklistQuestion } from '~/tools/checklist/checklist'
import type { Ground } from '~/tools/ground/ground'
import { reportLight, type LightReport, type TimeRow } from '~/tools/legal-light/legal-light'
import { agencies, type Agency } from '~/tools/regulations/agencies.data'
import { states } from '~/lib/states.data'
import { monthDay, shortDay, twelveHours } from '~/lib/days'
import { trackRut } from '~/tools/rut-tracker/rut-tracker'
import { stageSentence, tellStage } from '~/tools/rut-tracker/rut-words'
import { pickStand, type StandAdvice } from '~/tools/wind-picker/wind-picker'
import type { HuntDayInput } from './hunt-day.schema'

export interface HuntDay {
  /** A date such as 2026-11-14. */
  day: string
  ground: Ground
  light: LightReport
  /** If no wind is given, the sheet leaves room to write one. */
  wind: StandAdvice | undefined
  /** The sentences say what is known of the rut there, best first. The list is empty without a state. */
  rut: string[]
  checklist: Checklist | undefined
  agency: Agency | undefined
  /** The rows are in reading order. A value is empty where nothing is said. */
  emergency: TimeRow[]
}

interface PlanOptions {
  /** The sheet is for this day if it names none. */
  today: string
  /** The area whose rut the hunter follows; empty where none is remembered. */
  zone?: string
  /** The hunter's saved list for the weapon adds its own items to the sheet, and hides what it hides. */
  list?: ChecklistQuestion | undefined
  /** The operator's seasons replace those of a state. */
  seasonHours?: readonly SeasonHours[]
}

export function planHuntDay(input: HuntDayInput, ground: Ground, options: PlanOptions): HuntDay {
  const { today, zone = '', list, seasonHours } = options
  const day = input.date || today
  return {
    day,
    ground,
    light: reportLight(day, ground, { weapon: input.weapon || undefined, seasons: seasonHours }),
    wind: input.wind === '' ? undefined : pickStand(input.wind),
    rut: ground.state === undefined ? [] : describeRut(ground.state, zone, day),
    checklist: input.weapon === '' ? undefined : createChecklist({ ...list, huntType: input.weapon, done: [] }),
    agency: ground.state && agencies[ground.state],
    emergency: listEmergency(input, ground, day),
  }
}

function listEmergency(input: HuntDayInput, ground: Ground, day: string): TimeRow[] {
  const { hunter, hunterPhone, stand, truck, vehicle, plate, contact, phone, back } = input
  const point = `${ground.latitude.toFixed(4)}, ${ground.longitude.toFixed(4)}`
  return [
    { name: 'Hunter', value: hunter },
    { name: 'Hunter’s phone', value: hunterPhone },
    { name: 'Stand', value: stand },
    // The center of a state would mislead searchers.
    { name: 'Lat, lon', value: ground.isStateCenter ? '' : point },
    { name: 'Parked', value: truck },
    { name: 'Truck', value: [vehicle, plate && `plate ${plate}`].filter(Boolean).join(', ') },
    { name: 'Back by', value: back === '' ? '' : `${twelveHours(back)}, ${shortDay(day)}` },
    { name: 'Who knows', value: contact },
    { name: 'Their phone', value: phone },
  ]
}

function describeRut(stateId: NonNullable<Ground['state']>, zone: string, day: string): string[] {
  const { headline, state, now, region } = trackRut(
    { region: withId(states, stateId).region, state: stateId, zone },
    day,
  )
  if (state?.kind === 'no whitetails') return [`${headline.title}. ${headline.summary}`]
  const [place] = state?.kind === 'measured' && state.chosen ? [state.chosen] : []
  return [
    `${headline.title}. ${place ? `${stageSentence(place, day)} ${tellStage(place).expect}` : ''}`.trim(),
    `Rule of thumb for the ${region.name}: ${monthDay(day)} is ${now.name}.`,
  ]
}
