/**
 * The calls for a phase of the season, from the softest to the loudest, with the placeholder notice of one of them if
 * it was asked for. The phases are months, the same for every state.
 */
import { withId } from '~/lib/with-id'
import { callPhases, loudnesses, type CallPhase, type DeerCall } from './call-recommender.data'

/** Whose placeholder is shown, and what stands in its place. */
export interface CallNotice {
  callId: string
  text: string
}

export interface CallAdvice {
  phase: CallPhase
  calls: DeerCall[]
  notice: CallNotice | undefined
  steps: string[]
}

/** @param notice as in the address: `play-<call id>` or `technique-<call id>`; any other text asks for nothing. */
export function recommendCalls(phaseId: CallPhase['id'], notice = ''): CallAdvice {
  const phase = withId(callPhases, phaseId)
  const calls = fromSoftToLoud(phase.calls)
  return {
    phase,
    calls,
    notice: noticeOf(calls, notice),
    steps: [
      `You chose ${phase.name.toLowerCase()}, which is ${phase.month} in this site’s calendar.`,
      `It has ${String(calls.length)} calls: ${calls.map(({ name }) => name.toLowerCase()).join(', ')}.`,
      `They are listed from soft to loud (${calls.map(({ loudness }) => loudness).join(', ')}). Start with the first that fits what you see.`,
    ],
  }
}

/** The value of `notice` that asks for a call's placeholder. */
export function noticeValue(kind: 'play' | 'technique', callId: string): string {
  return `${kind}-${callId}`
}

/** Of the same loudness: in the order of the data. */
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
