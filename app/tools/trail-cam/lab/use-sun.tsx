import { useEffect, useMemo, useState } from 'react'
import { toGroundQuery, type Ground } from '~/tools/ground/ground'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import type { SunTable } from './activity'
import type { GivenSun } from './sun-table'

const loadSunTable = () => import('./sun-table')

/** Astronomy is loaded after the page; until then an answer that the server has made has its table from there. */
export function useSun(
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
