/** The legend of the map, on screen and in print. */
import { controlClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { useSavedStands } from '~/tools/stands/use-stands'
import { withId } from '~/lib/ids'
import { positionText } from './map-geometry'
import { changePin, legendOf, pinName, type LegendEntry } from './stand-map'
import { mostCharacters, pinKinds } from './stand-map.data'
import type { Pin, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

/** The id of the list of “My stands”. */
const standNames = 'my-stand-names'

interface PinListProps {
  map: StandMap
  onChange: ChangeMap
  onDelete: (pin: Pin) => void
}

export function PinList({ map, onChange, onDelete }: PinListProps) {
  const entries = legendOf(map)
  const stands = useSavedStands()
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
      <datalist id={standNames}>
        {stands.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 print:py-1">
      <b
        style={{ backgroundColor: withId(pinKinds, pin.kind).color, printColorAdjust: 'exact' }}
        className="rounded-full px-2 py-1 font-sans text-sm text-white"
      >
        {mark}
      </b>
      <div className="no-print min-w-0 max-w-md flex-1">
        <input
          type="text"
          aria-label={`Name of ${mark}`}
          placeholder={pinName({ ...pin, name: '' })}
          value={pin.name}
          maxLength={mostCharacters}
          list={pin.kind === 'stand' ? standNames : undefined}
          className={controlClass(undefined)}
          onChange={({ currentTarget }) => {
            onRename(currentTarget.value)
          }}
        />
      </div>
      <b className="hidden print:block">{pinName(pin)}</b>
      <Button look="secondary" extra="no-print" aria-label={`Delete ${mark}, ${pinName(pin)}`} onClick={onDelete}>
        Delete
      </Button>
      <div className="w-full">
        <p className="font-sans text-base text-soft">
          {kind} <span className="no-print">({positionText(pin)})</span>
        </p>
        {scent === '' ? null : <p className="font-semibold">{scent}</p>}
        {distances === '' ? null : <p>{distances}</p>}
      </div>
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
