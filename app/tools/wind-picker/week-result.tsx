/** Shows the answer for a week of winds without a single one: today's stands first. */
import type { ReactNode } from 'react'
import { judgeStands } from '~/tools/stands/judge-stand'
import { halves, type SitPlan } from '~/tools/stands/plan-week'
import type { Stand } from '~/tools/stands/stand'
import { WeekPlan } from '~/tools/stands/week-plan'
import { ToolResult } from '~/tools/tool-parts'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { pickStand } from './wind-picker'
import { directions } from './wind-picker.data'
import { StandVerdicts } from './wind-result'

interface WeekResultProps {
  plan: readonly SitPlan[]
  /** A date such as 2026-11-21. */
  today: string
  stands: readonly Stand[]
  shared: URLSearchParams
  children: ReactNode
}

export function WeekResult({ plan, today, stands, shared, children }: WeekResultProps) {
  const [first] = plan
  const day = first?.day ?? today
  const sits = plan.filter((sit) => sit.day === day)
  const figure = sits.length === 0 ? 'No wind was read' : tellSits(sits, stands.length > 0)
  return (
    <ToolResult
      title={`${day === today ? 'Today' : shortDay(day)}: ${figure}`}
      figure={figure}
      isFullPage
      summary={
        sits.length === 0
          ? 'Choose the winds of the week under “Change”.'
          : `The wind comes from the ${sits.map(({ wind, half }) => `${nameOf(wind)} in the ${half}`).join(' and the ')}.`
      }
      shared={shared}
    >
      {plan.length === 0 ? null : <WeekPlan sits={plan} hasStands={stands.length > 0} />}
      {stands.length === 0 ? (
        <p className="no-print max-w-measure">
          <a href="#my-stands">Add your stands below</a> to see where to sit in each wind.
        </p>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          {sits.map(({ half, wind }) => (
            <StandVerdicts
              key={half}
              id={`stands-${half}`}
              title={`In the ${half}, wind from the ${nameOf(wind)}`}
              judgments={judgeStands(stands, wind, half)}
            />
          ))}
        </div>
      )}
      {children}
    </ToolResult>
  )
}

/** Returns a text such as "Oak ladder in the morning, Creek in the evening". */
function tellSits(sits: readonly SitPlan[], hasStands: boolean): string {
  const places = halves.flatMap((half) => {
    const sit = sits.find((each) => each.half === half)
    return sit ? [{ half, place: hasStands ? (sit.pick?.stand.name ?? '') : sideOf(sit) }] : []
  })
  const fitting = places.filter(({ place }) => place !== '')
  const [first, second] = fitting
  if (!first) return 'None of your stands fits'
  if (first.place === second?.place) return `${first.place}, morning and evening`
  return fitting.map(({ half, place }) => `${place} in the ${half}`).join(', ')
}

function sideOf({ wind }: SitPlan): string {
  return `Sit ${pickStand(wind).position.name.toLowerCase()}`
}

function nameOf(wind: SitPlan['wind']): string {
  return withId(directions, wind).name.toLowerCase()
}
