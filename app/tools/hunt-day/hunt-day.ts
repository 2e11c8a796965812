/** One sheet for one day: light, moon, wind, rut, checklist and who to call, made from what the other tools answer. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { withId } from '~/lib/ids'
import { createChecklist, type Checklist, type ChecklistQuestion } from '~/tools/checklist/checklist'
import type { Ground } from '~/tools/ground/ground'
import { reportLight, type LightReport } from '~/tools/legal-light/legal-light'
import { agencies, type Agency } from '~/tools/regulations/agencies.data'
import { states } from '~/lib/states.data'
import { monthDay, twelveHours } from '~/lib/days'
import { trackRut } from '~/tools/rut-tracker/rut-tracker'
import { stageSentence, tellStage } from '~/tools/rut-tracker/rut-words'
import { pickStand, type StandAdvice } from '~/tools/wind-picker/wind-picker'
import type { HuntDayInput } from './hunt-day.schema'

export interface HuntDay {
  /** Written as 2026-11-14. */
  day: string
  ground: Ground
  light: LightReport
  /** Without a wind, the sheet leaves room to write one. */
  wind: StandAdvice | undefined
  /** What is known of the rut there, best first; empty without a state. */
  rut: string[]
  checklist: Checklist | undefined
  agency: Agency | undefined
  emergency: Pick<HuntDayInput, 'stand' | 'truck' | 'contact' | 'phone'> & {
    /** Written as 6:30 PM; empty where it is not said. */
    back: string
  }
}

interface PlanOptions {
  /** The day of a sheet that names none. */
  today: string
  /** The area whose rut the hunter follows; empty where none is remembered. */
  zone?: string
  /** The hunter's saved list for the weapon: its own items are on the sheet, what it hides is not. */
  list?: ChecklistQuestion | undefined
  /** The operator's seasons, which replace those of a state. */
  seasonHours?: readonly SeasonHours[]
}

export function planHuntDay(input: HuntDayInput, ground: Ground, options: PlanOptions): HuntDay {
  const { today, zone = '', list, seasonHours } = options
  const day = input.date || today
  const { stand, truck, contact, phone } = input
  return {
    day,
    ground,
    light: reportLight(day, ground, { weapon: input.weapon || undefined, seasons: seasonHours }),
    wind: input.wind === '' ? undefined : pickStand(input.wind),
    rut: ground.state === undefined ? [] : describeRut(ground.state, zone, day),
    checklist: input.weapon === '' ? undefined : createChecklist({ ...list, huntType: input.weapon, done: [] }),
    agency: ground.state && agencies[ground.state],
    emergency: { stand, truck, contact, phone, back: input.back === '' ? '' : twelveHours(input.back) },
  }
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
