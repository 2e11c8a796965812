/** This browser saves the ground. If it cannot, the address alone says where the ground is. */
import { useEffect, useMemo } from 'react'
import { rememberState } from '~/tools/remembered-choices'
import { storedText } from '~/lib/use-stored-text'
import type { Ground } from './ground'
import { checkStoredGround, isUnchecked, readStoredGround, toStoredGround } from './stored-ground'

const stored = storedText('stagwise-ground', { isPersistent: true })

/** Saves the ground, and its state for the tools that ask for a state alone. @returns whether the ground was stored */
export function saveGround(ground: Ground): boolean {
  rememberState(ground.state)
  // The place never leaves this browser, so it has every digit.
  return stored.save(toStoredGround(ground, (degrees) => degrees).toString())
}

export const forgetGround = stored.forget

export function useSavedGround(): Ground | undefined {
  const text = stored.useText()
  return useMemo(() => (text === null ? undefined : readStoredGround(text)), [text])
}

/** A point that was saved before the clock was stored with it has no state and zone. */
export function useCheckOfSavedGround(): void {
  const text = stored.useText()
  useEffect(() => {
    if (text === null || !isUnchecked(text)) return
    void import('./region-of-point').then(({ regionOf }) => {
      const ground = checkStoredGround(text, regionOf)
      if (ground) saveGround(ground)
    })
  }, [text])
}
