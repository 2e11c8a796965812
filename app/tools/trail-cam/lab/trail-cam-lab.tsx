import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType } from 'react'
import { NumberInput, TextAreaInput } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/tools/ground/ground-choice'
import { nameGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { countOf } from '~/lib/text'
import { lazyModule, usePreload } from '~/tools/lazy-module'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { focusAnswer, useTool } from '~/tools/use-tool'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import { reportActivity, type SunTable } from './activity'
import { ActivityResult } from './activity-result'
import { datePictures, type DatingRules } from './dated-pictures'
import { LabWarnings } from './lab-warnings'
import { PictureFields, ReadingReport } from './picture-fields'
import type { PictureToolsProps } from './picture-tools'
import type { GivenSun } from './sun-table'
import { mostListCharacters, readTimesQuery } from './times-query'
import { usePictures } from './use-pictures'
import { wallDay } from './wall-time'

const loadTools = lazyModule(() => import('./picture-tools'))
const PictureTools = lazy<ComponentType<PictureToolsProps>>(() =>
  loadTools().catch(() => ({ default: PictureToolsNotLoaded })),
)

function PictureToolsNotLoaded() {
  return (
    <p className="caution">
      The list of visits, the camera clocks and the copies did not load. Reload the page where you have a signal, and
      choose the pictures again.
    </p>
  )
}

const listName = 'Pasted list'
const freshRules: DatingRules = { cameraBy: 'model', usesFileTime: false, corrections: new Map() }

export interface TrailCamLabProps {
  search: string
  place: GroundReading
  given: GivenSun | undefined
}

export function TrailCamLab({ search, place, given }: TrailCamLabProps) {
  const tool = useTool(search)
  const { query, onSubmit, ref } = tool
  usePreload(loadTools)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const { isAsked, times, unread, gapMinutes, errors: timesErrors } = useMemo(() => readTimesQuery(query), [query])
  const [rules, setRules] = useState(freshRules)
  const [reads, setReads] = useState(0)
  const lab = usePictures(() => {
    setRules(freshRules)
    setReads((count) => count + 1)
  })
  useEffect(() => {
    if (reads > 0) focusAnswer(ref.current)
  }, [reads, ref])

  const pictures = useMemo(() => datePictures(lab.pictures, rules), [lab.pictures, rules])
  const shots = useMemo(
    () => [
      ...pictures.flatMap(({ camera, at }) => (at === undefined ? [] : [{ camera, at }])),
      ...times.map((at) => ({ camera: listName, at })),
    ],
    [pictures, times],
  )
  const days = useMemo(() => [...new Set(shots.map(({ at }) => wallDay(at)))], [shots])
  const sun = useSun(days, ground, given)
  const activity = useMemo(() => reportActivity(shots, gapMinutes, sun), [shots, gapMinutes, sun])

  const hasPictures = pictures.length > 0
  const listError = hasPictures && (query.get('times') ?? '') === '' ? undefined : timesErrors.times
  const isAnswered = (hasPictures || isAsked) && listError === undefined
  const errors = Object.fromEntries(
    Object.entries({ ...groundErrors, ...timesErrors, times: listError ?? '' }).filter(([, text]) => text !== ''),
  )
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={isAnswered}>
      <ToolForm
        id="trail-cam-analyzer"
        action="Show Activity"
        known={[
          hasPictures ? countOf(pictures.length, 'picture') : countOf(times.length, 'time'),
          ...(ground ? [nameGround(ground)] : []),
        ].join(' · ')}
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <PictureFields lab={lab} />
        <TextAreaInput
          name="times"
          label="Or a list of times"
          hint="One a line, such as 2026-11-14 06:42 or 11/14/2026 6:42 AM, the month first. The list becomes part of the page’s address, which holds about 250."
          rows={4}
          maxCharacters={mostListCharacters}
          value={query.get('times') ?? ''}
          error={listError}
        />
        <NumberInput
          name="gap"
          label="A visit ends after a pause of"
          unit="min"
          value={query.get('gap') ?? String(gapMinutes)}
          error={timesErrors.gap}
        />
        <GroundChoice
          query={query}
          ground={ground}
          question={question}
          errors={groundErrors}
          adds="Adds minutes from sunrise and sunset."
        />
      </ToolForm>
      {isAnswered ? (
        <ActivityResult
          activity={activity}
          what={hasPictures ? 'picture' : 'time'}
          total={pictures.length + times.length}
          gapMinutes={gapMinutes}
          ground={ground}
          warnings={
            <>
              <ReadingReport lab={lab} />
              <LabWarnings pictures={pictures} times={times} unread={unread} rules={rules} onRules={setRules} />
            </>
          }
        >
          {hasPictures ? (
            <Suspense>
              <PictureTools
                pictures={pictures}
                visits={activity.visits}
                sun={sun}
                rules={rules}
                lab={lab}
                ground={ground}
                tool={tool}
                onRules={setRules}
              />
            </Suspense>
          ) : null}
        </ActivityResult>
      ) : (
        <ToolWaiting action="Show Activity">Choose pictures, or paste a list of times.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

const loadSunTable = () => import('./sun-table')

/** Astronomy is loaded after the page. Until then an answer of the server uses the server's table. */
function useSun(
  days: readonly string[],
  ground: Ground | undefined,
  given: GivenSun | undefined,
): SunTable | undefined {
  const [sunTable, setSunTable] = useState<Awaited<ReturnType<typeof loadSunTable>>['sunTable']>()
  useEffect(() => {
    let isGone = false
    void loadSunTable().then((loaded) => {
      if (!isGone) setSunTable(() => loaded.sunTable)
    })
    return () => {
      isGone = true
    }
  }, [])
  const place = ground && toGroundQuery(ground).toString()
  const { latitude, longitude, timeZone, state } = ground ?? {}
  const seasons = useSeasonHours()
  return useMemo(() => {
    if (latitude === undefined || longitude === undefined || timeZone === undefined) return undefined
    if (sunTable) return sunTable(days, { latitude, longitude, timeZone, state }, seasons)
    return given?.place === place ? given?.table : undefined
  }, [days, latitude, longitude, timeZone, state, seasons, place, given, sunTable])
}
