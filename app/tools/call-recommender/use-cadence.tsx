/** Runs a cadence in the browser: tells where it is now, and at each sound vibrates and, if wanted, beeps. */
import { useEffect, useRef, useState } from 'react'
import { cadenceAt, type Cadence, type CadenceMoment } from './cadence'

const refreshMs = 200
const beepHertz = 660
const beepVolume = 0.2
const vibrationMs = 300

interface CadenceTimer {
  /** The moment is undefined while the cadence is stopped. */
  moment: CadenceMoment | undefined
  start: () => void
  stop: () => void
}

export function useCadence(cadence: Cadence, { beeps }: { beeps: boolean }): CadenceTimer {
  const [startedAt, setStartedAt] = useState<number>()
  const [now, setNow] = useState(0)
  const audio = useRef<AudioContext>()
  const moment = startedAt === undefined ? undefined : cadenceAt(cadence, Math.max(0, now - startedAt) / 1000)

  useEffect(() => {
    if (startedAt === undefined) return
    const timer = setInterval(() => {
      setNow(Date.now())
    }, refreshMs)
    return () => {
      clearInterval(timer)
    }
  }, [startedAt])
  useScreenLock(startedAt !== undefined)

  const { part, sound, round } = moment ?? {}
  const { soundSeconds } = cadence
  useEffect(() => {
    if (beeps && part === 'sound' && audio.current) beep(audio.current, Math.min(soundSeconds, 1))
  }, [beeps, part, sound, round, soundSeconds])
  useEffect(() => {
    // No iPhone can vibrate from a page.
    if (part === 'sound' && 'vibrate' in navigator) navigator.vibrate(vibrationMs)
  }, [part, sound, round])
  useEffect(
    () => () => {
      void audio.current?.close()
    },
    [],
  )

  return {
    moment,
    start() {
      // Browsers let a page make a sound only after a click.
      audio.current ??= new AudioContext()
      void audio.current.resume()
      const at = Date.now()
      setNow(at)
      setStartedAt(at)
    },
    stop() {
      setStartedAt(undefined)
    },
  }
}

function beep(audio: AudioContext, seconds: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.value = beepVolume
  tone.frequency.value = beepHertz
  tone.connect(volume).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

/** Keeps the screen on: a phone that sleeps stops the beeps. Browsers may refuse, as on a low battery. */
function useScreenLock(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => {
      void lock.then((held) => held?.release())
    }
  }, [isNeeded])
}
