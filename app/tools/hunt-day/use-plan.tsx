/**
 * Where the hunter sits, and who knows, stay in this browser: they are taken out of the address, and a link that is
 * copied has them. An address that has them, as without JavaScript, wins.
 */
import { storedText } from '~/lib/use-stored-text'
import { privateNames } from './hunt-day.schema'

const stored = storedText('stagwise-hunt-day')

interface StoredPlan {
  /** What the address says, and what is kept. */
  query: URLSearchParams
  /** What is kept, for a shared link. */
  kept: URLSearchParams
  /** Keeps what is private of a submitted form, and returns the rest of it for the address. */
  keep: (submitted: URLSearchParams) => URLSearchParams
}

export function useStoredPlan(address: URLSearchParams): StoredPlan {
  const saved = new URLSearchParams(stored.useText() ?? '')
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
