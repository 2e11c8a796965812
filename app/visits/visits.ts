import { addDays } from '~/lib/days'

export const visitMessages = {
  failed: { title: 'Error', message: 'Failed to load the visits. Please try again.' },
} as const

export const visitPeriods = [7, 30, 90, 365] as const
export type VisitPeriod = (typeof visitPeriods)[number]

export function parsePeriod(asked: string | null): VisitPeriod {
  return visitPeriods.find((days) => String(days) === asked) ?? 30
}

export function daysUpTo(today: string, period: VisitPeriod): string[] {
  return Array.from({ length: period }, (_, index) => addDays(today, index - period + 1))
}

export const visitMeasures = {
  pages: 'Pages read',
  tools: 'Tools opened',
  searches: 'Searches',
  withoutResult: 'Searches without a result',
  views: 'Product views',
  requests: 'Product requests',
} as const

export type VisitMeasure = keyof typeof visitMeasures
export const measures = [
  'pages',
  'tools',
  'searches',
  'withoutResult',
  'views',
  'requests',
] as const satisfies VisitMeasure[]

type VisitFigures = Record<VisitMeasure, number>

export const noVisits: VisitFigures = { pages: 0, tools: 0, searches: 0, withoutResult: 0, views: 0, requests: 0 }

export interface DayOfVisits extends VisitFigures {
  day: string
}

export interface VisitSpan extends VisitFigures {
  from: string
  to: string
}

export function toSpans(days: readonly DayOfVisits[]): VisitSpan[] {
  const length = days.length > 90 ? 7 : 1
  const spans: VisitSpan[] = []
  // Weeks are counted from the end, so that only the first may be a part of one.
  for (let end = days.length; end > 0; end -= length) {
    const part = days.slice(Math.max(0, end - length), end)
    const [first] = part
    const last = part.at(-1)
    if (first && last) spans.unshift({ from: first.day, to: last.day, ...sumOf(part) })
  }
  return spans
}

export function sumOf(days: readonly VisitFigures[]): VisitFigures {
  return days.reduce<VisitFigures>(
    (sum, day) => ({
      pages: sum.pages + day.pages,
      tools: sum.tools + day.tools,
      searches: sum.searches + day.searches,
      withoutResult: sum.withoutResult + day.withoutResult,
      views: sum.views + day.views,
      requests: sum.requests + day.requests,
    }),
    noVisits,
  )
}
