import * as z from 'zod/mini'
import { sitTimes } from '~/tools/stands/judge-stand'
import { emptyWeek, halves, hasWinds, weekDays, type Half, type WeekWinds } from '~/tools/stands/plan-week'
import { readTool } from '~/tools/tool-query'
import { daysBetween } from '~/lib/days'
import { readForecast, type ForecastReading } from './forecast/read-forecast'
import { directions } from './wind-picker.data'

const ids = directions.map(({ id }) => id)

const WindQuery = z.object({ wind: z.enum(ids, { error: 'Choose the direction the wind comes from.' }) })

export function readWindQuery(query: URLSearchParams) {
  return readTool(query, WindQuery, { one: ['wind'] })
}

const letters = { morning: 'm', evening: 'e' } as const satisfies Record<Half, string>
const days = Array.from({ length: weekDays }, (_day, index) => index)

/** Returns `m1` to `m7` and `e1` to `e7`, with today's first. */
export function windField(half: Half, day: number): string {
  return `${letters[half]}${String(day + 1)}`
}

/** An older address has one wind a day, `d1` to `d7`. */
const dayFields = days.map((day) => `d${String(day + 1)}`)
const halfFields = halves.flatMap((half) => days.map((day) => windField(half, day)))

/** The parameter names the day that the first winds of an address are for. */
export const fromField = 'from'
export const forecastField = 'forecast'
const weekFields: readonly string[] = [...halfFields, ...dayFields, fromField, forecastField]

const optionalWind = z.union([z.literal(''), z.enum(ids)], { error: 'Choose one of the eight winds.' })
const SitQuery = z.object({
  time: z.union([z.literal(''), z.enum(sitTimes.map(({ id }) => id))], { error: 'Choose a time from the list.' }),
})
const WeekQuery = z.record(z.string(), optionalWind)

interface PickerReading {
  wind: (typeof ids)[number] | undefined
  time: (typeof sitTimes)[number]['id'] | undefined
  week: WeekWinds
  /** The pasted forecast, while it is still in the address. */
  forecast: ForecastReading | undefined
  /** The address has at least one parameter of the week. */
  isWeekGiven: boolean
  errors: Readonly<Record<string, string>>
}

/** Reads the winds. The single wind is required only if the week has none. */
export function readPickerQuery(query: URLSearchParams, today: string): PickerReading {
  const pasted = (query.get(forecastField) ?? '').trim()
  const single = readWindQuery(query)
  const sit = readTool(query, SitQuery, { one: ['time'] })
  const winds = readTool(query, WeekQuery, { one: [...halfFields, ...dayFields] })
  const valueOf = (name: string) => winds.input?.[name] ?? ''
  const typed = days.map((day) => {
    const whole = valueOf(dayFields[day] ?? '')
    return {
      morning: valueOf(windField('morning', day)) || whole,
      evening: valueOf(windField('evening', day)) || whole,
    }
  })
  const forecast = pasted === '' ? undefined : readForecast(pasted, today)
  const moved = moveWeek(typed, query.get(fromField) ?? '', today)
  const week = forecast === undefined ? moved : mergeWeeks(moved, forecast.week)
  const isWindNeeded = (query.get('wind') ?? '') !== '' || !(hasWinds(week) || forecast)
  return {
    wind: single.input?.wind,
    time: sit.input?.time || undefined,
    week,
    forecast,
    isWeekGiven: weekFields.some((name) => query.has(name)),
    errors: { ...(isWindNeeded ? single.errors : {}), ...sit.errors, ...winds.errors },
  }
}

/** Moves the winds of a link that was made on another day, so that each keeps its own day. */
function moveWeek(week: WeekWinds, from: string, today: string): WeekWinds {
  const by = /^\d{4}-\d\d-\d\d$/.test(from) ? daysBetween(from, today) : 0
  return emptyWeek().map((empty, day) => week[day + by] ?? empty)
}

/** Merges two weeks. The winds of `other` come first. */
export function mergeWeeks(one: WeekWinds, other: WeekWinds): WeekWinds {
  return one.map((winds, day) => ({
    morning: other[day]?.morning || winds.morning,
    evening: other[day]?.evening || winds.evening,
  }))
}

/** Writes the address of a week, without the pasted text, and without days that are not planned. */
export function withWeek(query: URLSearchParams, week: WeekWinds, today: string): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of weekFields) rest.delete(name)
  for (const [day, winds] of week.entries()) {
    for (const half of halves) if (winds[half] !== '') rest.set(windField(half, day), winds[half])
  }
  if (hasWinds(week)) rest.set(fromField, today)
  return rest
}
