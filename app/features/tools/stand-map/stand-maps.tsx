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
  if (!maps) return <p role="status">Opening the maps of this browser.</p>
  const sayText = (text: string) => {
    say({ text })
  }
  if (!map || !picture) {
    return (
      <div className="space-y-6">
        {map ? <p role="status">Opening “{mapName(map)}”.</p> : null}
        <Said message={message} undoId={undoId} />
        <AddMap isFirst={!map} onAdd={add} />
      </div>
    )
  }
  const { id } = map
  const change: ChangeMap = (update, options) => {
    changeMap(id, update, options)
  }
  const removePin = (pin: Pin) => {
    const index = map.pins.findIndex((each) => each.id === pin.id)
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
  return (
    <div className="space-y-6 print:space-y-2">
      <MapChoice maps={maps} map={map} onOpen={open} onChange={change} />
      <div className="hidden print:block">
        <h3>{mapName(map)}</h3>
        <p>{windText(map)}</p>
      </div>
      <MapDesk key={id} map={map} url={picture.url} onChange={change} onDelete={removePin} />
      <Said message={message} undoId={undoId} />
      <MapSettings key={`settings ${id}`} map={map} onChange={change} />
      <PinList map={map} onChange={change} onDelete={removePin} />
      <MapActions map={map} picture={picture.blob} onSay={sayText} onDelete={() => void remove(map, picture.blob)} />
      <AddMap isFirst={false} onAdd={add} />
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
