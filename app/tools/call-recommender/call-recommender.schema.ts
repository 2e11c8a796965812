import * as z from 'zod/mini'
import type { StateCode } from '~/lib/states.data'
import { readTool, StateOrNone, type ToolReading } from '~/tools/tool-query'
import { callPhases, type CallPhase } from './call-recommender.data'

const phases = callPhases.map(({ id }) => id)
const phaseError = 'Choose a phase of the season.'

/** An unknown `notice` is ignored. A state alone is enough, because its dates give the phase. */
const CallQuery = z
  .object({
    phase: z.union([z.literal(''), z.enum(phases)], { error: phaseError }),
    state: StateOrNone,
    zone: z.string(),
    notice: z.string(),
  })
  .check(z.refine(({ phase, state }) => phase !== '' || state !== '', { path: ['phase'], error: phaseError }))

interface CallInput {
  phase: CallPhase['id'] | undefined
  state: StateCode | undefined
  /** The zone is an area of the state. */
  zone: string | undefined
  notice: string
}

export function readCallQuery(query: URLSearchParams): ToolReading<CallInput> {
  const reading = readTool(query, CallQuery, { one: ['phase', 'state', 'zone', 'notice'] })
  if (!reading.input) return { ...reading, input: undefined }
  const { phase, state, zone, notice } = reading.input
  return {
    ...reading,
    input: { phase: phase || undefined, state: state || undefined, zone: zone || undefined, notice },
  }
}
