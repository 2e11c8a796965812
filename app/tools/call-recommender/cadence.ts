/** The rhythm of a call: so many sounds, a pause after each but the last, then a silent wait, and the same again. */

export interface Cadence {
  sounds: number
  soundSeconds: number
  pauseSeconds: number
  waitMinutes: number
}

export interface CadenceMoment {
  part: 'sound' | 'pause' | 'wait'
  /** The sound being made, or the one made last, counted from 1. */
  sound: number
  /** The round, counted from 1. */
  round: number
  /** The whole seconds to the end of the part, at least 1. */
  secondsLeft: number
}

/** Returns the seconds from the first sound to the last, without the wait. */
export function seriesSeconds({ sounds, soundSeconds, pauseSeconds }: Cadence): number {
  return sounds * soundSeconds + (sounds - 1) * pauseSeconds
}

/** @param elapsed seconds since the start */
export function cadenceAt(cadence: Cadence, elapsed: number): CadenceMoment {
  const series = seriesSeconds(cadence)
  const length = series + cadence.waitMinutes * 60
  const round = Math.floor(elapsed / length) + 1
  const within = elapsed % length
  if (within >= series) {
    return { part: 'wait', sound: cadence.sounds, round, secondsLeft: secondsUntil(length, within) }
  }
  const step = cadence.soundSeconds + cadence.pauseSeconds
  const sound = Math.floor(within / step) + 1
  const end = (sound - 1) * step + cadence.soundSeconds
  return within < end
    ? { part: 'sound', sound, round, secondsLeft: secondsUntil(end, within) }
    : { part: 'pause', sound, round, secondsLeft: secondsUntil(sound * step, within) }
}

function secondsUntil(end: number, within: number): number {
  return Math.max(1, Math.ceil(end - within))
}

/** @param sound such as "grunt" */
export function describeCadence({ sounds, soundSeconds, pauseSeconds, waitMinutes }: Cadence, sound: string): string {
  const series =
    sounds === 1
      ? `One ${sound} of ${describeSeconds(soundSeconds)}`
      : `${String(sounds)} ${sound}s of ${describeSeconds(soundSeconds)}, ${describeSeconds(pauseSeconds)} apart`
  return `${series}. Then wait ${String(waitMinutes)} minutes.`
}

function describeSeconds(seconds: number): string {
  if (seconds < 1) return seconds === 0.5 ? 'half a second' : `${String(seconds)} seconds`
  return seconds === 1 ? '1 second' : seconds === 60 ? '1 minute' : `${String(seconds)} seconds`
}

/** Returns a text such as 19:05. */
export function minutesAndSeconds(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
