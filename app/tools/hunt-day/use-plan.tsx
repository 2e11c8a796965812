/**
 * Saves where the hunter sits, and who knows, in this browser and not in the address; a copied link includes both. An
 * address that has any of this is used alone: one hunter's stored plan never fills in another hunter's sheet.
 */
import { storedText } from '~/lib/use-stored-text'
import { privateNames } from './hunt-day.schema'

const stored = storedText('stagwise-hunt-day', { isPersistent: true })

interface StoredPlan {
  /** The values of the address, and the saved ones. */
  query: URLSearchParams
  /** The saved values, for a shared link. */
  kept: URLSearchParams
  /** Saves the private values of a submitted form, and returns the rest for the address. */
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
