/**
 * Marks saved in the visitor's browser and sent nowhere. If storage is full, blocked or invalid, only the address
 * keeps them.
 */
import * as z from 'zod/mini'
import { browserStorage } from '~/lib/browser-storage'
import type { ChecklistQuestion } from './checklist'
import { huntTypes, type HuntTypeId } from './checklist-items.data'

const storageKey = 'stagwise-checklist'

const SavedMarks = z.object({
  /** The hunt type marked last. */
  last: z.enum(huntTypes.map(({ id }) => id)),
  /** Ids of checked items, by hunt type. */
  done: z.record(z.string(), z.array(z.string())),
})

/** Of a hunt type, or of the one marked last. */
export function findSavedMarks(huntType?: HuntTypeId): ChecklistQuestion | undefined {
  const saved = readSaved()
  const wanted = huntType ?? saved?.last
  const done = wanted === undefined ? undefined : saved?.done[wanted]
  return wanted === undefined || done === undefined ? undefined : { huntType: wanted, done }
}

export function saveMarks({ huntType, done }: ChecklistQuestion): void {
  const saved = { last: huntType, done: { ...readSaved()?.done, [huntType]: [...done] } }
  browserStorage.write(storageKey, JSON.stringify(saved))
}

function readSaved(): z.infer<typeof SavedMarks> | undefined {
  const text = browserStorage.read(storageKey)
  if (text === null) return undefined
  try {
    return z.safeParse(SavedMarks, JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
