/** My ground as this browser keeps it. Where nothing can be stored, the address alone says where the ground is. */
import { storedText } from '~/lib/use-stored-text'
import { readGround, toGroundQuery, type Ground } from './ground'

const stored = storedText('stagwise-ground', { isPersistent: true })

/** @returns whether it was stored */
export function saveGround(ground: Ground): boolean {
  return stored.save(toStoredText(ground))
}

export const forgetGround = stored.forget

/** Undefined on the server, before hydration, and where nothing is saved. */
export function useSavedGround(): Ground | undefined {
  const text = stored.useText()
  return text === null ? undefined : readGround(new URLSearchParams(text)).input
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
