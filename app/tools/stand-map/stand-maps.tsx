/** Shows the maps of this browser, one of them open. */
import { useMemo } from 'react'
import { toolPath } from '~/paths'
import { Said } from '~/tools/said'
import { UnitsSwitch, useUnits } from '~/tools/units-choice'
import type { ToolState } from '~/tools/use-tool'
import { AddMap } from './add-map'
import { DeleteMap, MapActions } from './map-actions'
import { MapChoice } from './map-choice'
import { MapDesk } from './map-desk'
import { inUnits, unitsOf } from './map-geometry'
import { MapSettings } from './map-settings'
import { PinList } from './pin-list'
import { mapName, pinName, restorePin, windText } from './stand-map'
import type { Pin } from './stand-map.schema'
import { useFocusLater } from './use-focus-later'
import { useStandMaps, type ChangeMap } from './use-stand-maps'

export function StandMaps({ tool }: { tool: ToolState }) {
  const {
    maps,
    map: stored,
    picture,
    isPictureLost,
    isNew,
    message,
    say,
    open,
    add,
    remove,
    changeMap,
  } = useStandMaps()
  const focusLater = useFocusLater()
  const units = useUnits(tool.query)
  const map = useMemo(() => stored && inUnits(stored, units), [stored, units])
  if (!maps) return <p role="status">Opening your maps.</p>
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
      <Said message={message} />
      {stored && map && picture ? (
        <>
          <MapSettings key={id} {...editing} map={map} units={units} />
          <PinList map={map} onChange={change} onDelete={removePin} onSay={say} />
          {map.scale ? <UnitsSwitch units={unitsOf(map)} path={toolPath('my-map')} tool={tool} /> : null}
          <MapActions
            map={map}
            stored={stored}
            picture={picture.blob}
            onSay={(text) => {
              say({ text })
            }}
            onDelete={() => void remove(stored, picture.blob)}
          />
        </>
      ) : null}
      {stored && map && isPictureLost ? (
        <>
          <p className="caution">
            This browser has the pins of “{mapName(map)}”, but no longer its picture. If you have saved the map as a
            file, or everything in one file, open it again.
          </p>
          <PinList map={map} onChange={change} onDelete={removePin} onSay={say} />
          <DeleteMap map={map} onDelete={() => void remove(stored, undefined)} />
        </>
      ) : null}
      <AddMap isFirst={!map} onAdd={add} />
    </div>
  )
}
