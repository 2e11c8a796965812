/** This browser saves my stands. An address with stands shows its own, and leaves the saved ones alone. */
import { browserStorage } from '~/lib/browser-storage'
import { rowsBack } from '~/lib/rows-back'
import { storedText } from '~/lib/use-stored-text'
import { mergeStands, readStands, toFullQuery, withoutStands, type MergedStands, type Stand } from './stand'

const key = 'stagwise-stands'
const stored = storedText(key, { isPersistent: true })

/** @returns whether the stands were stored */
export function saveStands(stands: readonly Stand[]): boolean {
  return stored.save(toFullQuery(stands).toString())
}

/** Reads the stands of this moment, and not those of the last rendering. */
export function readSavedStands(): Stand[] {
  return readStands(new URLSearchParams(browserStorage.read(key) ?? ''))
}

/** Returns no stands on the server, before hydration, and where nothing is saved. */
export function useSavedStands(): Stand[] {
  return readStands(new URLSearchParams(stored.useText() ?? ''))
}

/** Returns the names for a field that names a stand: `suggestions={useStandNames()}`. */
export function useStandNames(): string[] {
  return useSavedStands().map(({ name }) => name)
}

export interface StandsState {
  /** The stands of the address, or else the saved ones. */
  stands: Stand[]
  /** The stands are from the address, as from a shared link or without JavaScript. */
  isFromAddress: boolean
  /** Saves other stands and returns the address without them; those of an address stay in it. */
  change: (query: URLSearchParams, stands: readonly Stand[]) => URLSearchParams
  /** Adds the address's stands to the saved ones. */
  keep: (query: URLSearchParams) => Kept
}

export interface Kept {
  /** The address without the stands; undefined if this browser did not store them. */
  query: URLSearchParams | undefined
  merged: MergedStands
  /** Takes back what was kept, but no later change, and returns the address with the stands of the link. */
  undo: (query: URLSearchParams) => URLSearchParams
}

export function useStands(address: URLSearchParams): StandsState {
  const saved = useSavedStands()
  const shared = readStands(address)
  const isFromAddress = shared.length > 0
  const store = (query: URLSearchParams, stands: readonly Stand[]) =>
    saveStands(stands) ? withoutStands(query) : withStandsOf(query, stands)
  return {
    stands: isFromAddress ? shared : saved,
    isFromAddress,
    change: (query, stands) => (isFromAddress ? withStandsOf(query, stands) : store(query, stands)),
    keep: (query) => {
      const before = readSavedStands()
      const merged = mergeStands(before, shared)
      return {
        query: saveStands(merged.stands) ? withoutStands(query) : undefined,
        merged,
        undo: (now) => {
          saveStands(rowsBack({ before, after: merged.stands, now: readSavedStands() }, ({ name }) => name))
          return withStandsOf(now, shared)
        },
      }
    },
  }
}

function withStandsOf(query: URLSearchParams, stands: readonly Stand[]): URLSearchParams {
  return new URLSearchParams([...withoutStands(query), ...toFullQuery(stands)])
}
