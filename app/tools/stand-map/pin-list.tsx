import { controlClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { describeStand, judgeStand, verdicts } from '~/tools/stands/judge-stand'
import {
  isSameName,
  mostNameCharacters,
  mostStands,
  parseStand,
  serializeStand,
  withStand,
  type Stand,
} from '~/tools/stands/stand'
import { readSavedStands, saveStands, useSavedStands } from '~/tools/stands/use-stands'
import { withId } from '~/lib/ids'
import { toolPath } from '~/paths'
import { positionText } from './map-geometry'
import type { Message } from '~/tools/said'
import { changePin, legendOf, pinName, type LegendEntry } from './stand-map'
import { mostCharacters, pinKinds } from './stand-map.data'
import type { Pin, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

const standNames = 'my-stand-names'

interface PinListProps {
  map: StandMap
  onChange: ChangeMap
  onDelete: (pin: Pin) => void
  onSay: (message: Message) => void
}

export function PinList({ map, onChange, onDelete, onSay }: PinListProps) {
  const entries = legendOf(map)
  const stands = useSavedStands()
  const addStand = (name: string) => {
    const stand = parseStand(name)
    if (!stand || stands.length >= mostStands || stands.some((known) => isSameName(known.name, stand.name))) return
    if (!saveStands(withStand(stands, stand))) return
    onSay({
      text: `${stand.name} is in the list of your stands, too. Give it its good winds below.`,
      undo: () => {
        const now = readSavedStands()
        // Winds that the stand has got since stay with it.
        const left = now.filter((each) => serializeStand(each) !== serializeStand(stand))
        saveStands(left)
        onSay({
          text: left.length < now.length ? `${stand.name} is a pin only.` : `${stand.name} has changed, and stays.`,
        })
      },
    })
  }
  return (
    <section aria-labelledby="map-pins">
      <h3 id="map-pins" className="print:hidden">
        {entries.length === 0 ? 'No pins yet' : `${String(entries.length)} ${entries.length === 1 ? 'pin' : 'pins'}`}
      </h3>
      {entries.length === 0 ? (
        <p className="no-print mt-2 text-soft">Press Stand and tap the map where the stand is.</p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
          {entries.map((entry) => (
            <PinEntry
              key={entry.pin.id}
              entry={entry}
              map={map}
              stand={stands.find(({ name }) => entry.pin.kind === 'stand' && isSameName(name, entry.pin.name.trim()))}
              onNamed={addStand}
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
  map: StandMap
  stand: Stand | undefined
  onNamed: (name: string) => void
  onRename: (name: string) => void
  onDelete: () => void
}

function PinEntry({
  entry: { pin, mark, kind, scent, distances },
  map,
  stand,
  onNamed,
  onRename,
  onDelete,
}: PinEntryProps) {
  const isStand = pin.kind === 'stand'
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
          maxLength={isStand ? mostNameCharacters : mostCharacters}
          list={isStand ? standNames : undefined}
          className={controlClass(undefined)}
          onChange={({ currentTarget }) => {
            onRename(currentTarget.value)
          }}
          onBlur={({ currentTarget }) => {
            if (isStand) onNamed(currentTarget.value)
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (isStand && key === 'Enter') onNamed(currentTarget.value)
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
        {stand ? <OfTheList stand={stand} wind={map.wind} /> : null}
        {isStand && !stand && pin.name.trim() !== '' ? (
          <p className="no-print flex flex-wrap items-center gap-3 text-base text-soft">
            Not in your list of stands.
            <Button
              look="secondary"
              aria-label={`Add ${pinName(pin)} to my stands`}
              onClick={() => {
                onNamed(pin.name)
              }}
            >
              Add It
            </Button>
          </p>
        ) : null}
        {scent === '' ? null : <p className="font-semibold">{scent}</p>}
        {distances === '' ? null : <p>{distances}</p>}
      </div>
    </li>
  )
}

function OfTheList({ stand, wind }: { stand: Stand; wind: StandMap['wind'] }) {
  const judgment = wind === '' ? undefined : judgeStand(stand, wind)
  if (!judgment) return <p className="text-base text-soft">{describeStand(stand) || 'In your list, without winds.'}</p>
  return (
    <p>
      <b>{withId(verdicts, judgment.verdict).name}:</b> {judgment.reasons.join(' ')}
    </p>
  )
}

function Notes({ map }: { map: StandMap }) {
  return (
    <p className="mt-3 max-w-measure font-sans text-base text-soft">
      {map.wind === ''
        ? 'Choose the wind to see where your scent goes. '
        : 'The cone is a rule of thumb, 22.5° to each side of the wind. Slopes, trees and calm air bend it, and it says nothing about how far scent carries. '}
      {map.scale ? 'Distances are straight lines, as exact as your two points. ' : 'Set the scale to see distances. '}
      {map.wind === '' ? null : (
        <SiteLink to={`${toolPath('wind-direction-stand-picker')}?wind=${map.wind}`} className="no-print">
          See all your stands for this wind
        </SiteLink>
      )}
    </p>
  )
}
