/** This browser saves the camera visits, and sends them nowhere. */
import { useMemo } from 'react'
import { browserStorage } from '~/lib/browser-storage'
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

export function useCameraVisits(): CameraVisit[] {
  const text = stored.useText()
  return useMemo(() => parseVisits(text ?? ''), [text])
}
