import type { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { daysBetween } from '~/lib/days'
import { seasonFields } from './season.fields'

/** A longer season has a mistyped year. */
const longestDays = 366
const thisCentury = /^20/

export type SeasonInput = z.output<ReturnType<typeof seasonInput>>

/** Nobody has read a source later than `today`. */
export function seasonInput(today: string) {
  return inputSchema(seasonFields).superRefine((season, context) => {
    const { opensOn, closesOn, checkedOn, minutesBeforeSunrise, minutesAfterSunset } = season
    const refuse = (field: keyof typeof seasonFields, message: string) => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    if (!thisCentury.test(opensOn)) refuse('opensOn', 'Please check the year')
    if (!thisCentury.test(checkedOn)) refuse('checkedOn', 'Please check the year')
    if (closesOn < opensOn) refuse('closesOn', 'A season closes on the day it opens, or later')
    else if (daysBetween(opensOn, closesOn) > longestDays) {
      refuse('closesOn', 'A season lasts at most a year: please check the year')
    }
    const isHalf = (minutesBeforeSunrise === null) !== (minutesAfterSunset === null)
    const empty = minutesBeforeSunrise === null ? 'minutesBeforeSunrise' : 'minutesAfterSunset'
    if (isHalf) refuse(empty, 'Enter both minutes, or neither')
    if (checkedOn > today) refuse('checkedOn', `This day is still to come: today is ${today}`)
  })
}

export function seasonForm(today: string) {
  return formSchema(seasonFields, seasonInput(today))
}
