/**
 * My ground as this browser keeps it, and as every part of a page that shows it hears of it. It is sent nowhere. Storage
 * can be full, blocked or hold something else: then the address alone says where the ground is.
 */
import { useSyncExternalStore } from 'react'
import { browserStorage } from '~/lib/browser-storage'
import { readGround, toGroundQuery, type Ground } from './ground'

const storageKey = 'stagwise-ground'

const listeners = new Set<() => void>()

/** @returns whether it was stored */
export function saveGround(ground: Ground): boolean {
  const isStored = browserStorage.write(storageKey, toStoredText(ground))
  notify()
  return isStored
}

export function forgetGround(): void {
  browserStorage.remove(storageKey)
  notify()
}

/** Undefined on the server, while the page wakes up, and where nothing is saved. */
export function useSavedGround(): Ground | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => browserStorage.read(storageKey),
    () => null,
  )
  return text === null ? undefined : readGround(new URLSearchParams(text)).input
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab's change.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** As in an address, but with every digit: it never leaves this browser. */
function toStoredText(ground: Ground): string {
  const query = toGroundQuery(ground)
  if (!ground.isStateCenter) {
    query.set('lat', String(ground.latitude))
    query.set('lon', String(ground.longitude))
  }
  return query.toString()
}
