/**
 * The calls for a phase of the season, softest first. A state's dates give the phase; without a state, a month does.
 */
import { withId } from '~/lib/ids'
import { callPhases, loudnesses, type CallPhase, type DeerCall } from './call-recommender.data'

interface CallNotice {
  callId: string
  text: string
}

export interface CallAdvice {
  phase: CallPhase
  calls: DeerCall[]
  notice: CallNotice | undefined
  steps: string[]
}

/**
 * @param notice `play-<call id>` or `technique-<call id>`; anything else is ignored
 * @param origin a sentence that says how the phase was found, where nobody chose it
 */
export function recommendCalls(phaseId: CallPhase['id'], notice = '', origin?: string): CallAdvice {
  const phase = withId(callPhases, phaseId)
  const calls = fromSoftToLoud(phase.calls)
  return {
    phase,
    calls,
    notice: noticeOf(calls, notice),
    steps: [
      origin ?? `You chose ${phase.name.toLowerCase()}, which is ${phase.month} in this site’s calendar.`,
      `It has ${String(calls.length)} calls: ${calls.map(({ name }) => name.toLowerCase()).join(', ')}.`,
      `They are listed from soft to loud (${calls.map(({ loudness }) => loudness).join(', ')}). Start with the first that fits what you see.`,
    ],
  }
}

export function noticeValue(kind: 'play' | 'technique', callId: string): string {
  return `${kind}-${callId}`
}

/** Calls of the same loudness keep their order. */
function fromSoftToLoud(calls: readonly DeerCall[]): DeerCall[] {
  return loudnesses.flatMap((loudness) => calls.filter((call) => call.loudness === loudness))
}

function noticeOf(calls: readonly DeerCall[], value: string): CallNotice | undefined {
  for (const { id, audioNote, technique } of calls) {
    if (value === noticeValue('play', id)) {
      return { callId: id, text: `Call playback is not available yet. How it sounds: ${audioNote}` }
    }
    if (value === noticeValue('technique', id)) {
      return { callId: id, text: `Technique guides are not available yet. In short: ${technique}` }
    }
  }
  return undefined
}
