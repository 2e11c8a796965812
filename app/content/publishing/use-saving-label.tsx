import { useHydrated } from 'remix-utils/use-hydrated'
import { saveDraftLabel } from '~/lib/editing'
import { draftChoice, laterChoice } from './publication'

interface Saved {
  /** Empty for a new record. */
  version: string
  /** True if the stored record is public. */
  isPublic?: boolean
}

/** Returns the label of Save for a record with a page. Without JavaScript the label cannot follow the choice. */
export function useSavingLabel({ version, isPublic = false }: Saved, choice: string | undefined, noun: string): string {
  const isHydrated = useHydrated()
  if (isHydrated && choice === draftChoice) return isPublic ? 'Switch to draft' : saveDraftLabel
  if (isPublic) return 'Publish changes'
  if (isHydrated && choice === 'true') return 'Publish'
  if (isHydrated && choice === laterChoice) return 'Schedule'
  return version === '' ? `Create ${noun}` : `Save ${noun}`
}
