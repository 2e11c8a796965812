import { Said } from '~/tools/said'
import { AddMap } from './add-map'
import { MapActions } from './map-actions'
import { MapChoice } from './map-choice'
import { MapDesk } from './map-desk'
import { MapSettings } from './map-settings'
import { PinList } from './pin-list'
import { mapName, pinName, restorePin, windText } from './stand-map'
import type { Pin } from './stand-map.schema'
import { useFocusLater } from './use-focus-later'
import { useStandMaps, type ChangeMap } from './use-stand-maps'

const undoId = 'stand-map-undo'

export function StandMaps() {
  const { maps, map, picture, isNew, message, say, open, add, remove, changeMap } = useStandMaps()
  const focusLater = useFocusLater()
  if (!maps) return <p role="status">Opening the maps of this browser.</p>
  const id = map?.id ?? ''
  const change: ChangeMap = (update, options) => {
    changeMap(id, update, options)
  }
  const removePin = (pin: Pin) => {
    const index = map?.pins.findIndex((each) => each.id === pin.id) ?? 0
    change((now) => ({ ...now, pins: now.pins.filter((each) => each.id !== pin.id) }))
    say({
      text: `${pinName(pin)} deleted.`,
      undo: () => {
        change((now) => restorePin(now, pin, index))
        say({ text: `${pinName(pin)} is back.` })
        focusLater(`pin-${pin.id}`)
      },
    })
    focusLater(undoId)
  }
  const removeRuler = () => {
    change((now) => ({ ...now, ruler: [] }))
    focusLater('tool-ruler')
  }
  const editing = { onChange: change, onRemoveRuler: removeRuler }
  return (
    <div className="space-y-6 print:space-y-2">
      {map ? <MapChoice maps={maps} map={map} onOpen={open} onChange={change} /> : null}
      {map && picture ? (
        <>
          <div className="hidden print:block">
            <h3>{mapName(map)}</h3>
            <p>{windText(map)}</p>
          </div>
          <MapDesk key={id} {...editing} map={map} url={picture.url} takesFocus={isNew} onRemovePin={removePin} />
        </>
      ) : null}
      <Said message={message} undoId={undoId} />
      {map && picture ? (
        <>
          <MapSettings key={id} {...editing} map={map} />
          <PinList map={map} onChange={change} onDelete={removePin} onSay={say} />
          <MapActions
            map={map}
            picture={picture.blob}
            onSay={(text) => {
              say({ text })
            }}
            onDelete={() => void remove(map, picture.blob)}
          />
        </>
      ) : null}
      <AddMap isFirst={!map} onAdd={add} />
    </div>
  )
}
