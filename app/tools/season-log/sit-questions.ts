/** A sit that can be stored may still be a slip, so the form asks before it saves. */
import { longDay } from '~/lib/dates'
import { twelveHours } from '~/lib/days'
import { isOutside, type Sit } from './sit'

/** @returns the questions by the name of the field, such as `date` or `time-0` */
export function questionsOf(sit: Sit, today: string, action: string): Record<string, string> {
  const again = `press ${action} again`
  const questions: Record<string, string> = {}
  if (sit.date > today) questions.date = `${longDay(sit.date)} is in the future. If you mean it, ${again}.`
  for (const [index, { time }] of sit.sightings.entries()) {
    if (!isOutside(sit, time)) continue
    const [typed, other] = [twelveHours(time), otherHalf(sit, time)]
    const outside = `${typed} is outside this sit, ${twelveHours(sit.from)} to ${twelveHours(sit.to)}.`
    const guess = other === undefined ? '' : ` Was that ${twelveHours(other)}?`
    questions[`time-${String(index)}`] = `${outside}${guess} To keep ${typed}, ${again}.`
  }
  return questions
}

/** Returns the same time in the other half of the day, if the sit has it. */
export function otherHalf(sit: Pick<Sit, 'from' | 'to'>, time: string): string | undefined {
  if (!isOutside(sit, time)) return undefined
  const hour = (Number(time.slice(0, 2)) + 12) % 24
  const other = `${String(hour).padStart(2, '0')}${time.slice(2)}`
  return isOutside(sit, other) ? undefined : other
}
