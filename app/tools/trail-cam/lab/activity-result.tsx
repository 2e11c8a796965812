import type { ReactNode } from 'react'
import { describeGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import { zoneName } from '~/tools/ground/clocks'
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import { labConstants } from '~/tools/trail-cam/trail-cam.data'
import { countOf } from '~/lib/text'
import type { Activity } from './activity'
import { CameraList, HourChart, SunBars } from './activity-charts'

interface ActivityResultProps {
  activity: Activity
  what: string
  total: number
  gapMinutes: number
  ground: Ground | undefined
  warnings: ReactNode
  children: ReactNode
}

export function ActivityResult({ activity, what, total, gapMinutes, ground, warnings, children }: ActivityResultProps) {
  const { shots, visits, hours, busiest, cameras, sun } = activity
  return (
    <ToolResult {...wordsOf(activity, what, total)} shared={ground && toGroundQuery(ground)}>
      {warnings}
      {shots === 0 ? null : (
        <>
          <HourChart hours={hours} busiest={busiest} />
          {sun ? <SunBars sun={sun} visits={visits.length} /> : null}
          {ground ? null : (
            <p className="max-w-measure">
              Choose a state, or set your ground, to count by minutes from sunrise and sunset.
            </p>
          )}
          <CameraList cameras={cameras} what={what} />
        </>
      )}
      {children}
      {shots === 0 ? null : (
        <HowCalculated steps={stepsOf(activity, what, gapMinutes, ground)} constants={labConstants} />
      )}
    </ToolResult>
  )
}

function wordsOf({ shots, visits, busiest }: Activity, what: string, total: number) {
  const figure = countOf(visits.length, 'visit')
  if (shots === 0) {
    return { title: `No time in ${countOf(total, what)}`, summary: 'None of them says when it was taken.' }
  }
  return {
    title: `${figure} in ${countOf(shots, what)}`,
    figure,
    summary: `Busiest hour: ${busiest}. Pictures of one pass count as one visit, whatever walked by.`,
  }
}

function stepsOf(
  { shots, visits, sun }: Activity,
  what: string,
  gapMinutes: number,
  ground: Ground | undefined,
): string[] {
  return [
    `${countOf(shots, what)}, by the camera’s clock, which knows no time zone: read as the time of day at the place.`,
    `A picture belongs to the visit before it if the same camera took its last one at most ${countOf(gapMinutes, 'minute')} earlier: ${countOf(visits.length, 'visit')}, each counted at its first picture.`,
    ...(sun && ground
      ? [
          `Sunrise and sunset of each day at ${describeGround(ground)}, ${zoneName(ground.timeZone)}. A visit counts from the nearer of the two.`,
        ]
      : []),
  ]
}
