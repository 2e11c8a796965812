/** This browser saves the camera visits, and sends them nowhere. */
import { useMemo } from 'react'
import { browserStorage } from '~/lib/browser-storage'
import { rowsBack } from '~/lib/rows-back'
import { storedText } from '~/lib/use-stored-text'
import { cameraVisitsKey, parseVisits, serializeVisits, type CameraVisit } from './camera-visit'

const stored = storedText(cameraVisitsKey, { isPersistent: true })

/** Reads the visits of this moment, and not those of the last rendering. */
export function readCameraVisits(): CameraVisit[] {
  return parseVisits(browserStorage.read(cameraVisitsKey) ?? '')
}

/** @returns whether the visits were stored */
export function saveCameraVisits(visits: readonly CameraVisit[]): boolean {
  if (visits.length > 0) return stored.save(serializeVisits(visits))
  stored.forget()
  return true
}

/** Takes back a change from `before` to `after`. A visit that was added or changed since, as in another tab, stays. */
export function undoCameraVisits(before: readonly CameraVisit[], after: readonly CameraVisit[]): boolean {
  return saveCameraVisits(rowsBack({ before, after, now: readCameraVisits() }, ({ id }) => id))
}

export function useCameraVisits(): CameraVisit[] {
  const text = stored.useText()
  return useMemo(() => parseVisits(text ?? ''), [text])
}
