/** Makes one sheet for one day from the other tools' answers: light, moon, wind, rut, checklist and whom to call. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { withId } from '~/lib/ids'
import { createChecklist, type Checklist, type ChecklistQuestion } from '~/tools/checklist/checklist'
import { isRounded, type Ground } from '~/tools/ground/ground'
import { reportLight, type LightReport } from '~/tools/legal-light/legal-light'
import { agencies, type Agency } from '~/tools/regulations/agencies.data'
import { states } from '~/lib/states.data'
import { monthDay, shortDay, twelveHours } from '~/lib/days'
import { trackRut } from '~/tools/rut-tracker/rut-tracker'
import { stageSentence, tellStage } from '~/tools/rut-tracker/rut-words'
import { pointText, type StandPoint } from '~/tools/stands/stand'
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
  /** The point for searchers, with the digits that somebody typed, or "". */
  point: string
  /** The rows are in reading order. */
  emergency: EmergencyRow[]
}

interface EmergencyRow {
  name: string
  /** The value is empty where nothing is known, for a line to write on. */
  value: string
  /** Calls the number, or opens a map at the point. */
  href?: string | undefined
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
  /** The point of the saved stand that the sheet names. */
  standPoint?: StandPoint | undefined
}

export function planHuntDay(input: HuntDayInput, ground: Ground, options: PlanOptions): HuntDay {
  const { today, zone = '', list, seasonHours, standPoint } = options
  const day = input.date || today
  const point = exactPoint(input, ground, standPoint)
  return {
    day,
    ground,
    light: reportLight(day, ground, { weapon: input.weapon || undefined, seasons: seasonHours }),
    wind: input.wind === '' ? undefined : pickStand(input.wind),
    rut: ground.state === undefined ? [] : describeRut(ground.state, zone, day),
    checklist: input.weapon === '' ? undefined : createChecklist({ ...list, huntType: input.weapon, done: [] }),
    agency: ground.state && agencies[ground.state],
    point,
    emergency: listEmergency(input, point, day),
  }
}

/** The center of a state would mislead searchers, and a point that was rounded for an address is half a mile off. */
function exactPoint(input: HuntDayInput, ground: Ground, standPoint?: StandPoint): string {
  if (standPoint) return pointText(standPoint)
  if (input.point !== '') return input.point
  return ground.isStateCenter || isRounded(ground) ? '' : pointText(ground)
}

function listEmergency(input: HuntDayInput, point: string, day: string): EmergencyRow[] {
  const { hunter, hunterPhone, stand, truck, vehicle, plate, contact, phone, back } = input
  return [
    { name: 'Hunter', value: hunter },
    { name: 'Hunter’s phone', value: hunterPhone, href: callLink(hunterPhone) },
    { name: 'Stand', value: stand },
    { name: 'Exact lat, lon', value: point, href: mapLink(point) },
    { name: 'Parked', value: truck },
    { name: 'Truck', value: [vehicle, plate && `plate ${plate}`].filter(Boolean).join(', ') },
    { name: 'Back by', value: back === '' ? '' : `${twelveHours(back)}, ${shortDay(day)}` },
    { name: 'Who knows', value: contact },
    { name: 'Their phone', value: phone, href: callLink(phone) },
  ]
}

function callLink(phone: string): string | undefined {
  const number = phone.replace(/\s*(?:ext|x).*$/i, '').replaceAll(/[^\d+]/g, '')
  return /^\+?\d{3,}$/.test(number) ? `tel:${number}` : undefined
}

/** Google documents this address for every phone; an iPhone does not open a geo: address. */
function mapLink(point: string): string | undefined {
  const [, lat = '', lon = ''] = /^(-?\d+(?:\.\d+)?)[,\s]+(-?\d+(?:\.\d+)?)$/.exec(point) ?? []
  return lat === '' ? undefined : `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`
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
