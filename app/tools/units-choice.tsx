/**
 * A visitor chooses US units or metric once. This browser stores the choice; without JavaScript and in a copied link
 * the address has it. The address counts first: whoever follows a link sees what its sender saw.
 */
import { Fragment } from 'react'
import { storedText } from '~/lib/use-stored-text'
import { parseUnits, unitsParameter, unitSystems, type Units } from './units'
import type { ToolState } from './use-tool'

const stored = storedText('stagwise-units')

/** Returns undefined if nobody chose: then each number has the units in which it was typed. */
export function useUnits(query: URLSearchParams): Units | undefined {
  const last = stored.useText()
  return parseUnits(query.get(unitsParameter)) ?? parseUnits(last)
}

/** Returns what a shared link says. */
export function toUnitsQuery(units: Units | undefined): [string, string][] {
  return units === undefined ? [] : [[unitsParameter, units]]
}

/** The field is for a form whose page carries the choice in its address. */
export function UnitsField({ query }: { query: URLSearchParams }) {
  const units = parseUnits(query.get(unitsParameter))
  return units === undefined ? null : <input type="hidden" name={unitsParameter} value={units} />
}

interface UnitsSwitchProps {
  /** The units of the answer. */
  units: Units
  /** The path of the page. */
  path: string
  tool: Pick<ToolState, 'query' | 'onFollow' | 'show'>
}

export function UnitsSwitch({ units, path, tool: { query, onFollow, show } }: UnitsSwitchProps) {
  const rest = new URLSearchParams(query)
  rest.delete(unitsParameter)
  return (
    <p className="no-print flex min-h-11 flex-wrap items-center font-sans text-base">
      Units:
      {unitSystems.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index === 0 ? null : '·'}
          <a
            href={`${path}?${new URLSearchParams([...rest, [unitsParameter, id]]).toString()}#result`}
            aria-current={id === units ? 'true' : undefined}
            className="inline-flex min-h-11 items-center px-3 aria-current:font-bold aria-current:text-ink aria-current:no-underline"
            onClick={(event) => {
              onFollow(event)
              if (event.defaultPrevented && stored.save(id)) show(rest)
            }}
          >
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  )
}
