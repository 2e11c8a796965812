/** One call at a time: its rhythm as a timer that needs no network, and the notices of playback and guide. */
import { useState, type MouseEvent } from 'react'
import { controlClass } from '~/components/forms/field-frame'
import { buttonClass } from '~/components/ui/button'
import { withId } from '~/lib/ids'
import { toolPath } from '~/paths'
import { describeCadence, minutesAndSeconds, type CadenceMoment } from './cadence'
import { noticeValue, type CallNotice } from './call-recommender'
import type { CallPhase, DeerCall } from './call-recommender.data'
import { useCadence } from './use-cadence'

interface CallTimerProps {
  phaseId: CallPhase['id']
  calls: readonly DeerCall[]
  notice: CallNotice | undefined
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function CallTimer({ phaseId, calls, notice, onFollow }: CallTimerProps) {
  const [chosen, setChosen] = useState(notice?.callId ?? calls[0]?.id ?? '')
  const [beeps, setBeeps] = useState(false)
  const call = withId(calls, chosen)
  const { moment, start, stop } = useCadence(call.cadence, { beeps })
  return (
    <section id="timer" aria-labelledby="timer-title" className="no-print rounded-field bg-panel p-5">
      <h3 id="timer-title" className="text-2xl">
        Call timer
      </h3>
      <div className="noscript:hidden">
        <p className="mt-2 max-w-measure">You make the sound; the timer keeps the rhythm and the long wait after it.</p>
        <label htmlFor="timed-call" className="mt-4 block text-[1.0625rem] font-semibold">
          Call
        </label>
        <select
          id="timed-call"
          value={chosen}
          onChange={({ currentTarget }) => {
            stop()
            setChosen(currentTarget.value)
          }}
          className={`max-w-80 ${controlClass(undefined)}`}
        >
          {calls.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <p className="mt-3">{describeCadence(call.cadence, call.sound)}</p>
        <label htmlFor="timer-beeps" className="choice mt-3 max-w-80">
          <input
            id="timer-beeps"
            type="checkbox"
            checked={beeps}
            onChange={({ currentTarget }) => {
              setBeeps(currentTarget.checked)
            }}
            className="size-5 shrink-0 accent-moss"
          />
          <span>
            Beep at each sound
            <span className="block text-[0.9375rem] text-soft">For practice, or with an earphone</span>
          </span>
        </label>
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <button type="button" className={buttonClass('primary')} onClick={moment ? stop : start}>
            {moment ? 'Stop Timer' : 'Start Timer'}
          </button>
          {moment ? <Moment moment={moment} call={call} /> : null}
        </div>
      </div>
      <Notices phaseId={phaseId} call={call} notice={notice} onFollow={onFollow} />
    </section>
  )
}

function Moment({ moment: { part, sound, round, secondsLeft }, call }: { moment: CadenceMoment; call: DeerCall }) {
  const { sounds } = call.cadence
  const text = {
    sound: `${call.sound}, ${String(sound)} of ${String(sounds)}`,
    pause: `Pause after ${String(sound)} of ${String(sounds)}`,
    wait: `Wait, round ${String(round)}`,
  }[part]
  return (
    <div className="flex items-center gap-4">
      {/* Only a new part is announced, not each second. */}
      <p role="status" className="font-sans text-xl first-letter:uppercase">
        {text}
      </p>
      <p
        aria-hidden="true"
        className={`font-sans text-4xl font-semibold tabular-nums ${part === 'sound' ? 'text-blaze' : ''}`}
      >
        {minutesAndSeconds(secondsLeft)}
      </p>
    </div>
  )
}

type NoticesProps = Pick<CallTimerProps, 'phaseId' | 'notice' | 'onFollow'> & { call: DeerCall }

function Notices({ phaseId, call, notice, onFollow }: NoticesProps) {
  const buttons = [
    { kind: 'play', label: 'Play Call' },
    { kind: 'technique', label: 'Technique Guide' },
  ] as const
  return (
    <>
      <p className="mt-4 flex flex-wrap gap-3">
        {buttons.map(({ kind, label }) => (
          <a
            key={kind}
            href={noticePath(phaseId, noticeValue(kind, call.id))}
            rel="nofollow"
            aria-label={`${label}: ${call.name}`}
            onClick={onFollow}
            className={buttonClass('secondary')}
          >
            {label}
          </a>
        ))}
      </p>
      {/* An empty live region first: only text added later is announced. */}
      <p role="status" className={notice?.callId === call.id ? 'caution mt-4' : ''}>
        {notice?.callId === call.id ? notice.text : null}
      </p>
    </>
  )
}

/** Without JavaScript the page opens at the notice. */
function noticePath(phaseId: CallPhase['id'], notice: string): string {
  const query = new URLSearchParams({ phase: phaseId, notice })
  return `${toolPath('deer-call-recommender')}?${query.toString()}#timer`
}
