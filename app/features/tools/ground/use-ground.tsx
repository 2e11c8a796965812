/**
 * The ground of a tool: the address has the first word, then what this browser keeps. With JavaScript a place that is
 * typed is kept here and taken out of the address; without, it stays in the address.
 */
import { useEffect, useState, type FormEvent } from 'react'
import { toQuery, type ToolState } from '~/features/tools/use-tool'
import { groundParameters, readGround, type Ground, type ZoneLookup } from './ground'
import { forgetGround, saveGround, useSavedGround } from './saved-ground'

export interface GroundState {
  ground: Ground | undefined
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>
  /** Instead of the tool's own. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  forget: () => void
}

export function useGround({ query, show }: Pick<ToolState, 'query' | 'show'>): GroundState {
  const saved = useSavedGround()
  const zoneOf = useZoneLookup()
  const asked = readGround(query, zoneOf)
  return {
    ground: asked.input ?? (Object.keys(asked.errors).length === 0 ? saved : undefined),
    errors: asked.errors,
    onSubmit(event) {
      event.preventDefault()
      const submitted = toQuery(new FormData(event.currentTarget))
      const { input } = readGround(submitted, zoneOf)
      const isKept = input && saveGround(input)
      show(isKept ? withoutGround(submitted) : submitted, { takesFocus: true })
    },
    forget() {
      forgetGround()
      show(withoutGround(query))
    },
  }
}

/** Loaded once the page is there, so that a place that is typed later asks nothing of the network. */
function useZoneLookup(): ZoneLookup | undefined {
  const [zoneOf, setZoneOf] = useState<ZoneLookup>()
  useEffect(() => {
    let isGone = false
    void import('@photostructure/tz-lookup').then(({ default: lookup }) => {
      if (!isGone) setZoneOf(() => lookup)
    })
    return () => {
      isGone = true
    }
  }, [])
  return zoneOf
}

export function withoutGround(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of groundParameters) rest.delete(name)
  return rest
}
