/**
 * The units of the answers: American, or metric where a visitor says so. The choice is kept in this browser; without
 * JavaScript it is in the address, as `units=metric`.
 */
import type { MouseEvent } from 'react'
import { storedText } from '~/lib/use-stored-text'

const all = [
  { id: 'us', name: 'US' },
  { id: 'metric', name: 'Metric' },
] as const

export type FieldUnits = (typeof all)[number]['id']

const stored = storedText('stagwise-units')
const parameter = 'units'

export function isFieldUnits(text: string | null): text is FieldUnits {
  return all.some(({ id }) => id === text)
}

/** What the address says, or else what this browser keeps. */
export function useUnits(query?: URLSearchParams): FieldUnits {
  const kept = stored.useText()
  const asked = query?.get(parameter) ?? kept
  return isFieldUnits(asked) ? asked : 'us'
}

interface UnitSwitchProps {
  /** The page’s path. */
  path: string
  query: URLSearchParams
  /** Answers another address. */
  show: (query: URLSearchParams) => void
}

/** Beside an answer with units. */
export function UnitSwitch({ path, query, show }: UnitSwitchProps) {
  const units = useUnits(query)
  const addressOf = (id: FieldUnits) => {
    const address = new URLSearchParams(query)
    if (id === 'us') address.delete(parameter)
    else address.set(parameter, id)
    return address
  }
  const choose = (event: MouseEvent, id: FieldUnits) => {
    event.preventDefault()
    const rest = new URLSearchParams(query)
    rest.delete(parameter)
    show(stored.save(id) ? rest : addressOf(id))
  }
  return (
    <nav aria-label="Units" className="no-print flex flex-wrap items-center gap-x-4 font-sans text-base">
      <span aria-hidden="true">Units</span>
      {all.map(({ id, name }) => (
        <a
          key={id}
          href={`${path}?${addressOf(id).toString()}#result`}
          rel="nofollow"
          aria-current={id === units ? 'true' : undefined}
          className={`inline-flex min-h-11 items-center ${id === units ? 'font-semibold text-ink no-underline' : ''}`}
          onClick={(event) => {
            choose(event, id)
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
