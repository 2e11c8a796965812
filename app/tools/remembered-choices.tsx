/**
 * A choice in one tool is offered in the next: weapon, species, state and the area of the rut. Only this browser stores
 * it.
 */
import { useEffect } from 'react'
import { storedText } from '~/lib/use-stored-text'

type RememberedName = 'weapon' | 'species' | 'state' | 'zone'

const stores = {
  weapon: storedText('stagwise-weapon'),
  species: storedText('stagwise-species'),
  state: storedText('stagwise-state'),
  zone: storedText('stagwise-rut-zone'),
} satisfies Record<RememberedName, unknown>

/**
 * Remembers a valid choice, and offers the last one where there is none.
 * @param chosen the tool's valid choice
 * @param typed the choice in the tool's address, valid or not
 * @returns the value that the field shows
 */
export function useRememberedChoice(
  name: RememberedName,
  { chosen, typed }: { chosen: string | undefined; typed: string | null },
): string {
  const store = stores[name]
  const last = store.useText()
  useEffect(() => {
    if (chosen !== undefined && chosen !== last) store.save(chosen)
  }, [store, chosen, last])
  return typed ?? last ?? ''
}

/** Remembers the state of a place that was set. A place outside of the states has none. */
export function rememberState(state: string | undefined): void {
  if (state === undefined) stores.state.forget()
  else stores.state.save(state)
}
