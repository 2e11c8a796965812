import * as z from 'zod/mini'
import { states, type StateCode } from '~/lib/states.data'
import { readTool, StateOrNone, type ToolReading } from '~/tools/tool-query'
import { withId } from '~/lib/ids'
import type { RutInput } from './rut-tracker'
import { regions } from './rut-tracker.data'
import { measuredStates } from './state-rut.data'

const regionIds = regions.map(({ id }) => id)
const regionError = 'Choose the region you hunt in.'

const RutQuery = z
  .object({
    region: z.union([z.literal(''), z.enum(regionIds)], { error: regionError }),
    state: StateOrNone,
    zone: z.string(),
  })
  .check(z.refine(({ region, state }) => region !== '' || state !== '', { path: ['region'], error: regionError }))

/** A state gives its region. An unknown zone is ignored. */
export function readRutQuery(query: URLSearchParams): ToolReading<RutInput> {
  const { isAsked, input, errors } = readTool(query, RutQuery, { one: ['region', 'state', 'zone'] })
  if (!input) return { isAsked, input: undefined, errors }
  const { state } = input
  if (state === '') return { isAsked, input: input.region === '' ? undefined : { region: input.region }, errors }
  const home = regionOfState(state)
  if (input.region !== '' && input.region !== home) {
    const error = `${withId(states, state).name} is in the ${withId(regions, home).name}. Choose that region, or another state.`
    return { isAsked, input: undefined, errors: { state: error } }
  }
  const zone = measuredStates[state]?.zones.find(({ id }) => id === input.zone)?.id
  return { isAsked, input: { region: home, state, zone }, errors }
}

export function toRutQuery({ region, state, zone }: RutInput): URLSearchParams {
  if (!state) return new URLSearchParams({ region })
  return new URLSearchParams(zone === undefined ? { state } : { state, zone })
}

function regionOfState(state: StateCode): RutInput['region'] {
  return withId(states, state).region
}
