/** The maps of this browser, one of them open. */
import { useEffect, useState } from 'react'
import { Said } from '~/features/tools/said'
import { AddMap } from './add-map'
import { MapActions } from './map-actions'
import { MapChoice } from './map-choice'
import { MapDesk } from './map-desk'
import { MapSettings } from './map-settings'
import { PinList } from './pin-list'
import { mapName, pinName, restorePin, windText } from './stand-map'
import type { Pin } from './stand-map.schema'
import { useStandMaps, type ChangeMap } from './use-stand-maps'

const undoId = 'stand-map-undo'

export function StandMaps() {
  const { maps, map, picture, message, say, open, add, remove, changeMap } = useStandMaps()
  const focusLater = useFocusLater()
  const [addedId, setAddedId] = useState<string>()
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
          <MapDesk
            key={id}
            {...editing}
            map={map}
            url={picture.url}
            takesFocus={addedId === id}
            onRemovePin={removePin}
          />
        </>
      ) : null}
      <Said message={message} undoId={undoId} />
      {map && picture ? (
        <>
          <MapSettings key={id} {...editing} map={map} />
          <PinList map={map} onChange={change} onDelete={removePin} />
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
      <AddMap
        isFirst={!map}
        onAdd={(added, blob, text) => {
          setAddedId(added.id)
          return add(added, blob, text)
        }}
      />
    </div>
  )
}

/** Focuses an element that the next render shows. */
function useFocusLater(): (id: string) => void {
  const [next, setNext] = useState<{ id: string }>()
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus()
  }, [next])
  return (id) => {
    setNext({ id })
  }
}
