/** The timer runs the rhythm of one call at a time, and needs no network. */
import { useState } from 'react'
import { controlClass } from '~/components/forms/field-frame'
import { buttonClass } from '~/components/ui/button'
import { describeCadence, minutesAndSeconds, type CadenceMoment } from './cadence'
import type { DeerCall } from './call-recommender.data'
import { useCadence } from './use-cadence'

interface CallTimerProps {
  calls: readonly DeerCall[]
  /** The call that is timed. */
  call: DeerCall
  onChoose: (callId: string) => void
}

export function CallTimer({ calls, call, onChoose }: CallTimerProps) {
  const [beeps, setBeeps] = useState(false)
  const { moment, start, stop } = useCadence(call.cadence, { beeps })
  return (
    <section
      id="timer"
      aria-labelledby="timer-title"
      className="no-print rounded-field bg-panel p-4 noscript:hidden sm:p-5"
    >
      <h3 id="timer-title" className="text-2xl">
        Call timer
      </h3>
      <details className="wide-open">
        <summary className="font-semibold">Keep the rhythm of a call</summary>
        <p className="mt-2 max-w-measure">
          You make the sound; the timer keeps the rhythm and the wait. A phone that can vibrate does so at each sound.
        </p>
        <label htmlFor="timed-call" className="mt-4 block text-[1.0625rem] font-semibold">
          Call
        </label>
        <select
          id="timed-call"
          value={call.id}
          onChange={({ currentTarget }) => {
            stop()
            onChoose(currentTarget.value)
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
      </details>
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
