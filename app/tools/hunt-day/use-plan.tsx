/**
 * Keeps where the hunter sits, and who knows, in this browser and out of the address; a copied link includes them. An
 * address that has any of them is used alone: one hunter's stored plan never fills in another hunter's sheet.
 */
import { storedText } from '~/lib/use-stored-text'
import { privateNames } from './hunt-day.schema'

const stored = storedText('stagwise-hunt-day', { isPersistent: true })

interface StoredPlan {
  /** What the address says, and what is kept. */
  query: URLSearchParams
  /** What is kept, for a shared link. */
  kept: URLSearchParams
  /** Keeps what is private of a submitted form, and returns the rest of it for the address. */
  keep: (submitted: URLSearchParams) => URLSearchParams
}

/** @param isShared whether the address is a sheet that somebody sent */
export function useStoredPlan(address: URLSearchParams, isShared: boolean): StoredPlan {
  const text = stored.useText()
  const isGiven = isShared || privateNames.some((name) => address.has(name))
  const saved = new URLSearchParams(isGiven ? '' : (text ?? ''))
  const kept = new URLSearchParams()
  const query = new URLSearchParams(address)
  for (const name of privateNames) {
    const text = address.get(name) ?? saved.get(name) ?? ''
    if (text === '') continue
    kept.set(name, text)
    query.set(name, text)
  }
  return {
    query,
    kept,
    keep(submitted) {
      const plan = new URLSearchParams()
      const rest = new URLSearchParams(submitted)
      for (const name of privateNames) {
        plan.set(name, submitted.get(name) ?? '')
        rest.delete(name)
      }
      return stored.save(plan.toString()) ? rest : submitted
    },
  }
}
