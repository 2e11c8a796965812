/** The pins in words: the legend of the map, on screen and in print. */
import { controlClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { withId } from '~/lib/ids'
import { positionText } from './map-geometry'
import { changePin, legendOf, pinName, type LegendEntry } from './stand-map'
import { mostCharacters, pinKinds } from './stand-map.data'
import type { Pin, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

interface PinListProps {
  map: StandMap
  onChange: ChangeMap
  onDelete: (pin: Pin) => void
}

export function PinList({ map, onChange, onDelete }: PinListProps) {
  const entries = legendOf(map)
  return (
    <section aria-labelledby="map-pins">
      <h3 id="map-pins" className="print:hidden">
        {entries.length === 0 ? 'No pins yet' : `${String(entries.length)} ${entries.length === 1 ? 'pin' : 'pins'}`}
      </h3>
      {entries.length === 0 ? (
        <p className="no-print mt-2 text-soft">Press “Add stand” and tap the map where the stand is.</p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {entries.map((entry) => (
            <PinEntry
              key={entry.pin.id}
              entry={entry}
              onRename={(name) => {
                onChange((now) => changePin(now, entry.pin.id, { name }))
              }}
              onDelete={() => {
                onDelete(entry.pin)
              }}
            />
          ))}
        </ul>
      )}
      {map.pins.some(({ kind }) => kind === 'stand') ? <Notes map={map} /> : null}
    </section>
  )
}

interface PinEntryProps {
  entry: LegendEntry
  onRename: (name: string) => void
  onDelete: () => void
}

function PinEntry({ entry: { pin, mark, kind, scent, distances }, onRename, onDelete }: PinEntryProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] break-inside-avoid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[16rem_minmax(0,1fr)_auto] print:grid-cols-[12rem_minmax(0,1fr)] print:py-1">
      <div className="flex items-center gap-3">
        <b
          style={{ backgroundColor: withId(pinKinds, pin.kind).color }}
          className="min-w-9 rounded-full px-2 py-1 text-center font-sans text-sm text-white [print-color-adjust:exact]"
        >
          {mark}
        </b>
        <input
          type="text"
          aria-label={`Name of ${mark}`}
          placeholder={pinName({ ...pin, name: '' })}
          value={pin.name}
          maxLength={mostCharacters}
          className={`no-print ${controlClass(undefined)}`}
          onChange={({ currentTarget }) => {
            onRename(currentTarget.value)
          }}
        />
        <span className="hidden print:inline">{pinName(pin)}</span>
      </div>
      <div className="max-md:order-last max-md:col-span-2 print:order-none print:col-span-1">
        <p className="font-sans text-base text-soft">
          {kind} <span className="no-print">({positionText(pin)})</span>
        </p>
        {scent === '' ? null : <p className="font-semibold">{scent}</p>}
        {distances === '' ? null : <p>{distances}</p>}
      </div>
      <Button look="secondary" extra="no-print" aria-label={`Delete ${mark}, ${pinName(pin)}`} onClick={onDelete}>
        Delete
      </Button>
    </li>
  )
}

function Notes({ map }: { map: StandMap }) {
  return (
    <p className="mt-3 max-w-measure font-sans text-base text-soft">
      {map.wind === ''
        ? 'Choose the wind to see where your scent goes. '
        : 'The cone is a rule of thumb, 22.5° to each side of the wind. Slopes, trees and calm air bend it, and it says nothing about how far scent carries. '}
      {map.scale ? 'Distances are straight lines, as exact as your two points.' : 'Set the scale to see distances.'}
    </p>
  )
}
